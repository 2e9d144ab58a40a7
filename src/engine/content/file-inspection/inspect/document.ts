import type { Damage } from '../../check'
import { decodeLatin } from '../bytes'
import type { FileSource } from '../file-source'
import { sniff } from './sniff'

const pdf = { start: '%PDF-', end: '%%EOF' }
const zip = { start: 'PK', end: 'PK\u0005\u0006' }

const kinds: Record<string, typeof pdf> = { pdf, zip, docx: zip, xlsx: zip, pptx: zip, epub: zip, odt: zip }

/** A zip may end in a comment of 64 kB. */
const maxTail = 66_000

/** Accepts every file with another extension. */
export async function inspectDocument({ readEnds }: FileSource, extension: string): Promise<{ damage?: Damage }> {
  const kind = kinds[extension]
  if (!kind) return {}
  const { head, tail } = await readEnds(maxTail)
  if (!decodeLatin(head.subarray(0, 1024)).includes(kind.start))
    return { damage: { kind: 'other', found: sniff(head) } }
  return decodeLatin(tail).includes(kind.end) ? {} : { damage: { kind: 'cut-off' } }
}

/** https://www.w3.org/TR/WOFF2/#woff20Header */
export async function inspectFont({ bytes, readEnds }: FileSource): Promise<{ damage?: Damage }> {
  const { head } = await readEnds(12)
  if (!/^wOF[F2]/.test(decodeLatin(head))) return { damage: { kind: 'other', found: sniff(head) } }
  return head.length === 12 && new DataView(head.buffer, head.byteOffset).getUint32(8) === bytes
    ? {}
    : { damage: { kind: 'cut-off' } }
}
