import { isObject } from '../../model/json'
import type { Pair } from '../compare/align'
import type { PageChange } from '../compare/compare'
import { asList, asPart, type Part } from '../compare/part'
import type { Labels } from './labels'
import { about, headed, type Line, line, seenOn } from './outline'
import { code, nameOf, quote, sayMove } from './phrases'
import { type Meanings, type Places, sayAll, sayChange, sayChanges } from './say-changes'
import { sightOfBlock, sightOfPage } from './sights'

/** 'Video grid, “Our films”', 'shared block “clients”'. */
export function sayBlock(block: unknown, labels: Pick<Labels, 'ofBlock'>): string {
  const { type, shared } = asPart(block)
  if (typeof shared === 'string') return `shared block ${quote(shared)}`
  return [labels.ofBlock(type), nameOf(isObject(block) ? block : {})].filter(Boolean).join(', ')
}

/** All words of a block that a page has not had before. */
export const sayWholeBlock = (block: unknown, meanings: Meanings) => sayAll(asPart(block), meanings, ['type', 'shared'])

function sayBlockChange(pair: Pair, was: unknown[], blocks: unknown[], meanings: Meanings, lists: Places): Line {
  const { before, now, is, hasMoved } = pair
  const origin = { kind: 'item' as const, ...lists, was: before, is: now }
  if (now === undefined)
    return line(
      `the former block ${(before ?? 0) + 1} (${sayBlock(was[before ?? 0], meanings.labels)}) removed`,
      [],
      origin,
    )
  const block = blocks[now]
  if (before === undefined)
    return line(`block ${now + 1} (${sayBlock(block, meanings.labels)}) added`, sayWholeBlock(block, meanings), origin)
  const move = sayMove(before, now)
  if (is === 'moved') return line(`block ${now + 1} (${sayBlock(block, meanings.labels)}) ${move}`, [], origin)
  const places = { before: `${lists.before}/${before}`, now: `${lists.now}/${now}` }
  const changes = sayChanges(asPart(was[before]), asPart(block), meanings, places)
  // Named as a reviewer has seen it on the page so far.
  return headed(
    `block ${now + 1} (${sayBlock(was[before], meanings.labels)})`,
    hasMoved ? [line(move, [], origin), ...changes] : changes,
  )
}

/** What has changed on a page, in words. */
export function sayPage(change: PageChange, meanings: Meanings): Line[] {
  const { path, before = {}, now = {}, fields, blocks, was, index } = change
  const places = { before: `/pages/${was}`, now: `/pages/${index}` }
  const whole = { kind: 'value' as const, ...places }
  if (now.redirect !== undefined && before.redirect === undefined)
    return [
      seenOn(
        sightOfPage(path),
        line(`is no page any more: its visitors are led to ${code(String(now.redirect))}`, [], whole),
      ),
    ]
  if (before.redirect !== undefined && now.redirect === undefined)
    return [
      seenOn(
        sightOfPage(path),
        line(`was a redirect to ${code(String(before.redirect))} and is a page now`, [], whole),
      ),
      ...sayNewPage(now, meanings),
    ]
  const lists = { before: `${places.before}/blocks`, now: `${places.now}/blocks` }
  return [
    ...fields.flatMap((name) =>
      about(sayChange(name, before, now, meanings), { kind: 'field' as const, ...places, name }),
    ),
    ...blocks.map((pair) =>
      seenOn(
        sightOfBlock(path, pair.before, pair.now),
        sayBlockChange(pair, asList(before.blocks), asList(now.blocks), meanings, lists),
      ),
    ),
  ]
}

/** Everything that visitors of a new page will read. */
export const sayNewPage = (page: Part, meanings: Meanings): Line[] => [
  ...sayAll(page, meanings, ['path', 'blocks']),
  ...asList(page.blocks).map((block, index) =>
    line(`block ${index + 1} (${sayBlock(block, meanings.labels)})`, sayWholeBlock(block, meanings)),
  ),
]
