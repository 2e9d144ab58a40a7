import { Failure } from '../../../base/shared-types/failure'
import type { BlobId, GitHost, Head } from '../../../git/git-hosts/git-host'
import { HostRefusal } from '../../../git/git-hosts/refusal'
import type { Base } from './record'

export const isRefusal = (error: unknown, kind: HostRefusal['kind']): error is HostRefusal =>
  error instanceof HostRefusal && error.kind === kind

export interface ReadBranch {
  base: Base
  files: ReadonlyMap<string, BlobId>
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })

function decode(bytes: Uint8Array, branch: string): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new Failure(
      `The pages.json of the branch “${branch}” is not saved as UTF-8, so it is left as it is. Ask the person who saved it to save it as UTF-8.`,
    )
  }
}

/** Reads a branch at its head. `folder` is that of pages.json: "" or "sites/fox/". */
export async function readBranch(host: GitHost, head: Head, folder: string, known?: Base): Promise<ReadBranch> {
  const list = await host.list(head, folder.replace(/\/$/, ''))
  const blob = list.get(`${folder}pages.json`)
  if (blob === undefined)
    throw new Failure(`The branch “${head.branch}” has no ${folder}pages.json, so there is no site to edit.`)
  const root = `${folder}public`
  if (list.has(root))
    throw new Failure(
      `On the branch “${head.branch}”, ${root} is a link or a file where the folder with the site's files belongs. It is not followed: ask the person who looks after the site to put the folder in its place.`,
    )
  const text = blob === known?.blob ? known.text : decode(await host.read(blob), head.branch)
  const time = new Date().toISOString()
  const files = [...list].filter(([path]) => path.startsWith(`${root}/`))
  return { base: { head, blob, text, time }, files: new Map(files.map(([path, id]) => [path.slice(root.length), id])) }
}

/** Returns the head of a branch, or that of the default branch where the branch was deleted or renamed. */
export async function findHead(host: GitHost, known: Head): Promise<Head> {
  try {
    return await host.head(known.branch, known)
  } catch (error) {
    if (!isRefusal(error, 'missing')) throw error
    const { head } = await host.open()
    if (head.branch === known.branch) throw error
    return head
  }
}
