import { asObject } from '../../../base/shared-types/json'
import { findAround } from '../../schema-model/block-tree'
import { nameInner } from '../../schema-model/say-place'
import type { SchemaBook } from '../../schema-model/schema-book'
import {
  type BlockAtPointer,
  type BlockList,
  findMovedBlocks,
  findMovedWithin,
  type MovedBlock,
} from '../compare/moved-blocks'
import { type DescriptionContext, describeFieldChanges } from './describe-fields'
import { nameByWords } from './labels'
import { type Line, line } from './outline'
import { ordinal } from './phrases'

interface Step {
  key: string
  words: string
}

type ReadBlock = (pointer: string) => unknown

/** The blocks and parts around a list: “Our story” (Columns), column 1. Empty for a page's list. */
function stepsTo(list: string, read: ReadBlock, book: SchemaBook, context: DescriptionContext): Step[] {
  const places = findAround(read, `${list}/0`, book.held)
  const inner = nameInner(places, book)
  return places
    .slice(0, -1)
    .flatMap(({ pointer, block }, index) => [
      { key: pointer, words: nameByWords(block, 0, context.labels) },
      ...(inner[index]?.steps ?? []).map((words) => ({ key: `${pointer} ${words}`, words })),
    ])
}

const say = (steps: Step[]) => steps.map(({ words }) => words).join(' › ')

export interface DescribedMove {
  line: Line
  moved: MovedBlock
}

/** "Columns › column 1: “Before” (Text) moved to column 2" */
function describeMoves(
  all: MovedBlock[],
  read: { before: ReadBlock; now: ReadBlock },
  book: SchemaBook,
  context: DescriptionContext,
): DescribedMove[] {
  const pathTo = (list: string, side: 'before' | 'now') => stepsTo(list, read[side], book, context)
  return all.map((moved) => {
    const { before: old, now: fresh, home } = moved
    const [from, to] = [pathTo(old.list, 'before'), pathTo(fresh.list, 'now')]
    const around = new Set(home === undefined ? [] : pathTo(home, 'now').map(({ key }) => key))
    const others = to.filter(({ key }) => !around.has(key))
    const where =
      to.length === 0
        ? `out, to ${ordinal(fresh.at)} place on the page`
        : `${from.length === 0 ? 'into' : 'to'} ${say(others.length === 0 ? to : others)}`
    const name = [say(from), nameByWords(old.block, old.at, context.labels)].filter(Boolean).join(': ')
    const origin =
      home === undefined
        ? undefined
        : {
            ...{ kind: 'moved' as const, before: old.list, now: fresh.list, was: old.at, is: fresh.at, home },
          }
    const places = { before: `${old.list}/${old.at}`, now: `${fresh.list}/${fresh.at}` }
    const changes = describeFieldChanges(asObject(old.block), asObject(fresh.block), context, places)
    const move = `moved ${where}`
    return {
      moved,
      line:
        changes.length === 0 ? line(`${name} ${move}`, [], origin) : line(name, [line(move, [], origin), ...changes]),
    }
  })
}

export function describeMovedBlocks(before: BlockList, now: BlockList, context: DescriptionContext): DescribedMove[] {
  const { book } = context
  const readIn = (top: BlockList) => (pointer: string) => top.blocks[Number(pointer.slice(top.pointer.length + 1))]
  const read = { before: readIn(before), now: readIn(now) }
  return book ? describeMoves(findMovedBlocks(before, now, book.held), read, book, context) : []
}

/** The same in a shared block. */
export function describeMovedWithin(before: BlockAtPointer, now: BlockAtPointer, context: DescriptionContext) {
  const { book } = context
  const read = { before: () => before.block, now: () => now.block }
  return book ? describeMoves(findMovedWithin(before, now, book.held), read, book, context) : []
}
