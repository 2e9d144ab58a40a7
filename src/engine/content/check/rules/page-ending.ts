import { shownBlocks } from '../../schema-model/block-tree'
import { article } from '../../schema-model/phrases'
import type { PageRule } from '../findings/rule'

/** "endsWith" in a page's template names its last block. */
export const pageEnding: PageRule = {
  code: 'page-ending',
  severity: 'warning',
  scope: 'page',
  check: ({ held, ofFormat, pages, sayType, shared }) => {
    const endings = ofFormat('endsWith')
    if (endings.length === 0) return []
    const byBlocks = new Map(pages.map((page) => [`${page.pointer}/blocks`, page]))
    return endings.flatMap(({ pointer, wanted }) => {
      const blocks = byBlocks.get(pointer)?.blocks
      // A hidden block is empty here.
      const last = blocks?.filter((block) => Object.keys(block).length > 0).slice(-1)
      if (!last || shownBlocks(last, shared, held).at(-1)?.type === wanted) return []
      const message = `The page ends with nothing to do, and visitors who have read so far leave. Add ${article(sayType(String(wanted)))} at its end, or move it there.`
      return [{ pointer, message }]
    })
  },
}
