import { addTo } from '../../../base/shared-types/maps'
import { type TextWidth, widthOf } from '../../../base/text/language/text-width'
import { intersect, isEmpty } from '../../publication-dates/span'
import { holderOf } from '../../schema-model/holders'
import type { Content } from '../content-index/content'
import type { PageOutline } from '../content-index/page-outline'
import type { Finding, PageRule } from '../findings/rule'

/**
 * Search engines often replace descriptions narrower than 50 Latin letters, and cut them at the width of about 160.
 * https://moz.com/learn/seo/meta-description, https://developers.google.com/search/docs/appearance/snippet
 */
const least = 50
const most = 160

/** Search results end descriptions themselves, and show quotation marks as they are. */
function checkForm(text: string): Pick<Finding, 'message' | 'suggestion'> | undefined {
  if (/[\p{L},] ?(?:…|\.{3})$/u.test(text) && text.length > 100)
    return { message: 'This description is cut off at its end. Write its last sentence to the end.' }
  if (/^[\w-]{30,}$/.test(text))
    return { message: 'This description is an address or the name of a file. Say in a sentence what is on this page.' }
  const [label] = text.match(/^(?:Description|Beschreibung|Descripción): (?=\p{Lu})/u) ?? []
  if (label)
    return { message: `Take "${label.trim()}" out: visitors would read it.`, suggestion: text.slice(label.length) }
  const [, inner] = text.match(/^["“„]([^"“”„]+)["”“]$/) ?? []
  if (inner === undefined) return undefined
  return { message: 'This description is all between quotation marks. Take them out.', suggestion: inner }
}

function checkWidth({ width, words, count }: TextWidth): Pick<Finding, 'message' | 'group'> | undefined {
  if (width < least)
    return {
      message: `This description ${words}. Search engines want a sentence or two of ${count(least)} to ${count(most)}: say what a visitor finds on this page.`,
      group: 'too short',
    }
  if (width > most)
    return {
      message: `This description ${words}; search engines cut it off after about ${count(most)}. Shorten it by ${count(width - most)}.`,
      group: 'too long',
    }
  return undefined
}

interface Namesake {
  pointer: string
  /** The path of an earlier page with the same text. */
  owner: string
}

/** Finds pages whose title, or another text, is that of an earlier page of its language in search results. */
export function findNamesakes(format: string, { ofFormat, pages, languageAt }: Content): Namesake[] {
  const pointers = new Map<string, string[]>()
  for (const { value, pointer } of ofFormat(format))
    if (typeof value === 'string') addTo(pointers, `${languageAt(pointer)} ${value.trim().toLowerCase()}`, pointer)
  const repeated = [...pointers.values()].filter(({ length }) => length > 1)
  if (repeated.length === 0) return []
  const indexed = new Map(pages.filter(({ isIndexed }) => isIndexed).map((page) => [page.pointer, page]))
  return repeated.flatMap((same) => {
    let owner: PageOutline | undefined
    return same.flatMap((pointer) => {
      const page = indexed.get(holderOf(pointer))
      if (!page) return []
      // Two pages with separate times may share it.
      if (owner && !isEmpty(intersect(owner.planned, page.planned))) return [{ pointer, owner: owner.path }]
      owner = page
      return []
    })
  })
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
      const flaw = checkForm(value.trim()) ?? checkWidth(widthOf(value.trim()))
      return flaw ? [{ pointer, ...flaw }] : []
    })
  },
  compare: (content) =>
    findNamesakes('description', content).map(({ pointer, owner }) => ({
      pointer,
      message: `The page "${owner}" has the same description. Say what is only on this page.`,
    })),
}
