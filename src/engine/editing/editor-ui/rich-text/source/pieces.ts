import { voidTags } from '../../../../base/text/html-profile'
import { trimBlanksAtEnd } from './blanks'

/** A part of a source at its top level: a paragraph, a list, words between them. */
export interface Piece {
  text: string
  kind: 'block' | 'words'
  isBroken: boolean
}

export interface Pieces {
  pieces: Piece[]
  gaps: string[]
}

/** Tags that begin a piece, forbidden ones included. */
const blockTags = new Set(
  'p ul ol li h1 h2 h3 h4 h5 h6 blockquote hr table div section article main figure pre dl form iframe video'.split(
    ' ',
  ),
)

interface Tag {
  name: string
  isEnd: boolean
  start: number
  end: number
}

/** Finds the end of a tag, past ">" in quoted values. Returns -1 without one. */
function endOfTag(html: string, start: number): number {
  let quote = ''
  for (let at = start; at < html.length; at++) {
    const sign = html[at] as string
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
    else if (sign === '<') return -1
  }
  return -1
}

/** Yields undefined at a broken tag, and ends there. */
function* tagsOf(html: string): Generator<Tag | undefined> {
  const head = /<(?:(\/?)([a-z][^\s/>]*)|[!?/])/gi
  for (let found = head.exec(html); found; found = head.exec(html)) {
    const end = found[2] === undefined ? -1 : endOfTag(html, head.lastIndex)
    if (end === -1) return yield undefined
    head.lastIndex = end
    yield { name: (found[2] as string).toLowerCase(), isEnd: found[1] === '/', start: found.index, end }
  }
}

class Cutter {
  private readonly html: string
  readonly #pieces: Piece[] = []
  readonly #gaps: string[] = []
  private readonly open: string[] = []
  private from = 0
  private block: number | undefined

  constructor(html: string) {
    this.html = html
  }

  cut(): Pieces {
    for (const tag of tagsOf(this.html)) {
      if (!tag || !this.read(tag)) return this.breakOff()
    }
    if (this.open.length > 0) return this.breakOff()
    this.addWords(this.html.length)
    this.#gaps.push(this.html.slice(this.from))
    return { pieces: this.#pieces, gaps: this.#gaps }
  }

  /** Returns false if the tag closes another one than the last that was opened. */
  private read({ name, isEnd, start, end }: Tag): boolean {
    if (!isEnd && this.open.length === 0 && blockTags.has(name)) {
      this.addWords(start)
      this.block = start
    }
    if (isEnd && (voidTags.has(name) || this.open.pop() !== name)) return false
    if (!isEnd && !voidTags.has(name)) this.open.push(name)
    if (this.open.length === 0 && this.block !== undefined) {
      this.add('block', this.block, end)
      this.block = undefined
    }
    return true
  }

  private add(kind: Piece['kind'], start: number, end: number, isBroken = false): void {
    this.#gaps.push(this.html.slice(this.from, start))
    this.#pieces.push({ kind, text: this.html.slice(start, end), isBroken })
    this.from = end
  }

  private addWords(end: number, kind: Piece['kind'] = 'words', isBroken = false): void {
    const text = this.html.slice(this.from, end)
    const start = text.search(/[^ \t\r\n\f]/)
    if (start === -1) return
    this.add(kind, this.from + start, this.from + trimBlanksAtEnd(text).length, isBroken)
  }

  private breakOff(): Pieces {
    this.addWords(this.html.length, this.block === undefined ? 'words' : 'block', true)
    this.#gaps.push(this.html.slice(this.from))
    return { pieces: this.#pieces, gaps: this.#gaps }
  }
}

/** Pieces and gaps joined give the source, whatever it holds. */
export const cutIntoPieces = (html: string): Pieces => new Cutter(html).cut()
