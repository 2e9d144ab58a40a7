import { readCut } from '../../../../base/shared-types/cut/cut'
import { isObject, parentPointer } from '../../../../base/shared-types/json'
import { describeField, fieldNames } from '../../model/page/field'
import type { OpenBlock } from '../../model/page/open-blocks'
import type { OpenPage } from '../../model/page/open-page'
import type { CanvasHost } from '../host'
import type { Tool } from '../overlay/tool'
import { findPictureField } from './text-fields'

export interface PictureOnPage {
  element: HTMLImageElement
  pointer: string
  label: string
  tools: Tool[]
  choose: () => void
  take: (files: File[]) => void
}

/** Pictures below an element with words are covered, those below an empty one are seen. */
function picturesAt(target: Element, point?: MouseEvent): HTMLImageElement[] {
  const stack = point ? document.elementsFromPoint(point.clientX, point.clientY) : []
  const end = stack.findIndex((element) => element instanceof HTMLElement && element.innerText.trim() !== '')
  const own = target.closest('picture, figure')?.querySelector('img') ?? target
  return [own, ...stack.slice(0, end < 0 ? undefined : end)].filter((element) => element instanceof HTMLImageElement)
}

function findAltField(page: OpenPage, picture: string, alt: string): string | undefined {
  const object = parentPointer(picture)
  const value = page.valueAt(object)
  const words = fieldNames(page, object).filter((name) => describeField(page, `${object}/${name}`).isWords)
  const name = words.find((one) => isObject(value) && value[one] === alt && alt !== '')
  return name === undefined ? undefined : `${object}/${name}`
}

export function findPictureAt(
  target: Element,
  page: OpenPage,
  block: OpenBlock,
  { files: manager, showField }: CanvasHost,
  point?: MouseEvent,
): PictureOnPage | undefined {
  for (const element of picturesAt(target, point)) {
    const pointer = findPictureField(page, block.pointer, element.alt, readCut(element.getAttribute('src') ?? '').file)
    if (pointer === undefined) continue
    const take = (files: File[]) => void manager.show(pointer, files)
    const choose = () => take([])
    const alt = findAltField(page, pointer, element.alt)
    const describe: Tool = alt
      ? { name: 'Alternative text', icon: 'words', act: () => showField(alt) }
      : { name: 'Show its fields', icon: 'fields', act: () => showField(pointer) }
    const tools: Tool[] = [{ name: 'Replace', icon: 'replace', isNamed: true, act: choose }, describe]
    return { element, pointer, label: `Picture of ${block.title}`, tools, choose, take }
  }
  return undefined
}
