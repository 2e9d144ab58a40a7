import { SaxesParser, type SaxesTagNS } from 'saxes'
import { Failure } from '../../../base/shared-types/failure'
import { type Inline, joinInline } from './inline'

export interface ReadUnit {
  id: string
  source: Inline
  target?: Inline
  isInitial: boolean
  /** Of the translation when the file was written. */
  mark?: string
  /** Why it cannot be taken. */
  flaw?: string
}

interface ReadFile {
  name: string
  units: ReadUnit[]
}

export interface ReadXliff {
  language: string
  files: ReadFile[]
}

const core = 'urn:oasis:names:tc:xliff:document:2.0'

type Attributes = Record<string, string>

const attributesOf = (tag: SaxesTagNS): Attributes =>
  Object.fromEntries(Object.values(tag.attributes).map(({ name, value }) => [name, value]))

function refuse(reason: string, line: number): never {
  throw new Failure(`Line ${line} of the file: ${reason} Nothing was written.`)
}

class Reading {
  language = ''
  readonly files: ReadFile[] = []
  private readonly open: string[] = []
  private unit?: ReadUnit
  private text?: Inline
  private note?: string

  constructor(private readonly lineOf: () => number) {}

  element(name: string, attributes: Attributes): void {
    this.open.push(name)
    if (name === 'xliff') this.root(attributes)
    else if (name === 'file') this.files.push({ name: attributes.original ?? '', units: [] })
    else if (name === 'unit') this.startUnit(attributes)
    else if (!this.unit) return
    else if (name === 'segment') this.unit.isInitial ||= (attributes.state ?? 'initial') === 'initial'
    else if (name === 'source' || name === 'target') this.startText(name, this.unit)
    else if (name === 'note') this.note = attributes.category === 'mark' ? '' : undefined
    else if (this.text) this.inline(name, attributes, this.unit, this.text)
  }

  words(text: string): void {
    if (this.note !== undefined) this.note += text
    this.text?.push(text)
  }

  end(): void {
    const name = this.open.pop()
    if (name === 'source' || name === 'target') this.text = undefined
    if (name === 'note' && this.note !== undefined && this.unit) this.unit.mark = this.note.trim()
    if (name === 'note') this.note = undefined
    if (name === 'unit' && this.unit) {
      const { source, target } = this.unit
      this.unit.source = joinInline(source)
      if (target) this.unit.target = joinInline(target)
      this.unit = undefined
    }
  }

  private root({ version = '', trgLang = '' }: Attributes): void {
    if (!version.startsWith('2.')) refuse(`this is XLIFF ${version}; 2.0 can be read.`, this.lineOf())
    this.language = trgLang
  }

  private startUnit({ id = '' }: Attributes): void {
    const file = this.files.at(-1) ?? refuse('a unit is outside of a file.', this.lineOf())
    this.unit = { id, source: [], isInitial: false }
    file.units.push(this.unit)
  }

  /** A tool may have divided a text into several segments. */
  private startText(name: 'source' | 'target', unit: ReadUnit): void {
    this.text = unit[name] ?? []
    unit[name] = this.text
  }

  private inline(name: string, { id, hex = '' }: Attributes, unit: ReadUnit, text: Inline): void {
    if (name === 'ph' && /^[1-9]\d*$/.test(id ?? '')) text.push({ code: Number(id) })
    else if (name === 'cp' && /^(?:10|0?[0-9a-f])?[0-9a-f]{1,4}$/i.test(hex))
      text.push(String.fromCodePoint(Number.parseInt(hex, 16)))
    // A mark of a tool around words.
    else if (!['mrk', 'sm', 'em'].includes(name)) unit.flaw = `it has a tag <${name}> that was not in the file.`
  }
}

/** Throws a Failure. */
export function readXliff(text: string): ReadXliff {
  const parser = new SaxesParser({ xmlns: true })
  const reading = new Reading(() => parser.line)
  let isFirst = true
  parser.on('error', ({ message }) => refuse(`it is no XML (${message.replace(/^\d+:\d+: |\.$/g, '')}).`, parser.line))
  parser.on('doctype', () => refuse('it declares a document type, which XLIFF has not.', parser.line))
  parser.on('opentag', (tag) => {
    const isCore = tag.uri === core
    if (isFirst && !(isCore && tag.local === 'xliff')) {
      const version = tag.local === 'xliff' ? `XLIFF ${attributesOf(tag).version ?? '1.2'}` : `a file of <${tag.name}>`
      refuse(`this is ${version}; XLIFF 2.0 can be read.`, parser.line)
    }
    isFirst = false
    reading.element(isCore ? tag.local : tag.name, attributesOf(tag))
  })
  parser.on('text', (words) => reading.words(words))
  parser.on('cdata', (words) => reading.words(words))
  parser.on('closetag', () => reading.end())
  parser.write(text.replace(/^\uFEFF/, '')).close()
  return { language: reading.language, files: reading.files }
}
