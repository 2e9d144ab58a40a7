import { readDom } from '../../rich-text/source/dom'
import { isHandle } from './text-handle'

/** Characters that readers do not see: soft hyphens, word joiners, zero-width spaces. */
const unread = /[\u00AD\u2060\u200B\uFEFF]/g

export const asRead = (text: string): string => text.replace(unread, '').replace(/\s+/g, ' ').trim()

const nodesOf = (element: Element) => [...element.childNodes].filter((node) => !isHandle(node))

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE

/** Not seen by anyone, or parts of a block of its own. */
const others = '[aria-hidden="true"], [hidden], script, style, noscript, [data-block], [data-handle]'

/** An element that holds nothing but the text, or a text node next to other content. */
export type TextPlace = HTMLElement | Text

/** Returns the elements of a block; of the page, those around its blocks. */
const partsOf = (frame: Element): HTMLElement[] =>
  [...frame.children].flatMap((child) => (child.matches(others) ? [] : [child as HTMLElement, ...partsOf(child)]))

/** Returns the places where a block shows text, elements of their own first. */
function placesOf(block: Element): TextPlace[] {
  const [whole, parts]: [HTMLElement[], Text[]] = [[], []]
  for (const element of partsOf(block)) {
    const nodes = nodesOf(element)
    const isWhole = nodes.length > 0 && nodes.every(isText)
    if (isWhole) whole.push(element)
    // React writes words and values beside each other as nodes of their own.
    if (!isWhole || nodes.length > 1) parts.push(...nodes.filter(isText))
  }
  return [...whole, ...parts]
}

/** Finds the place of each text of a block. Equal texts are found in order. */
export function findLines(block: Element, texts: readonly string[]): (TextPlace | undefined)[] {
  const places = new Map<string, TextPlace[]>()
  for (const place of placesOf(block)) {
    const text = asRead(place.textContent ?? '')
    places.set(text, [...(places.get(text) ?? []), place])
  }
  return texts.map((text) => places.get(asRead(text))?.shift())
}

/** Returns the names of the top elements of html: "p p ul". */
function outlineOf(html: string): { tags: string; text: string } {
  const body = readDom(html)
  return { tags: [...body.children].map(({ localName }) => localName).join(' '), text: asRead(body.textContent ?? '') }
}

/** Finds the element of each rich text of a block: its children are those of the text. */
export function findRichTexts(block: Element, texts: readonly string[]): (HTMLElement | undefined)[] {
  const elements = partsOf(block)
  const taken = new Set<HTMLElement>()
  return texts.map((html) => {
    const { tags, text } = outlineOf(html)
    if (tags === '' && text === '') return undefined
    const found = elements.find(
      (element) =>
        !taken.has(element) &&
        [...element.children].map(({ localName }) => localName).join(' ') === tags &&
        asRead(element.textContent ?? '') === text,
    )
    if (found) taken.add(found)
    return found
  })
}
