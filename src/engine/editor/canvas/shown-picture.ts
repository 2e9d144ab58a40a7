import type { OpenBlock, OpenPage } from '../page/open-page'
import type { CanvasHost } from './host'
import type { Tool } from './overlay'
import { findPictureField } from './text-fields'

/** A picture of the content on the page, and what can be done about it. */
export interface ShownPicture {
  element: HTMLImageElement
  tools: Tool[]
  /** Opens the dialog in which another one is chosen. */
  choose: () => void
  /** Takes files that were dropped on it. */
  take: (files: File[]) => void
}

/** Finds the picture that an element of a block shows, or lies over, by its alternative text. */
export function findShownPicture(
  target: Element,
  page: OpenPage,
  block: OpenBlock,
  { session, showField }: CanvasHost,
): ShownPicture | undefined {
  const element = target.closest('picture, figure')?.querySelector('img') ?? target
  const pointer = element instanceof HTMLImageElement ? findPictureField(page, block.pointer, element.alt) : undefined
  if (pointer === undefined) return undefined
  const take = (files: File[]) => void session.desk.show(pointer, files)
  const choose = () => take([])
  return {
    element: element as HTMLImageElement,
    tools: [
      { name: 'Choose a picture', act: choose },
      { name: 'Show its fields', act: () => showField(pointer) },
    ],
    choose,
    take,
  }
}
