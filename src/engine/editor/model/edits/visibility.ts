import type { Edit } from '../../../edits/edit'
import { pageAbove } from '../../../model/addresses'
import { timeFields } from '../../../model/site-pages'
import type { OpenPage } from '../page/open-page'
import { takeOut, writeField } from './field-edits'

/** When visitors see a page. */
export type Visibility = 'draft' | 'now' | 'on'

const draftOf = (page: OpenPage) => `${page.pointer}/draft`
const publishOf = (page: OpenPage) => `${page.pointer}/publish`
const expireOf = (page: OpenPage) => `${page.pointer}/expire`

/** Whether pages have times on this site: their schema says so. */
export const hasVisibilityFields = (page: OpenPage): boolean =>
  timeFields.every((name) => Object.hasOwn(page.fieldsAt(page.pointer), name))

/** Returns what a page says of when visitors see it. */
export function visibilityOf(page: OpenPage): {
  visibility: Visibility
  isDated: boolean
  ends: boolean
  zone?: string
  hasTimer: boolean
} {
  const isDated = page.valueAt(publishOf(page)) !== undefined
  const zone = page.valueAt('/site/timeZone')
  return {
    visibility: page.valueAt(draftOf(page)) === true ? 'draft' : isDated ? 'on' : 'now',
    isDated,
    ends: page.valueAt(expireOf(page)) !== undefined,
    ...(typeof zone === 'string' && { zone }),
    hasTimer: page.valueAt('/site/timer') !== undefined,
  }
}

/** Returns the edits that make a page a draft, or let visitors see it at once, or on the day that it names already. */
export function setVisibility(page: OpenPage, visibility: Visibility): Edit[] {
  if (visibility === 'draft') return writeField(page, draftOf(page), 'true')
  return [...(visibility === 'now' ? takeOut(page, publishOf(page)) : []), ...takeOut(page, draftOf(page))]
}

/** Returns the edits that let a page appear at a time; it is no draft any more then. */
export const setStart = (page: OpenPage, time: string): Edit[] =>
  time === ''
    ? takeOut(page, publishOf(page))
    : [...writeField(page, publishOf(page), JSON.stringify(time)), ...takeOut(page, draftOf(page))]

/** Returns the edits that let a page end at a time. Its visitors are led to the page above it until another one is chosen. */
export function setEnd(page: OpenPage, time: string): Edit[] {
  if (time === '') return removeEnd(page)
  if (visibilityOf(page).ends) return writeField(page, `${expireOf(page)}/at`, JSON.stringify(time))
  const { path, pages } = page.text
  const isPage = (above: string) => pages.some((one) => one.path === above && one.redirect === undefined)
  const redirect = pageAbove(path, isPage)
  const end = redirect === path ? { at: time } : { at: time, redirect }
  return writeField(page, expireOf(page), JSON.stringify(end))
}

/** Returns the edits that take the end of a page out. */
export const removeEnd = (page: OpenPage): Edit[] => takeOut(page, expireOf(page))
