import type { SaxesTagNS } from 'saxes'
import type { Damage } from '../../check'
import type { FileSource } from '../file-source'
import type { Inspection } from './inspection'
import { sniff } from './sniff'
import { decodeXml, WrongEncoding } from './xml/decode'
import { dangerInElement } from './xml/drawing-dangers'
import { sizeOf } from './xml/drawing-size'
import { readXml, type XmlRefusal } from './xml/read-xml'
import { dangerInStyle } from './xml/style'

const maxBytes = 20_000_000

const namespace = 'http://www.w3.org/2000/svg'

function refuseRoot({ local, uri }: SaxesTagNS): XmlRefusal | undefined {
  if (local !== 'svg') return { damage: { kind: 'other', found: local === 'html' ? 'a web page' : 'something else' } }
  return uri === namespace ? undefined : { damage: { kind: 'no-namespace' } }
}

function readDrawing(text: string): Inspection & { isDrawing: boolean } {
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

const effectsOfFigma: [effect: string, sign: RegExp][] = [
  ['background blur', /backdrop-filter/],
  ['angular gradient', /conic-gradient\(|GRADIENT_ANGULAR/],
  ['diamond gradient', /GRADIENT_DIAMOND/],
]

function nameEffects(inspection: Inspection, text: string): Inspection {
  const { danger } = inspection
  if (danger?.kind !== 'holds' || !danger.holds.endsWith('(<foreignObject>)') || !text.includes('data-figma-'))
    return inspection
  const effects = effectsOfFigma.flatMap(([effect, sign]) => (sign.test(text) ? [effect] : []))
  return effects.length === 0 ? inspection : { danger: { kind: 'figma', effects, line: danger.line } }
}

const other = (found: string): { damage: Damage } => ({ damage: { kind: 'other', found } })

export async function inspectDrawing({ bytes, read }: FileSource): Promise<Inspection> {
  if (bytes > maxBytes) return { damage: { kind: 'too-heavy', bytes, most: maxBytes } }
  const content = await read(maxBytes)
  const found = sniff(content)
  try {
    const text = decodeXml(content)
    const { isDrawing, ...inspection } = readDrawing(text)
    // A file that fails before its root may be of another kind.
    const isOther = !isDrawing && inspection.damage?.kind === 'malformed' && found !== 'a drawing (svg)'
    return isOther ? other(found) : nameEffects(inspection, text)
  } catch (error) {
    if (!(error instanceof WrongEncoding)) throw error
    return found === 'a drawing (svg)' ? { damage: { kind: 'encoding', named: error.named } } : other(found)
  }
}
