import { holderOf } from '../content'
import type { WarningRule } from '.'

/**
 * Search engines and tabs cut a title off where its line ends, at about 60 letters.
 * https://developers.google.com/search/docs/appearance/title-link, https://moz.com/learn/seo/title-tag
 */
const most = 60

/** The title of a page fits on one line together with the site's name, and no other page has it. */
export const pageTitle: WarningRule = ({ ofFormat, pages }) => {
  const indexed = new Map(pages.filter(({ isIndexed }) => isIndexed).map((page) => [page.pointer, page]))
  const suffix = String(ofFormat('title-suffix')[0]?.value ?? '')
  const owners = new Map<string, string>()
  return ofFormat('title').flatMap(({ value, pointer }) => {
    const page = indexed.get(holderOf(pointer))
    if (!page || typeof value !== 'string') return []
    const key = value.trim().toLowerCase()
    const owner = owners.get(key)
    if (owner !== undefined) {
      const message = `The page "${owner}" has the same title. In a list of search results nobody could tell the two apart: say what this one is about.`
      return [{ pointer, message }]
    }
    owners.set(key, page.path)
    const length = [...value, ...suffix].length
    if (length <= most) return []
    const message = `This title has ${length} characters with "${suffix.trim()}" behind it; search engines and browser tabs show about ${most}. Shorten it by ${length - most}, with the words that matter first.`
    return [{ pointer, message }]
  })
}
