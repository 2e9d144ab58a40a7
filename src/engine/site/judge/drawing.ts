import type { SaxesTagNS } from 'saxes'
import type { Damage } from '../../check'
import { readSiteFile } from '../read-file'
import type { Judgement } from './judgement'
import { sniff } from './sniff'
import { decodeXml, WrongEncoding } from './xml/decode'
import { dangerInElement } from './xml/drawing-dangers'
import { type Refusal, readXml } from './xml/read-xml'
import { sizeOf } from './xml/size'
import { dangerInStyle } from './xml/style'

/** A drawing of more bytes is not read: the largest that people see weigh a hundredth. */
const mostBytes = 20_000_000

const namespace = 'http://www.w3.org/2000/svg'

/** Why a root is not that of a drawing. */
function refuseRoot({ local, uri }: SaxesTagNS): Refusal | undefined {
  if (local !== 'svg') return { damage: { kind: 'other', found: local === 'html' ? 'a web page' : 'something else' } }
  return uri === namespace ? undefined : { damage: { kind: 'no-namespace' } }
}

function read(text: string): Judgement & { isDrawing: boolean } {
  let root: SaxesTagNS | undefined
  const refusal = readXml(text, {
    element: (tag, depth) => {
      if (depth === 0) root = tag
      return (depth === 0 ? refuseRoot(tag) : undefined) ?? dangerInElement(tag)
    },
    style: dangerInStyle,
  })
  if (refusal || !root) return { ...refusal, isDrawing: root !== undefined }
  const size = sizeOf(root)
  return 'nothing' in size
    ? { damage: { kind: 'no-size', given: size.nothing }, isDrawing: true }
    : { size, isDrawing: true }
}

const other = (found: string): { damage: Damage } => ({ damage: { kind: 'other', found } })

/**
 * Judges a drawing: whether browsers show it, how large, and whether it is a drawing and nothing else. Throws what
 * reading its file throws.
 */
export async function judgeDrawing(path: string, bytes: number): Promise<Judgement> {
  if (bytes > mostBytes) return { damage: { kind: 'too-heavy', bytes, most: mostBytes } }
  const content = await readSiteFile(path, mostBytes)
  const found = sniff(content)
  try {
    const { isDrawing, ...judgement } = read(decodeXml(content))
    // What fails before its root may be a file of another kind.
    const isOther = !isDrawing && judgement.damage?.kind === 'malformed' && found !== 'a drawing (svg)'
    return isOther ? other(found) : judgement
  } catch (error) {
    if (!(error instanceof WrongEncoding)) throw error
    return found === 'a drawing (svg)' ? { damage: { kind: 'encoding', named: error.named } } : other(found)
  }
}
