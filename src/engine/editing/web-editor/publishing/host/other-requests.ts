import { isObject, pagesIn, parseJson } from '../../../../base/shared-types/json'
import type { GitHost, OpenRequest } from '../../../../git/git-hosts/git-host'
import type { OthersRequest } from '../../../edited-site/publishing'

/** The newest commit with the file that two branches have in common, of the last few. */
export async function findStart(
  host: GitHost,
  branch: string,
  main: string,
  file: string,
): Promise<string | undefined> {
  const [own, others] = await Promise.all([branch, main].map((commit) => host.history(commit, file, 1)))
  const known = new Set(others?.map(({ id }) => id))
  return own?.find(({ id }) => known.has(id))?.id
}

const pagesOf = (text: string): ReadonlyMap<unknown, string> =>
  new Map(
    pagesIn(parseJson(text))
      .filter(isObject)
      .map((page) => [page.path, JSON.stringify(page)]),
  )

/** The paths of pages that were added, changed or removed. */
export function findChangedPages(before: string, now: string): string[] {
  const [was, is] = [pagesOf(before), pagesOf(now)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((path) => was.get(path) !== is.get(path)).map(String)
}

/** Of the newest requests. */
const mostRead = 10

/** Milliseconds. */
const patience = 60_000

export class OtherRequests {
  private readonly changed = new Map<string, Promise<string[]>>()
  private listed?: { at: number; requests: Promise<OpenRequest[]> }

  constructor(private readonly file: string) {}

  /** `main` is the head of the main branch, `own` the branch of one's own request. */
  async on(
    path: string,
    { host, main, own, now }: { host: GitHost; main: { branch: string; commit: string }; own?: string; now: number },
  ): Promise<OthersRequest[]> {
    if (!this.listed || now - this.listed.at > patience)
      this.listed = { at: now, requests: host.openRequests(main.branch) }
    const others = (await this.listed.requests).filter(({ branch }) => branch !== own).slice(0, mostRead)
    const found = await Promise.all(
      others.map(async ({ title: words, author, address, commit }): Promise<OthersRequest[]> => {
        const pages = commit === undefined ? [] : await this.pagesOf(host, commit, main.commit)
        return pages.includes(path) ? [{ words, author, address }] : []
      }),
    )
    return found.flat()
  }

  private pagesOf(host: GitHost, commit: string, main: string): Promise<string[]> {
    const known = this.changed.get(commit) ?? this.readPages(host, commit, main)
    this.changed.set(commit, known)
    return known.catch(() => {
      this.changed.delete(commit)
      return []
    })
  }

  private async readPages(host: GitHost, commit: string, main: string): Promise<string[]> {
    const start = (await findStart(host, commit, main, this.file)) ?? main
    const [before = '', now = ''] = await Promise.all([start, commit].map((one) => this.read(host, one)))
    return findChangedPages(before, now)
  }

  private async read(host: GitHost, commit: string): Promise<string | undefined> {
    const entry = await host.find({ branch: '', commit }, this.file)
    return entry && new TextDecoder().decode(await host.read(entry.id))
  }
}
