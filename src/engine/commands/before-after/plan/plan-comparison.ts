import { asList, asObject, isObject, stringsIn, type UnknownObject } from '../../../base/shared-types/json'
import { alignLists, type ItemPair } from '../../../content/change-summary/compare/align'
import type { SiteChange } from '../../../content/change-summary/compare/compare'
import { blockLabel } from '../../../content/change-summary/words/describe-page'
import type { Labels } from '../../../content/change-summary/words/labels'
import {
  type TargetKey,
  targetOfBlock,
  targetOfFile,
  targetOfPage,
  targetOfShared,
} from '../../../content/change-summary/words/target-key'
import type { Moment } from '../../../content/publication-dates/local-time'
import { isPublicAt, zoneOf } from '../../../content/publication-dates/page-times'
import type { ChangeKind } from '../visible-change'

/** `before` and `now` are indices among the visible blocks. */
export interface PlannedBlock {
  target: TargetKey
  kind: ChangeKind
  label: string
  before?: number
  now?: number
  /** Its former number, if other blocks have pushed it. */
  wasNumber?: number
}

/** `before` and `now` are paths. */
export interface PlannedPage {
  target: TargetKey
  path: string
  before?: string
  now?: string
  blocks: PlannedBlock[]
}

const textsIn = (value: unknown): string[] => [...stringsIn(value)].map(([, text]) => text)

class Blocks {
  readonly list: unknown[]

  constructor(
    page: UnknownObject,
    private readonly shared: UnknownObject,
  ) {
    this.list = asList(page.blocks)
  }

  isVisible = (place: number): boolean => {
    const block = asObject(this.list[place])
    const hidden = block.hidden ?? asObject(typeof block.shared === 'string' ? this.shared[block.shared] : {}).hidden
    return hidden !== true
  }

  findFile(place: number | undefined, files: string[]): string | undefined {
    const block = asObject(place === undefined ? undefined : this.list[place])
    const texts = textsIn(typeof block.shared === 'string' ? this.shared[block.shared] : block)
    return files.find((file) => texts.some((text) => text === file || text.includes(`"${file}"`)))
  }

  visibleIndex(place: number | undefined): number | undefined {
    if (place === undefined || !this.isVisible(place)) return undefined
    return [...this.list.keys()].slice(0, place).filter(this.isVisible).length
  }
}

const kindOf = ({ is }: ItemPair, isEdited: boolean): ChangeKind => {
  if (is === 'moved') return 'moved'
  return is === 'changed' || isEdited ? 'changed' : 'indirect'
}

interface PlanContext {
  at: Moment
  labels: Pick<Labels, 'ofBlock'>
}

/** Pages that are public in either state. Blocks are aligned as in the summary. */
export function planComparison(change: SiteChange, { at, labels }: PlanContext): PlannedPage[] {
  const [sharedBefore, sharedNow] = [asObject(change.before.shared), asObject(change.now.shared)]
  const edited = new Set(change.shared.map(({ name }) => name))
  const oldPaths = new Map(change.pages.flatMap(({ path, from }) => (from === undefined ? [] : [[path, from]])))

  const pagesOf = (content: UnknownObject) =>
    new Map(
      asList(content.pages)
        .filter(isObject)
        .filter((page) => page.redirect === undefined && isPublicAt(page, at, zoneOf(content)))
        .map((page) => [String(page.path), page]),
    )
  const [old, fresh] = [pagesOf(change.before), pagesOf(change.now)]

  function planBlock(path: string, pair: ItemPair, before: Blocks, now: Blocks): PlannedBlock[] {
    const [was, is] = [before.visibleIndex(pair.before), now.visibleIndex(pair.now)]
    if (was === undefined && is === undefined) return []
    const place = pair.now ?? pair.before ?? 0
    // Reviewers know a block by its former name.
    const block = pair.before === undefined ? now.list[place] : before.list[pair.before]
    const { shared } = asObject(block)
    const isEdited = typeof shared === 'string' && edited.has(shared)
    const isPair = was !== undefined && is !== undefined
    const kind = isPair ? kindOf(pair, isEdited) : is === undefined ? 'removed' : 'new'
    const isOfShared = isEdited && pair.is === 'same'
    const file = kind === 'indirect' ? now.findFile(pair.now, change.files.replaced) : undefined
    return [
      {
        target: file
          ? targetOfFile(file)
          : isOfShared
            ? targetOfShared(shared)
            : targetOfBlock(path, pair.before, pair.now),
        kind: file ? 'changed' : kind,
        label: `${pair.now === undefined ? 'the former block' : 'block'} ${place + 1} (${blockLabel(block, labels)})`,
        ...(was !== undefined && { before: was }),
        ...(is !== undefined && { now: is }),
        ...(kind === 'indirect' && pair.before !== pair.now && { wasNumber: (pair.before ?? 0) + 1 }),
      },
    ]
  }

  const kept = [...fresh].map(([path, page]): PlannedPage => {
    const from = oldPaths.get(path) ?? path
    const earlier = old.get(from)
    if (!earlier) return { target: targetOfPage(path), path, now: path, blocks: [] }
    const [before, now] = [new Blocks(earlier, sharedBefore), new Blocks(page, sharedNow)]
    const pairs = alignLists(before.list, now.list)
    const blocks = pairs.flatMap((pair) => planBlock(path, pair, before, now))
    return { target: targetOfPage(path), path, before: from, now: path, blocks }
  })
  const moved = new Set(oldPaths.values())
  const removed = [...old.keys()].filter((path) => !fresh.has(path) && !moved.has(path))
  return [...kept, ...removed.map((path) => ({ target: targetOfPage(path), path, before: path, blocks: [] }))]
}
