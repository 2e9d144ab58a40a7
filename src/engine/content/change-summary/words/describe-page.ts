import { asList, asObject, type UnknownObject } from '../../../base/shared-types/json'
import { alignOthers, type ItemPair } from '../compare/align'
import type { ComparedPage } from '../compare/compare'
import { type BlockInList, blocksOf } from '../compare/moved-blocks'
import {
  type DescriptionContext,
  describeAllFields,
  describeFieldChange,
  describeFieldChanges,
  type PointerPair,
} from './describe-fields'
import { describeMovedBlocks } from './describe-moved'
import type { Labels } from './labels'
import { headedAny, type Line, line, withSource, withTarget, withWhole } from './outline'
import { code, describeMove, itemName, quote } from './phrases'
import { targetOfBlock, targetOfPage } from './target-key'

/** "Video grid, “Our films”", "shared block “clients”". */
export function blockLabel(block: unknown, labels: Pick<Labels, 'ofBlock'>): string {
  const { type, shared } = asObject(block)
  if (typeof shared === 'string') return `shared block ${quote(shared)}`
  return [labels.ofBlock(type), itemName(asObject(block))].filter(Boolean).join(', ')
}

const nameByPlace = (block: unknown, index: number, labels: Labels) =>
  `block ${index + 1} (${blockLabel(block, labels)})`

export const describeWholeBlock = (block: unknown, context: DescriptionContext) =>
  describeAllFields(asObject(block), context, ['type', 'shared'])

function describeBlockChange(
  pair: ItemPair,
  was: unknown[],
  blocks: unknown[],
  context: DescriptionContext,
  lists: PointerPair,
): Line[] {
  const { before, now, is, hasMoved } = pair
  const origin = { kind: 'item' as const, ...lists, was: before, is: now }
  const { labels, nameBlock = nameByPlace } = context
  if (now === undefined)
    return [
      line(
        `${context.nameBlock ? '' : 'the former '}${nameBlock(was[before ?? 0], before ?? 0, labels)} removed`,
        [],
        origin,
      ),
    ]
  const block = blocks[now]
  if (before === undefined)
    return [line(`${nameBlock(block, now, labels)} added`, describeWholeBlock(block, context), origin)]
  const move = describeMove(before, now)
  if (is === 'moved') return [line(`${nameBlock(block, now, labels)} ${move}`, [], origin)]
  const places = { before: `${lists.before}/${before}`, now: `${lists.now}/${now}` }
  const changes = describeFieldChanges(asObject(was[before]), asObject(block), context, places)
  const all = hasMoved ? [line(move, [], origin), ...changes] : changes
  return headedAny(nameBlock(was[before], now, labels), all).map((one) => withWhole({ kind: 'value', ...places }, one))
}

/** Readers need no marks of "seen", only that a translation was found right. */
function describeSeen(now: UnknownObject, { upToDate }: DescriptionContext): Line[] {
  return upToDate && now.seen !== undefined ? [line(upToDate.page(now))] : []
}

export function describePageChange(change: ComparedPage, context: DescriptionContext): Line[] {
  const { path, before = {}, now = {}, fields, blocks, was, index } = change
  const places = { before: `/pages/${was}`, now: `/pages/${index}` }
  const whole = { kind: 'value' as const, ...places }
  if (now.redirect !== undefined && before.redirect === undefined)
    return [withTarget(targetOfPage(path), line(`is now a redirect to ${code(String(now.redirect))}`, [], whole))]
  if (before.redirect !== undefined && now.redirect === undefined)
    return [
      withTarget(
        targetOfPage(path),
        line(`is now a page; it was a redirect to ${code(String(before.redirect))}`, [], whole),
      ),
      ...describeNewPage(now, context),
    ]
  const lists = { before: `${places.before}/blocks`, now: `${places.now}/blocks` }
  const [old, fresh] = [asList(before.blocks), asList(now.blocks)]
  const moves = describeMovedBlocks(
    { pointer: lists.before, blocks: old },
    { pointer: lists.now, blocks: fresh },
    context,
  )
  const moved = blocksOf(moves.map((one) => one.moved))
  const all = moves.length === 0 ? blocks : alignOthers(old, fresh, moved)
  const pairs = all.filter(({ is }) => is !== 'same')
  const targetOf = ({ before: was, now: is }: ItemPair) => targetOfBlock(path, was, is)
  const targetAround = ({ list, at }: BlockInList) => {
    const place = list === lists.now ? at : Number(list.slice(lists.now.length + 1).split('/')[0])
    return targetOf(all.find((pair) => pair.now === place) ?? { now: place })
  }
  const moveLines = moves.map((one) => withTarget(targetAround(one.moved.now), one.line))
  const targets = new Set(pairs.map(targetOf))
  return [
    ...fields.flatMap((name) =>
      withSource(name === 'seen' ? describeSeen(now, context) : describeFieldChange(name, before, now, context), {
        kind: 'field' as const,
        ...places,
        name,
      }),
    ),
    ...moveLines.filter(({ target = '' }) => !targets.has(target)),
    ...pairs.flatMap((pair) => [
      ...moveLines.filter(({ target }) => target === targetOf(pair)),
      ...describeBlockChange(pair, old, fresh, { ...context, moved }, lists).map((one) =>
        withTarget(targetOf(pair), one),
      ),
    ]),
  ]
}

export const describeNewPage = (page: UnknownObject, context: DescriptionContext): Line[] => [
  ...describeAllFields(page, context, ['path', 'seen', 'blocks']),
  ...asList(page.blocks).map((block, index) =>
    line((context.nameBlock ?? nameByPlace)(block, index, context.labels), describeWholeBlock(block, context)),
  ),
]
