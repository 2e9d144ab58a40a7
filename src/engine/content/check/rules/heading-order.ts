import type { Heading } from '../content-index/headings'
import type { PageRule } from '../findings/rule'

function firstGap(headings: Heading[]): { heading: Heading; above: number } | undefined {
  let above = 1
  for (const heading of headings) {
    if (heading.level > above + 1) return { heading, above }
    above = heading.level
  }
  return undefined
}

export const headingOrder: PageRule = {
  code: 'heading-order',
  severity: 'warning',
  scope: 'page',
  check: ({ pages, headingsOf }) =>
    pages.flatMap((page) => {
      const gap = firstGap(headingsOf(page))
      if (!gap) return []
      const { level, pointer, isTag } = gap.heading
      const missing = gap.above + 1
      const fix = isTag
        ? level === 3
          ? 'Give this block a "heading", or write bold text (<strong>) instead of <h3>.'
          : `Write <h${missing}> instead of <h${level}>.`
        : 'Give this block a "heading".'
      const message = `A heading of level ${level} comes right after one of level ${gap.above}: level ${missing} is left out. ${fix}`
      return [{ pointer, message, group: isTag ? `tag ${level === 3}` : 'block' }]
    }),
}
