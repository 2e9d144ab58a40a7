import { isAtOrBelow } from '../../../../base/shared-types/json'
import type { OpenPage } from '../../model/page/open-page'
import type { Unsaved } from '../../model/session/unsaved'
import type { Point } from '../../rich-text/selected-points'
import { findLines, findRichTexts, type TextPlace } from './find-elements'
import { siteTexts } from './settings-on-page'
import { type TextField, textFields } from './text-fields'
import { handleOf, isHandle, placeOf } from './text-handle'

const names = ['data-field', 'data-refused', 'role', 'aria-label', 'tabindex']

function nameElement(element: HTMLElement, { field, label }: TextField, isRefused: boolean): void {
  element.dataset.field = field.pointer
  element.toggleAttribute('data-refused', isRefused)
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', label)
  element.tabIndex = 0
  // Tab would open the text again at each of its links.
  for (const link of element.querySelectorAll('a')) link.tabIndex = -1
}

/** Safari has the older of the two functions. */
function caretAt(x: number, y: number): { node?: Node; offset: number } {
  const caret = document.caretPositionFromPoint?.(x, y)
  if (caret) return { node: caret.offsetNode, offset: caret.offset }
  const range = document.caretRangeFromPoint?.(x, y)
  return { node: range?.startContainer, offset: range?.startOffset ?? 0 }
}

export function lettersBefore(text: Text, { left, top }: Point): number {
  const { node, offset } = caretAt(left, top)
  return node === text ? offset : 0
}

function textAt(x: number, y: number): Node | undefined {
  const { node } = caretAt(x, y)
  if (node?.nodeType !== Node.TEXT_NODE) return undefined
  const range = document.createRange()
  range.selectNode(node)
  const isThere = [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )
  return isThere ? node : undefined
}

/** Finds the places of texts. The page may show the unsaved text or the one of the file. */
function findShown(
  find: (block: Element, texts: readonly string[]) => (TextPlace | undefined)[],
  frame: Element,
  texts: TextField[],
  waiting: ReadonlyMap<string | undefined, Unsaved>,
) {
  const values = texts.map(({ value, fill }) => fill(value))
  const typed = texts.map(({ field, value, fill }) => fill(waiting.get(field.pointer)?.text ?? value))
  const found = find(frame, typed)
  const written = found.includes(undefined) ? find(frame, values) : []
  return texts.map((text, index) => ({ text, place: found[index] ?? written[index] }))
}

export interface NamedText {
  place: TextPlace
  text: TextField
}

export class NamedTexts {
  private texts = new WeakMap<Node, TextField>()
  private readonly places = new Map<string, TextPlace>()

  /** `frames` are the elements of blocks. Blocks that are not hydrated are left out. */
  nameAll(
    frames: readonly (HTMLElement | undefined)[],
    page: OpenPage,
    unsaved: readonly Unsaved[],
    fill?: TextField['fill'],
  ): void {
    this.texts = new WeakMap()
    this.places.clear()
    const { blocks } = page
    for (const [index, block] of blocks.entries()) {
      const frame = frames[index]
      if (frame?.dataset.block !== block.type || frame.dataset.hydrated === undefined) continue
      frame.setAttribute('role', 'group')
      frame.setAttribute('aria-label', `${block.title}, ${block.at + 1} of ${block.list.count}`)
      // Shared blocks are the same on all pages.
      const filled = isAtOrBelow(block.pointer, page.pointer) ? fill : undefined
      this.name(frame, textFields(page, block.pointer, block.title, filled), unsaved)
    }
    const root = document.getElementById('root')
    // React hydrates the layout before the blocks, and compares its attributes.
    if (root?.querySelector('[data-hydrated]')) this.name(root, siteTexts(page, root), unsaved)
    this.takeOldNamesOff()
  }

  /**
   * React may have reused the elements for other texts. The one in focus keeps its name, or it would lose the focus while
   * the page does not show an edit yet.
   */
  private takeOldNamesOff(): void {
    for (const element of document.querySelectorAll<HTMLElement>('[data-field], [data-handle]')) {
      if (this.texts.has(placeOf(element)) || element === document.activeElement) continue
      if (isHandle(element)) element.remove()
      else for (const name of names) element.removeAttribute(name)
    }
  }

  private name(frame: HTMLElement, texts: TextField[], unsaved: readonly Unsaved[]): void {
    const rich = texts.filter(({ field }) => field.kind === 'richText')
    const lines = texts.filter(({ field }) => field.kind !== 'richText')
    const waiting = new Map(unsaved.map((one) => [one.pointer, one]))
    const found = [...findShown(findRichTexts, frame, rich, waiting), ...findShown(findLines, frame, lines, waiting)]
    for (const { place, text } of found) if (place) this.nameOne(place, text, unsaved)
  }

  private nameOne(place: TextPlace, text: TextField, unsaved: readonly Unsaved[]): void {
    this.texts.set(place, text)
    this.places.set(text.field.pointer, place)
    const isRefused = unsaved.some(({ pointer, message }) => pointer === text.field.pointer && message !== undefined)
    nameElement(focusable(place), text, isRefused)
  }

  firstWithin(pointer: string): NamedText | undefined {
    const elements = [...document.querySelectorAll<HTMLElement>('[data-field]')]
    const element = elements.find(({ dataset }) => isAtOrBelow(dataset.field, pointer))
    return element && this.find(element)
  }

  elementAt(pointer: string): Element | undefined {
    const place = this.places.get(pointer)
    const below = [...this.places].find(([at]) => at.startsWith(`${pointer}/`))?.[1]
    const found = place ?? below
    return found && elementOf(found)
  }

  findRichText(target: EventTarget | null): NamedText | undefined {
    const found = this.find(target)
    return found?.text.field.kind === 'richText' ? found : undefined
  }

  find(target: EventTarget | null, point?: MouseEvent): NamedText | undefined {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : undefined
    const place = element ? placeOf(element) : point && textAt(point.clientX, point.clientY)
    const text = place && this.texts.get(place)
    return place && text && { place: place as TextPlace, text }
  }
}

export const focusable = (place: TextPlace): HTMLElement => (place instanceof HTMLElement ? place : handleOf(place))

export const elementOf = (place: TextPlace): Element | undefined =>
  place instanceof Element ? place : (place.parentElement ?? undefined)
