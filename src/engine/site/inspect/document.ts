import type { Damage } from '../../check'
import { readAt, withFile } from '../read-file'
import { sniff } from './sniff'

const pdf = { start: '%PDF-', end: '%%EOF' }
const zip = { start: 'PK', end: 'PK\u0005\u0006' }

const kinds: Record<string, typeof pdf> = { pdf, zip, docx: zip, xlsx: zip, pptx: zip, epub: zip, odt: zip }

/** A zip may end in a comment of 64 kB. */
const maxTail = 66_000

/** Reads the first and the last bytes of a file, up to `length` of each. */
const readEnds = (path: string, length: number): Promise<{ head: Buffer; tail: Buffer }> =>
  withFile(path, async (file, size) => {
    const part = Math.min(length, size)
    return { head: await readAt(file, 0, part), tail: await readAt(file, size - part, part) }
  })

/** Accepts every file with another extension. */
export async function inspectDocument(path: string, extension: string): Promise<{ damage?: Damage }> {
  const kind = kinds[extension]
  if (!kind) return {}
  const { head, tail } = await readEnds(path, maxTail)
  if (!head.toString('latin1', 0, 1024).includes(kind.start)) return { damage: { kind: 'other', found: sniff(head) } }
  return tail.includes(kind.end, 0, 'latin1') ? {} : { damage: { kind: 'cut-off' } }
}

/** https://www.w3.org/TR/WOFF2/#woff20Header */
export async function inspectFont(path: string, bytes: number): Promise<{ damage?: Damage }> {
  const { head } = await readEnds(path, 12)
  if (!/^wOF[F2]/.test(head.toString('latin1'))) return { damage: { kind: 'other', found: sniff(head) } }
  return head.length === 12 && head.readUInt32BE(8) === bytes ? {} : { damage: { kind: 'cut-off' } }
}
