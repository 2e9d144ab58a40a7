import { Failure } from '../../../base/shared-types/failure'
import type { BlobId, GitHost, Head } from '../../../git/git-hosts/git-host'
import { HostRefusal } from '../../../git/git-hosts/host-refusal'
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
  const root = `${folder}public`
  const [file, files] = await Promise.all([host.find(head, `${folder}pages.json`), host.find(head, root)])
  if (file?.kind !== 'file')
    throw new Failure(`The branch “${head.branch}” has no ${folder}pages.json, so there is no site to edit.`)
  if (files && files.kind !== 'folder')
    throw new Failure(
      `On the branch “${head.branch}”, ${root} is a link or a file where the folder with the site's files belongs. It is not followed: ask the person who looks after the site to put the folder in its place.`,
    )
  const blob = file.id
  const [text, list] = await Promise.all([
    blob === known?.blob ? known.text : host.read(blob).then((bytes) => decode(bytes, head.branch)),
    host.list(head, root),
  ])
  const time = new Date().toISOString()
  return {
    base: { head, blob, text, time },
    files: new Map([...list].map(([path, id]) => [path.slice(root.length), id])),
  }
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
