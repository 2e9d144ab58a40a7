import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { Damage, Danger } from '../../../check'
import { readDoctype } from './doctype'

export type XmlRefusal = { damage: Damage } | { danger: Danger }

/** More attributes take Chromium seconds; it does not show elements nested thousands deep. */
const maxAttributes = 1000
const maxDepth = 256
/** About a second's work. */
const maxParts = 500_000
/** Illustrator's own files have some dozens. */
const maxReferences = 10_000

class Refused extends Error {
  constructor(readonly refusal: XmlRefusal) {
    super()
  }
}

interface Visitor {
  /** `depth` is 0 for the root. */
  element(tag: SaxesTagNS, depth: number): string | XmlRefusal | undefined
  style?(text: string): string | undefined
}

/** The text of the open <style>: browsers join what comments and elements divide. */
class Styles {
  readonly #open: { isStyle: boolean; text: string }[] = []

  open({ local }: SaxesTagNS): void {
    this.#open.push({ isStyle: local.toLowerCase() === 'style', text: '' })
  }

  add(words: string): void {
    const last = this.#open.at(-1)
    if (last?.isStyle) last.text += words
  }

  close = (): string => this.#open.pop()?.text ?? ''
}

/** Returns why the text is refused. Reads as browsers do. */
export function readXml(text: string, visitor: Visitor): XmlRefusal | undefined {
  const parser = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' })
  const styles = new Styles()
  let depth = 0
  let parts = 0
  const refuse = (refusal: XmlRefusal): never => {
    throw new Refused(refusal)
  }
  const tooMany = (most: number, what: string) =>
    refuse({ damage: { kind: 'too-complex', line: parser.line, most, what } })
  const malformed = (reason: string) => refuse({ damage: { kind: 'malformed', line: parser.line, reason } })
  const note = (found: string | XmlRefusal | undefined) => {
    if (typeof found === 'object') refuse(found)
    else if (found !== undefined) refuse({ danger: { kind: 'holds', holds: found, line: parser.line } })
  }
  const count = (added: number) => {
    parts += added
    if (parts > maxParts) tooMany(maxParts, 'elements and attributes')
  }
  parser.on('error', ({ message }) => malformed(message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')))
  parser.on('doctype', (doctype) => {
    const read = readDoctype(doctype)
    if ('refused' in read) return note(read.refused)
    if (read.entities.size > 0 && (text.match(/&[A-Za-z_]/g)?.length ?? 0) > maxReferences)
      tooMany(maxReferences, 'references to texts that it declares')
    for (const [name, value] of read.entities) parser.ENTITIES[name] = value
  })
  parser.on('processinginstruction', ({ target }) => {
    if (/^xml-(?:stylesheet|model)$/i.test(target)) note(`an order to load another file (<?${target}?>)`)
  })
  let attributes = 0
  parser.on('opentagstart', () => {
    attributes = 0
  })
  parser.on('attribute', () => {
    count(1)
    if (++attributes > maxAttributes) tooMany(maxAttributes, 'attributes of one element')
  })
  parser.on('opentag', (tag) => {
    count(1)
    note(visitor.element(tag, depth))
    styles.open(tag)
    if (++depth > maxDepth) tooMany(maxDepth, 'elements within each other')
  })
  parser.on('text', (words) => styles.add(words))
  parser.on('cdata', (words) => styles.add(words))
  parser.on('closetag', () => {
    depth--
    note(visitor.style?.(styles.close()))
  })
  try {
    parser.write(text).close()
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}
