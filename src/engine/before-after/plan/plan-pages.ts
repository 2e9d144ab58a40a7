import { isObject } from '../../model/json'
import { alignLists, type Pair } from '../../review/compare/align'
import type { SiteChange } from '../../review/compare/compare'
import { asList, asPart, type Part } from '../../review/compare/part'
import type { Labels } from '../../review/words/labels'
import { sayBlock } from '../../review/words/say-page'
import { type Sight, sightOfBlock, sightOfFile, sightOfPage, sightOfShared } from '../../review/words/sights'
import type { Moment } from '../../schedule/local-time'
import { isPublicAt, zoneOf } from '../../schedule/page-times'
import type { ChangeKind } from '../model'

/** A block to look at: its places among the blocks that visitors see, from 0. */
export interface PlannedBlock {
  sight: Sight
  kind: ChangeKind
  label: string
  before?: number
  now?: number
  /** The number that it had on its page before, where it has another one now, and nobody moved it. */
  wasNumber?: number
}

/** A page to look at: its paths in the two states. */
export interface PlannedPage {
  sight: Sight
  /** The path that people know it by. */
  path: string
  before?: string
  now?: string
  /** The blocks that visitors see in one of the states. */
  blocks: PlannedBlock[]
}

/** All texts in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : isObject(value) || Array.isArray(value)
      ? Object.values(value).flatMap(textsIn)
      : []

/** Blocks of a page, in a state of the site. */
class Blocks {
  readonly list: unknown[]

  constructor(
    page: Part,
    private readonly shared: Part,
  ) {
    this.list = asList(page.blocks)
  }

  isSeen = (place: number): boolean => {
    const block = asPart(this.list[place])
    const hidden = block.hidden ?? asPart(typeof block.shared === 'string' ? this.shared[block.shared] : {}).hidden
    return hidden !== true
  }

  /** Returns the first of these files that a block names, or the shared block that stands there. */
  findFile(place: number | undefined, files: string[]): string | undefined {
    const block = asPart(place === undefined ? undefined : this.list[place])
    const texts = textsIn(typeof block.shared === 'string' ? this.shared[block.shared] : block)
    return files.find((file) => texts.some((text) => text === file || text.includes(`"${file}"`)))
  }

  /** The place of a block among those that visitors see; undefined where it is hidden or is not there. */
  seenAt(place: number | undefined): number | undefined {
    if (place === undefined || !this.isSeen(place)) return undefined
    return [...this.list.keys()].slice(0, place).filter(this.isSeen).length
  }
}

const kindOf = ({ is }: Pair, isWritten: boolean): ChangeKind => {
  if (is === 'moved') return 'moved'
  return is === 'changed' || isWritten ? 'changed' : 'unwritten'
}

interface PlanContext {
  at: Moment
  labels: Pick<Labels, 'ofBlock'>
}

/** Returns every page that visitors see in one of the two states, with its blocks aligned as the summary aligns them. */
export function planPages(change: SiteChange, { at, labels }: PlanContext): PlannedPage[] {
  const [sharedBefore, sharedNow] = [asPart(change.before.shared), asPart(change.now.shared)]
  const rewritten = new Set(change.shared.map(({ name }) => name))
  const oldPaths = new Map(change.pages.flatMap(({ path, from }) => (from === undefined ? [] : [[path, from]])))

  const pagesOf = (content: Part) =>
    new Map(
      asList(content.pages)
        .filter(isObject)
        .filter((page) => page.redirect === undefined && isPublicAt(page, at, zoneOf(content)))
        .map((page) => [String(page.path), page]),
    )
  const [old, fresh] = [pagesOf(change.before), pagesOf(change.now)]

  function planBlock(path: string, pair: Pair, before: Blocks, now: Blocks): PlannedBlock[] {
    const [was, is] = [before.seenAt(pair.before), now.seenAt(pair.now)]
    if (was === undefined && is === undefined) return []
    const place = pair.now ?? pair.before ?? 0
    // Named as a reviewer has seen it on the page so far.
    const block = pair.before === undefined ? now.list[place] : before.list[pair.before]
    const { shared } = asPart(block)
    const isWritten = typeof shared === 'string' && rewritten.has(shared)
    const isPair = was !== undefined && is !== undefined
    const kind = isPair ? kindOf(pair, isWritten) : is === undefined ? 'removed' : 'new'
    const isOfShared = isWritten && pair.is === 'same'
    const file = kind === 'unwritten' ? now.findFile(pair.now, change.files.replaced) : undefined
    return [
      {
        sight: file
          ? sightOfFile(file)
          : isOfShared
            ? sightOfShared(shared)
            : sightOfBlock(path, pair.before, pair.now),
        kind: file ? 'changed' : kind,
        label: `${pair.now === undefined ? 'the former block' : 'block'} ${place + 1} (${sayBlock(block, labels)})`,
        ...(was !== undefined && { before: was }),
        ...(is !== undefined && { now: is }),
        ...(kind === 'unwritten' && pair.before !== pair.now && { wasNumber: (pair.before ?? 0) + 1 }),
      },
    ]
  }

  const kept = [...fresh].map(([path, page]): PlannedPage => {
    const from = oldPaths.get(path) ?? path
    const earlier = old.get(from)
    if (!earlier) return { sight: sightOfPage(path), path, now: path, blocks: [] }
    const [before, now] = [new Blocks(earlier, sharedBefore), new Blocks(page, sharedNow)]
    const pairs = alignLists(before.list, now.list)
    const blocks = pairs.flatMap((pair) => planBlock(path, pair, before, now))
    return { sight: sightOfPage(path), path, before: from, now: path, blocks }
  })
  const moved = new Set(oldPaths.values())
  const removed = [...old.keys()].filter((path) => !fresh.has(path) && !moved.has(path))
  return [...kept, ...removed.map((path) => ({ sight: sightOfPage(path), path, before: path, blocks: [] }))]
}
