import { countCharacters } from '../../text/numbers'
import { holderOf } from '../content/holders'
import { findNamesakes } from '../content/namesakes'
import type { Finding, PageRule } from '../rule'

/**
 * Search engines often replace descriptions under 50 characters, and cut them after about 160.
 * https://moz.com/learn/seo/meta-description, https://developers.google.com/search/docs/appearance/snippet
 */
const least = 50
const most = 160

function checkLength(length: number): Pick<Finding, 'message' | 'group'> | undefined {
  if (length < least)
    return {
      message: `This description has ${length} characters. Search engines want a sentence or two of ${least} to ${most}: say what a visitor finds on this page.`,
      group: 'too short',
    }
  if (length > most)
    return {
      message: `This description has ${length} characters; search engines cut it off after about ${most}. Shorten it by ${length - most}.`,
      group: 'too long',
    }
  return undefined
}

/** A page's description is a sentence or two, and unique. */
export const pageDescription: PageRule = {
  code: 'page-description',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat, pages }) => {
    const indexed = new Set(pages.flatMap(({ isIndexed, pointer }) => (isIndexed ? [pointer] : [])))
    return ofFormat('description').flatMap(({ value, pointer }) => {
      if (!indexed.has(holderOf(pointer)) || typeof value !== 'string') return []
      const flaw = checkLength(countCharacters(value.trim()))
      return flaw ? [{ pointer, ...flaw }] : []
    })
  },
  compare: (content) =>
    findNamesakes('description', content).map(({ pointer, owner }) => ({
      pointer,
      message: `The page "${owner}" has the same description. Say what is only on this page.`,
    })),
}
