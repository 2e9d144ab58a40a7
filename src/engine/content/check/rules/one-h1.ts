import { asObject } from '../../../base/shared-types/json'
import { eachBlock } from '../../schema-model/block-tree'
import { article } from '../../schema-model/phrases'
import type { Headline, PageContent } from '../content-index/content'
import type { PageOutline } from '../content-index/page-outline'
import type { Finding, PageRule } from '../findings/rule'

const say = ({ type, field }: Headline, sayType: PageContent['sayType']) =>
  field ? `"${field}" to ${article(sayType(type))}` : article(sayType(type))

function whereToWrite(
  page: PageOutline,
  { headlines, held, sayType }: PageContent,
): { fix: string } & Pick<Finding, 'pointer' | 'on'> {
  let found: { fix: string; pointer: string } | undefined
  eachBlock(page.blocks, `${page.pointer}/blocks`, held, (block, pointer) => {
    const { type, hidden } = asObject(block)
    const room = headlines.find((headline) => headline.type === type && headline.field !== undefined)
    if (room && hidden !== true) found ??= { pointer, fix: `Give this ${sayType(room.type)} a "${room.field}".` }
    return hidden !== true
  })
  if (found) return found
  const fix =
    headlines.length > 0 ? `Add ${headlines.map((headline) => say(headline, sayType)).join(', or ')}.` : 'Add one.'
  return { pointer: `${page.pointer}/blocks`, on: 'key', fix }
}

/** Every page has one main heading (h1), for screen readers and search engines. */
export const oneH1: PageRule = {
  code: 'one-h1',
  severity: 'warning',
  scope: 'page',
  check: (content) =>
    content.pages.flatMap((page) => {
      if (page.redirect !== undefined || page.blocks.length === 0) return []
      const [first, second] = content.headingsOf(page).filter(({ level }) => level === 1)
      if (!first) {
        const { fix, ...place } = whereToWrite(page, content)
        return [{ ...place, message: `This page has no main heading. ${fix}` }]
      }
      if (!second) return []
      const message =
        'This is the second main heading (h1) of the page. A page has one: remove this one, or use a block with an ordinary heading.'
      return [{ pointer: second.pointer, message }]
    }),
}
