import { parentPointer } from '../../../../base/shared-types/json'
import { addTo } from '../../../../base/shared-types/maps'
import { firstPicture } from '../../../edited-site/pages/first-picture'
import { itemWords } from './list-items'
import type { OpenBlock, OpenList } from './open-blocks'
import type { OpenPage } from './open-page'

/** A block, or a part that holds others, such as a column. */
export interface OutlineRow {
  id: string
  /** Of a part, the block around it. */
  block: OpenBlock
  part?: { name: string; words: string }
  /** The first one in a block. */
  picture?: string
  /** Where a block goes that is put into the row. */
  list?: OpenList
  rows: OutlineRow[]
  /** Of the blocks in it, at any depth. */
  count: number
}

/** `keys` are those of the blocks. */
export function outlineRows(page: OpenPage, keys: readonly string[]): OutlineRow[] {
  const rowsIn = (lists: OpenList[]) => page.blocks.filter(({ list }) => lists.includes(list)).map(rowOf)

  function withRows(
    row: Pick<OutlineRow, 'id' | 'block' | 'part' | 'picture'>,
    lists: OpenList[],
    rows: OutlineRow[],
  ): OutlineRow {
    const count = rows.reduce((sum, inner) => sum + inner.count + (inner.part ? 0 : 1), 0)
    return { ...row, rows, count, list: lists.findLast(({ hasSlot }) => !hasSlot) }
  }

  function rowOf(block: OpenBlock): OutlineRow {
    const id = keys[block.index] ?? String(block.index)
    const named = new Map<string, OpenList[]>()
    for (const list of page.lists) if (list.holder === block) addTo(named, list.name, list)
    const rows = [...named].flatMap(([name, lists]) => (name ? [partOf(block, id, lists)] : rowsIn(lists)))
    return withRows({ id, block, picture: firstPicture(page.valueAt(block.pointer)) }, named.get('') ?? [], rows)
  }

  /** A shared block has a second list of the same name, for the page's blocks. */
  function partOf(block: OpenBlock, key: string, lists: OpenList[]): OutlineRow {
    const { name, pointer, held } = lists[0] as OpenList
    const words = held?.path.includes('*') ? itemWords(page, parentPointer(pointer)) : ''
    return withRows({ id: `${key} ${name}`, block, part: { name, words } }, lists, rowsIn(lists))
  }

  return rowsIn(page.lists.slice(0, 1))
}

/** A row and those around it, the outermost first; empty if it is not there. */
export function pathToRow(rows: readonly OutlineRow[], id: string): OutlineRow[] {
  for (const row of rows) {
    const inner = row.id === id ? [row] : [row, ...pathToRow(row.rows, id)]
    if (inner.at(-1)?.id === id) return inner
  }
  return []
}

/** Rows of before, as far as they are equal: each save makes new blocks. */
export function keepEqualRows(before: OutlineRow[], now: OutlineRow[]): OutlineRow[] {
  const kept = now.map((row, index) => {
    const last = before[index]
    if (last?.id !== row.id) return row
    return JSON.stringify(last) === JSON.stringify(row) ? last : { ...row, rows: keepEqualRows(last.rows, row.rows) }
  })
  return before.length === now.length && kept.every((row, index) => row === before[index]) ? before : kept
}
