import { article } from '../../schema-model/phrases'
import type { PageRule } from '../findings/rule'

/** "endsWith" in a page's template names its last block. */
export const pageEnding: PageRule = {
  code: 'page-ending',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat, pages, sayType, shared }) => {
    const endings = ofFormat('endsWith')
    if (endings.length === 0) return []
    const byBlocks = new Map(pages.map((page) => [`${page.pointer}/blocks`, page]))
    return endings.flatMap(({ pointer, wanted }) => {
      const types = byBlocks
        .get(pointer)
        ?.blocks.map((block) => (typeof block.shared === 'string' ? shared[block.shared] : block)?.type)
      // A hidden block has no type here.
      if (!types || types.findLast((type) => type !== undefined) === wanted) return []
      const message = `The page ends with nothing to do, and visitors who have read so far leave. Add ${article(sayType(String(wanted)))} at its end, or move it there.`
      return [{ pointer, message }]
    })
  },
}
