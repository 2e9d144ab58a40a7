import { isObject } from '../../../../base/shared-types/json'
import { slugOf } from '../../../../base/text/language/slug'
import { applyEdit } from '../../../../content/json-edits/apply-edit'
import type { Edit } from '../../../../content/json-edits/edit'
import { replaceValue } from '../../../../content/json-edits/make-edits'
import { eachBlock } from '../../../../content/schema-model/block-tree'
import type { OpenBlock } from '../page/open-blocks'
import type { OpenPage } from '../page/open-page'
import { addItem, addPart, moveItem, rawAt, takeOut, writeField } from './field-edits'

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

/** Where a block is put into a list. */
export interface ListPlace {
  list: string
  at: number
}

/** A taken anchor becomes a free one, also of blocks in the block. */
export function placeBlock(page: OpenPage, json: string, { list, at }: ListPlace): PlacedBlock {
  const taken = anchorsOf(page)
  const anchors: string[] = []
  let text = json
  eachBlock([JSON.parse(json)], '', page.book.held, (block, pointer) => {
    const id = isObject(block) ? block.id : undefined
    if (typeof id !== 'string') return
    const anchor = taken.has(id) ? freeAnchor(id, taken) : id
    taken.add(anchor)
    if (anchor === id) return
    const renamed = applyEdit(text, replaceValue(text, `${pointer.slice('/0'.length)}/id`, JSON.stringify(anchor)))
    if ('text' in renamed) text = renamed.text
    anchors.push(anchor)
  })
  return { edits: addItem(page, list, text, at), anchor: anchors[0] }
}

/** The JSON of a block. Of a shared block it is the one under "shared". */
export const blockText = (page: OpenPage, { pointer }: OpenBlock): string => rawAt(page, pointer)

/** Duplicates a block; a shared block stays shared. */
export const duplicateBlock = (page: OpenPage, { place, list, at }: OpenBlock): PlacedBlock =>
  placeBlock(page, rawAt(page, place), { list: list.pointer, at: at + 1 })

export const removeBlock = (page: OpenPage, { place }: OpenBlock): Edit[] => takeOut(page, place)

export const moveBlock = (page: OpenPage, { place }: OpenBlock, { list, at }: ListPlace): Edit[] =>
  moveItem(page, place, list, at)

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

/** After another shared block, or as the last one. */
export function addShared(page: OpenPage, name: string, json: string, after?: string): Edit[] {
  const { parts, shared } = page.text
  if (!parts.includes('shared')) return [addPart('shared', `{"${name}":${json}}`, parts)]
  const { length } = shared
  const index = after === undefined ? length : shared.findIndex((one) => one.name === after) + 1
  return [{ kind: 'insert', pointer: '/shared', key: name, json, index, anchor: { length } }]
}

/** The edit of "shared" comes last, so that it moves no place of the other one. */
export const shareBlock = (page: OpenPage, block: OpenBlock, name: string): Edit[] => [
  ...writeField(page, block.place, JSON.stringify({ shared: name })),
  ...addShared(page, name, rawAt(page, block.pointer)),
]
