import type { FetchedPage, PageSource } from '../../../base/shared-types/page'
import { alignLists } from '../../../content/change-summary/compare/align'
import { targetOfBlock } from '../../../content/change-summary/words/target-key'
import type { ComparedBlock, PageComparison } from '../../editor-ui/model/surroundings'
import { frameAddress } from './framed-site'

async function readPage(pages: PageSource, path: string): Promise<FetchedPage | undefined> {
  const found = await pages.page(path)
  return found && 'blocks' in found ? found : undefined
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

/** `from` is the path before the author's changes. */
export async function showBeforeAndNow(
  sites: { before: PageSource; now: PageSource },
  path: string,
  from = path,
): Promise<PageComparison> {
  const [before, now] = await Promise.all([readPage(sites.before, from), readPage(sites.now, path)])
  return {
    ...(before && { before: frameAddress(encodeURI(from), 'before') }),
    ...(now && { now: frameAddress(encodeURI(path)) }),
    blocks: before && now ? pairBlocks(path, before, now) : [],
  }
}
