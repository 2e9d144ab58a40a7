import { intersect, isEmpty } from '../../schedule/span'
import { countCharacters } from '../../text/numbers'
import { holderOf } from '../content/holders'
import type { PageOutline } from '../content/page-outline'
import type { Finding, SiteRule } from '../rule'

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
export const pageDescription: SiteRule = {
  code: 'page-description',
  severity: 'warning',
  scope: 'site',
  check: ({ ofFormat, pages }) => {
    const indexed = new Map(pages.filter(({ isIndexed }) => isIndexed).map((page) => [page.pointer, page]))
    const owners = new Map<string, PageOutline>()
    return ofFormat('description').flatMap(({ value, pointer }) => {
      const page = indexed.get(holderOf(pointer))
      if (!page || typeof value !== 'string') return []
      const key = value.trim().toLowerCase()
      const namesake = owners.get(key)
      // Two pages with separate times may share it.
      const owner = namesake && !isEmpty(intersect(namesake.planned, page.planned)) ? namesake.path : undefined
      if (owner === undefined) owners.set(key, page)
      const finding =
        owner === undefined
          ? checkLength(countCharacters(value.trim()))
          : { message: `The page "${owner}" has the same description. Say what is only on this page.` }
      return finding ? [{ pointer, ...finding }] : []
    })
  },
}
