import type { OpenBlock, OpenPage } from '../model/page/open-page'
import type { CanvasHost } from './host'
import type { Tool } from './overlay'
import { findPictureField } from './text-fields'

export interface PictureOnPage {
  element: HTMLImageElement
  tools: Tool[]
  choose: () => void
  take: (files: File[]) => void
}

/**
 * Returns the pictures at a point: those below an element with words are covered, those below an empty one are seen.
 */
function picturesAt(target: Element, { clientX, clientY }: MouseEvent): HTMLImageElement[] {
  const stack = document.elementsFromPoint(clientX, clientY)
  const end = stack.findIndex((element) => element.textContent?.trim() !== '')
  const own = target.closest('picture, figure')?.querySelector('img') ?? target
  return [own, ...stack.slice(0, end < 0 ? undefined : end)].filter((element) => element instanceof HTMLImageElement)
}

/** Finds the picture of a block at an event, by its alternative text. */
export function findPictureAt(
  event: MouseEvent,
  page: OpenPage,
  block: OpenBlock,
  { files: manager, showField }: CanvasHost,
  closeTools: () => void,
): PictureOnPage | undefined {
  for (const element of event.target instanceof Element ? picturesAt(event.target, event) : []) {
    const pointer = findPictureField(page, block.pointer, element.alt)
    if (pointer === undefined) continue
    const take = (files: File[]) => {
      closeTools()
      void manager.show(pointer, files)
    }
    const choose = () => take([])
    const tools = [
      { name: 'Choose a picture', act: choose },
      { name: 'Show its fields', act: () => showField(pointer) },
    ]
    return { element, tools, choose, take }
  }
  return undefined
}
