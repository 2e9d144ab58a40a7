import { Failure } from '../../../../base/shared-types/failure'
import { webEditorData } from '../../../../base/shared-types/web-editor/built-for'
import { type BlobId, blobIdOf } from '../../../../content/file-inspection/blob-id'
import { factKey } from '../../../../content/file-inspection/file-facts'
import { hiddenFile, placementOf } from '../../../../content/file-inspection/placement'
import type { GitHost } from '../../../../git/git-hosts/git-host'
import type { BuiltData } from '../opening/built-data'
import { fetchOwn } from '../opening/fetch-own'
import type { FileCache } from './file-cache'

interface Parts {
  built: Pick<BuiltData, 'facts' | 'placements'>
  cache: FileCache
  /** Undefined while nobody is signed in. */
  host(): GitHost | undefined
}

async function read(address: string, id: BlobId): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await fetchOwn(encodeURI(address)).catch(() => undefined)
  if (!response?.ok) return undefined
  const bytes = new Uint8Array(await response.arrayBuffer())
  return (await blobIdOf(bytes)) === id ? bytes : undefined
}

/** Fetches a file of the branch from where the editor is served, else from the git host. Rejects with a Failure. */
export class BranchFileSource {
  constructor(private readonly parts: Parts) {}

  fetchFile = async (address: string, id: BlobId): Promise<Uint8Array<ArrayBuffer>> => {
    const { built, cache, host } = this.parts
    const isPlaced = built.placements.has(await placementOf(address, id))
    const isBuilt = Object.hasOwn(built.facts, factKey(address, id))
    const served = isPlaced ? await read(address, id) : isBuilt ? await read(hiddenFile(address, id), id) : undefined
    if (served) return served
    const bytes = await host()?.read(id)
    if (!bytes) throw new Failure(`“${address}” is not here, and you are not signed in.`)
    const copy = new Uint8Array(bytes)
    // The build may have an older file at this address.
    await cache.put(address, id, copy)
    return copy
  }

  fetchPlaceholder = async (): Promise<Uint8Array<ArrayBuffer>> => {
    const response = await fetchOwn(webEditorData.placeholder)
    return new Uint8Array(await response.arrayBuffer())
  }
}
