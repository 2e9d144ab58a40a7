import { pageAbove } from '../../../../base/shared-types/addresses'
import { timeFields } from '../../../../base/shared-types/site-pages'
import type { Edit } from '../../../../content/json-edits/edit'
import type { OpenPage } from '../page/open-page'
import { takeOut, writeField } from './field-edits'

export type Visibility = 'draft' | 'now' | 'on'

const draftOf = (page: OpenPage) => `${page.pointer}/draft`
const publishOf = (page: OpenPage) => `${page.pointer}/publish`
const expireOf = (page: OpenPage) => `${page.pointer}/expire`

export const hasVisibilityFields = (page: OpenPage): boolean =>
  timeFields.every((name) => Object.hasOwn(page.fieldsAt(page.pointer), name))

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

export function setVisibility(page: OpenPage, visibility: Visibility): Edit[] {
  if (visibility === 'draft') return writeField(page, draftOf(page), 'true')
  return [...(visibility === 'now' ? takeOut(page, publishOf(page)) : []), ...takeOut(page, draftOf(page))]
}

/** The page is no longer a draft. */
export const setStart = (page: OpenPage, time: string): Edit[] =>
  time === ''
    ? takeOut(page, publishOf(page))
    : [...writeField(page, publishOf(page), JSON.stringify(time)), ...takeOut(page, draftOf(page))]

/** Visitors are sent to the page above until another one is chosen. */
export function setEnd(page: OpenPage, time: string): Edit[] {
  if (time === '') return removeEnd(page)
  if (visibilityOf(page).ends) return writeField(page, `${expireOf(page)}/at`, JSON.stringify(time))
  const { path, pages } = page.text
  const isPage = (above: string) => pages.some((one) => one.path === above && one.redirect === undefined)
  const redirect = pageAbove(path, isPage)
  const end = redirect === path ? { at: time } : { at: time, redirect }
  return writeField(page, expireOf(page), JSON.stringify(end))
}

export const removeEnd = (page: OpenPage): Edit[] => takeOut(page, expireOf(page))
