import { DOMParser, type Node } from 'prosemirror-model'
import { isAllowedValue } from '../../../../base/text/html-profile'
import { nodeType, schema } from '../schema'
import { readDom } from './dom'
import { isStrange, whyLocked } from './locked'
import { meaningOf } from './meaning'
import { cutIntoPieces, type Piece, type Pieces } from './pieces'
import { nodeToHtml, withoutEmpty, writeInner } from './write-html'

const strictRules = DOMParser.fromSchema(schema).rules

/** A dead link stays in the text, where the author can repair it. It cannot have a scheme. */
const deadLink = {
  tag: 'a[href]',
  mark: 'a',
  getAttrs: (element: HTMLElement) => {
    const { href, title, lang } = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))
    if (href === undefined || /^[^/?#]*:|^\s/.test(href) || !isAllowedValue('lang', lang ?? 'en')) return false
    return { href, title: title ?? null, lang: lang ?? null }
  },
}

/** Reads the source of a text. Pasted html is read by the rules of the schema, which are stricter. */
const sourceParser = new DOMParser(schema, [...strictRules, deadLink])

/** Returns the node of a piece; undefined if the schema loses something of it. */
function readPiece(piece: Piece): Node | undefined {
  if (piece.isBroken || isStrange(piece)) return undefined
  const meaning = meaningOf(readDom(piece.text))
  const isWords = piece.kind === 'words'
  const topNode = isWords ? nodeType('words').create() : undefined
  const read = sourceParser.parse(readDom(piece.text), { topNode })
  if (!isWords && read.childCount !== 1) return undefined
  const node = isWords ? read : read.firstChild
  return node && meaningOf(readDom(nodeToHtml(node))) === meaning ? node : undefined
}

const isWords = (node: Node | undefined) => node?.type.name === 'words'

interface Shown {
  node: Node
  number?: number
  place?: number
}

export class RichTextSource {
  readonly source: string
  readonly doc: Node
  private readonly pieces: Pieces
  private readonly nodes: readonly Node[]

  constructor(source: string) {
    this.source = source
    this.pieces = cutIntoPieces(source)
    this.nodes = this.pieces.pieces.map(
      (piece) => readPiece(piece) ?? nodeType('locked').create({ html: piece.text, why: whyLocked(piece) }),
    )
    this.doc = nodeType('doc').create(null, this.nodes.length > 0 ? this.nodes : nodeType('p').create())
  }

  /** Returns a document as html. Unchanged pieces, and the blanks between them, keep their source. */
  write(doc: Node): string {
    if (doc.eq(this.doc)) return this.source
    const numbers = this.numbersOf(doc)
    const places = this.placesOf(numbers)
    const shown = doc.children.flatMap((child, index): Shown[] => {
      const number = numbers[index]
      const node = number === undefined ? withoutEmpty(child) : child
      return node ? [{ node, number, place: places[index] }] : []
    })
    const { pieces, gaps } = this.pieces
    const usual = gaps.length > 2 ? gaps[1] : ''
    let written = gaps[0] ?? ''
    for (const [index, { node, number, place }] of shown.entries()) {
      const before = shown[index - 1]?.place
      if (index > 0) written += place !== undefined && before === place - 1 ? gaps[place] : usual
      const source = number === undefined ? undefined : pieces[number]?.text
      // Adjacent words would become one piece.
      const isBeside = isWords(node) && (this.isBare(shown[index - 1]) || this.isBare(shown[index + 1]))
      if (isBeside) written += `<p>${source ?? writeInner(node)}</p>`
      else written += source ?? nodeToHtml(node)
    }
    return written + (gaps.length > 1 ? gaps.at(-1) : '')
  }

  private isBare(shown: Shown | undefined): boolean {
    if (shown?.node.type.name !== 'locked') return isWords(shown?.node)
    return shown.number !== undefined && this.pieces.pieces[shown.number]?.kind === 'words'
  }

  private numbersOf(doc: Node): (number | undefined)[] {
    const free = new Map(this.nodes.map((node, number) => [number, node]))
    const take = (isPiece: (node: Node) => boolean): number | undefined => {
      for (const [number, node] of free) {
        if (!isPiece(node)) continue
        free.delete(number)
        return number
      }
      return undefined
    }
    // Untouched nodes are the same objects; undone ones are equal.
    const numbers = doc.children.map((child) => take((node) => node === child))
    return doc.children.map((child, index) => numbers[index] ?? take((node) => node.eq(child)))
  }

  /** Fills in the number of a changed child: the one that is missing between its neighbours. */
  private placesOf(numbers: (number | undefined)[]): (number | undefined)[] {
    return numbers.map((number, index) => {
      const before = index === 0 ? -1 : numbers[index - 1]
      const after = index === numbers.length - 1 ? this.nodes.length : numbers[index + 1]
      return number ?? (before !== undefined && after === before + 2 ? before + 1 : undefined)
    })
  }
}
