import type { Damage } from '../../check'
import { readEnds } from './read-part'
import { sniff } from './sniff'

/** How a file of a kind begins, and what stands near its end when it is whole. */
interface Kind {
  start: string
  end: string
}

const pdf: Kind = { start: '%PDF-', end: '%%EOF' }
const zip: Kind = { start: 'PK', end: 'PK\u0005\u0006' }

const kinds: Record<string, Kind> = { pdf, zip, docx: zip, xlsx: zip, pptx: zip, epub: zip, odt: zip }

/** The list of a zip's files ends in a comment of up to 64 kB. */
const length = 66_000

/** Judges a document by its first and last bytes. Files with other endings count as sound. */
export async function judgeDocument(path: string, ending: string): Promise<{ damage?: Damage }> {
  const kind = kinds[ending]
  if (!kind) return {}
  const { head, tail } = await readEnds(path, length)
  if (!head.toString('latin1', 0, 1024).includes(kind.start)) return { damage: { kind: 'other', found: sniff(head) } }
  return tail.includes(kind.end, 0, 'latin1') ? {} : { damage: { kind: 'cut-off' } }
}

/** Judges a web typeface, which says in its head how many bytes it has. */
export async function judgeTypeface(path: string, bytes: number): Promise<{ damage?: Damage }> {
  const { head } = await readEnds(path, 12)
  if (!/^wOF[F2]/.test(head.toString('latin1'))) return { damage: { kind: 'other', found: sniff(head) } }
  return head.length === 12 && head.readUInt32BE(8) === bytes ? {} : { damage: { kind: 'cut-off' } }
}
