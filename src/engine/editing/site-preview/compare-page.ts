import type { FetchedPage, PageSource } from '../../base/shared-types/page'
import { alignLists } from '../../content/change-summary/compare/align'
import { targetOfBlock } from '../../content/change-summary/words/target-key'
import type { ComparedBlock, PageComparison } from '../edited-site/publishing'

interface ComparedState extends Pick<PageSource, 'page'> {
  frameOf(path: string): string
}

async function readPage({ page }: ComparedState, path: string): Promise<FetchedPage | undefined> {
  const answer = await page(path)
  return answer && 'blocks' in answer ? answer : undefined
}

/** The report of changes pairs blocks in the same way: its sentences have the same targets. */
function pairBlocks(path: string, before: FetchedPage, now: FetchedPage): ComparedBlock[] {
  return alignLists(before.blocks, now.blocks).map(({ before: old, now: fresh, is, hasMoved }) => ({
    ...(old !== undefined && { before: old }),
    ...(fresh !== undefined && { now: fresh }),
    isEdited: is !== 'same',
    hasMoved: is === 'moved' || hasMoved === true,
    target: targetOfBlock(path, old, fresh),
  }))
}

export async function showBeforeAndNow(
  states: Record<'before' | 'now', ComparedState>,
  path: string,
  from = path,
): Promise<PageComparison> {
  const [before, now] = await Promise.all([readPage(states.before, from), readPage(states.now, path)])
  return {
    ...(before && { before: states.before.frameOf(encodeURI(from)) }),
    ...(now && { now: states.now.frameOf(encodeURI(path)) }),
    blocks: before && now ? pairBlocks(path, before, now) : [],
  }
}
