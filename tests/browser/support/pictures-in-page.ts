import { sourceOf } from '../../../src/engine/content/file-inspection/file-source'
import type { Inspection } from '../../../src/engine/content/file-inspection/inspect/inspection'
import { inspectFile } from '../../../src/engine/content/file-inspection/inspect-file'
import { canvasPictures } from '../../../src/engine/editing/web-editor/worker/pictures/canvas-pictures'

async function read(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`/public${address}`)
  return new Uint8Array(await response.arrayBuffer())
}

async function inspectAll(addresses: string[]): Promise<Inspection[]> {
  const inspections: Inspection[] = []
  for (const address of addresses)
    inspections.push(await inspectFile(sourceOf(address, await read(address)), canvasPictures.open))
  return inspections
}

/** Returns the bytes of a picture that an author uploads. */
async function prepare(address: string, kind: string, maxWidth: number): Promise<number[] | undefined> {
  const prepared = await canvasPictures.prepare(await read(address), kind, maxWidth)
  return prepared && [...prepared.bytes]
}

/** What a browser test calls in the page. */
export interface PicturesInPage {
  inspectAll: typeof inspectAll
  prepare: typeof prepare
}

Object.assign(self, { inspectAll, prepare })
