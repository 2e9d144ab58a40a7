import { isObject } from '../../../../base/shared-types/json'
import { slugOf } from '../../../../base/text/language/slug'
import { applyEdit } from '../../../../content/json-edits/apply-edit'
import type { Edit } from '../../../../content/json-edits/edit'
import { replaceValue } from '../../../../content/json-edits/make-edits'
import type { OpenBlock, OpenPage } from '../page/open-page'
import { addItem, addPart, moveItem, rawAt, takeOut, writeField } from './field-edits'

const listOf = (page: OpenPage) => `${page.pointer}/blocks`

const anchorsOf = (page: OpenPage): Set<string> =>
  new Set(
    page.blocks.flatMap(({ pointer }) => {
      const block = page.valueAt(pointer)
      return isObject(block) && typeof block.id === 'string' ? [block.id] : []
    }),
  )

/** Returns the first free anchor: "story-2". */
function freeAnchor(anchor: string, taken: ReadonlySet<string>): string {
  const stem = anchor.replace(/-\d+$/, '')
  let number = 2
  while (taken.has(`${stem}-${number}`)) number++
  return `${stem}-${number}`
}

export interface PlacedBlock {
  edits: Edit[]
  anchor?: string
}

export function placeBlock(page: OpenPage, json: string, index: number): PlacedBlock {
  const block: unknown = JSON.parse(json)
  const id = isObject(block) ? block.id : undefined
  const taken = anchorsOf(page)
  if (typeof id !== 'string' || !taken.has(id)) return { edits: addItem(page, listOf(page), json, index) }
  const anchor = freeAnchor(id, taken)
  const renamed = applyEdit(json, replaceValue(json, '/id', JSON.stringify(anchor)))
  return { edits: addItem(page, listOf(page), 'text' in renamed ? renamed.text : json, index), anchor }
}

/** Of a shared block, the shared JSON. */
export const blockText = (page: OpenPage, { pointer }: OpenBlock): string => rawAt(page, pointer)

/** Duplicates a block; a shared block stays shared. */
export const duplicateBlock = (page: OpenPage, { place, index }: OpenBlock): PlacedBlock =>
  placeBlock(page, rawAt(page, place), index + 1)

export const removeBlock = (page: OpenPage, { place }: OpenBlock): Edit[] => takeOut(page, place)

export const moveBlock = (page: OpenPage, { index }: OpenBlock, to: number): Edit[] =>
  moveItem(page, listOf(page), index, to)

export const unshareBlock = (page: OpenPage, block: OpenBlock): Edit[] =>
  writeField(page, block.place, rawAt(page, block.pointer))

/** A shared block changes on all its pages. */
export const setHiddenBlock = (page: OpenPage, { pointer }: OpenBlock, isHidden: boolean): Edit[] =>
  isHidden ? writeField(page, `${pointer}/hidden`, 'true') : takeOut(page, `${pointer}/hidden`)

export function freeName(words: string, taken: readonly string[], language: unknown): string {
  const stem =
    slugOf(words, language)
      .split('-')
      .slice(0, 4)
      .join('-')
      .replace(/^[^a-z]+/, '') || 'block'
  let name = stem
  for (let number = 2; taken.includes(name); number++) name = `${stem}-${number}`
  return name
}

export function shareBlock(page: OpenPage, block: OpenBlock, name: string): Edit[] {
  const { parts, shared } = page.text
  const json = rawAt(page, block.pointer)
  const use = writeField(page, block.place, JSON.stringify({ shared: name }))
  const add = { kind: 'insert' as const, anchor: { length: shared.length }, index: shared.length }
  if (parts.includes('shared')) return [{ ...add, pointer: '/shared', key: name, json }, ...use]
  return [...use, addPart('shared', `{"${name}":${json}}`, parts)]
}
