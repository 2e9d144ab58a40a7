import { Failure } from '../../../../base/shared-types/failure'
import type { GitHost, PastCommit } from '../../../../git/git-hosts/git-host'
import { replacedIn, type SiteVersion } from '../../../edited-site/changes/former-files'
import { KnownVersionChanges, type VersionDifference } from '../../../edited-site/changes/version-changes'
import type { ChangeReport, VersionChanges, VersionList } from '../../../edited-site/publishing'
import { parentNotRead, versionWithoutSite } from '../../../edited-site/sentences'
import { readBranch } from '../read-branch'

/** The newest commits that have changed one of these paths, and one more than `count`. Rejects with a HostRefusal. */
async function readHistory(host: GitHost, commit: string, paths: readonly string[], count: number) {
  const commits = new Map<string, PastCommit>()
  for (const path of paths) {
    let own = 0
    for (let page = 1; own <= count; page++) {
      const listed = await host.history(commit, path, page)
      if (listed.length === 0) break
      own += listed.length
      for (const one of listed) commits.set(one.id, one)
    }
  }
  return [...commits.values()].sort((one, other) => Date.parse(other.time) - Date.parse(one.time)).slice(0, count + 1)
}

export interface ReadVersion {
  site: SiteVersion
  since: ChangeReport['since']
}

export class HostVersions {
  private readonly listed = new Map<string, PastCommit>()
  private readonly known = new KnownVersionChanges()
  private last?: { id: string; read: ReadVersion }

  /** `folder` is that of pages.json: "" or "sites/fox/". */
  constructor(private readonly folder: string) {}

  async list(host: GitHost, commit: string, count: number): Promise<VersionList> {
    const { folder } = this
    const commits = await readHistory(host, commit, [`${folder}pages.json`, `${folder}public`], count)
    for (const one of commits) this.listed.set(one.id, one)
    const versions = commits.slice(0, count).map(({ title: words, parent, ...rest }) => ({ words, ...rest }))
    return { kind: 'versions', versions, hasMore: commits.length > count }
  }

  async changes(host: GitHost, id: string): Promise<VersionChanges> {
    const commit = this.listed.get(id)
    if (!commit) throw new Failure(parentNotRead)
    return this.known.of(id, {
      difference: () => this.findDifference(host, commit),
      text: async (blob) => new TextDecoder().decode(await host.read(blob)),
    })
  }

  /** Where the text has changed, files are not listed: their pages show it. */
  private async findDifference(host: GitHost, { id, parent }: PastCommit): Promise<VersionDifference> {
    const at = async (path: string) => {
      const find = async (commit?: string) => commit && host.find({ branch: '', commit }, `${this.folder}${path}`)
      const [was, is] = await Promise.all([find(parent), find(id)])
      return { was: was ? was.id : undefined, is: is ? is.id : undefined }
    }
    const [text, files] = await Promise.all([at('pages.json'), at('public')])
    const hasFiles = files.was !== files.is
    if (!hasFiles || text.was !== text.is || parent === undefined) return { ...text, hasFiles, replaced: [] }
    const root = `${this.folder}public`
    const list = async (commit: string) => host.list({ branch: '', commit }, root)
    const replaced = replacedIn(await list(parent), await list(id))
    return { ...text, hasFiles, replaced: [...replaced].map((path) => path.slice(root.length)) }
  }

  async read(host: GitHost, id: string): Promise<ReadVersion> {
    if (this.last?.id === id) return this.last.read
    const { title: subject = '', time = '' } = this.listed.get(id) ?? {}
    const head = { branch: subject, commit: id }
    if (!(await host.find(head, `${this.folder}pages.json`))) throw new Failure(versionWithoutSite)
    const { base, files } = await readBranch(host, head, this.folder)
    const read = { site: { text: base.text, files }, since: { subject, time } }
    this.last = { id, read }
    return read
  }
}
