import { addTo } from '../../../../base/shared-types/maps'
import { readDom } from '../../rich-text/source/dom'
import { isHandle } from './text-handle'

/** Soft hyphens, word joiners, zero-width spaces. */
const unread = /[\u00AD\u2060\u200B\uFEFF]/g

export const asRead = (text: string): string => text.replace(unread, '').replace(/\s+/g, ' ').trim()

const nodesOf = (element: Element) => [...element.childNodes].filter((node) => !isHandle(node))

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE

const others = '[aria-hidden="true"], [hidden], script, style, noscript, [data-block], [data-handle]'

/** An element that holds nothing but the text, or a text node next to other content. */
export type TextPlace = HTMLElement | Text

const partsOf = (frame: Element): HTMLElement[] =>
  [...frame.children].flatMap((child) => (child.matches(others) ? [] : [child as HTMLElement, ...partsOf(child)]))

/** Elements that show nothing else come first. */
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

/** Equal texts are found in order. */
export function findLines(block: Element, texts: readonly string[]): (TextPlace | undefined)[] {
  const places = new Map<string, TextPlace[]>()
  for (const place of placesOf(block)) {
    addTo(places, asRead(place.textContent ?? ''), place)
  }
  return texts.map((text) => places.get(asRead(text))?.shift())
}

function outlineOf(html: string): { tags: string; text: string } {
  const body = readDom(html)
  return { tags: [...body.children].map(({ localName }) => localName).join(' '), text: asRead(body.textContent ?? '') }
}

/** Finds the element of each text, whose content is that of the text. */
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
