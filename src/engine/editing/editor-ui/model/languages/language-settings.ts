import { escapeToken, isObject, parentPointer, unescapeToken } from '../../../../base/shared-types/json'
import type { OpenPage } from '../page/open-page'

/** The settings of a language: "/site/languages/de/footer" is ["de", "/footer"]. */
function split(pointer: string): [language: string, rest: string] | undefined {
  const [, language, rest = ''] = pointer.match(/^\/site\/languages\/([^/]+)(\/.+)?$/s) ?? []
  return language === undefined ? undefined : [unescapeToken(language), rest]
}

export const languagePart = (language: string): string => `/site/languages/${escapeToken(language)}`

/** Where the settings of a page are: the site's, or those of its language. */
export const settingsPart = ({ language, languages }: OpenPage): string =>
  language === languages.own ? '/site' : languagePart(language)

/** The site's own setting, which counts while a language has none. Undefined for other places. */
export function inheritedFrom(pointer: string): string | undefined {
  const [, rest] = split(pointer) ?? []
  return rest ? `/site${rest}` : undefined
}

/** Whether a language shows the site's own words for a setting: a list is replaced whole. */
export function settingInLanguage(page: OpenPage, pointer: string): string {
  const [, , name = '', ...rest] = pointer.split('/')
  const part = settingsPart(page)
  if (part === '/site' || !Object.hasOwn(page.fieldsAt(part), unescapeToken(name))) return pointer
  let [place, own] = [`${part}/${name}`, `/site/${name}`]
  for (const step of rest) {
    if (!isObject(page.valueAt(own))) break
    ;[place, own] = [`${place}/${step}`, `${own}/${step}`]
  }
  return place
}

/** Returns what goes with an emptied field of a language: the outermost object that would be empty, or the field alone. */
export function emptiedWith(page: OpenPage, pointer: string): string {
  const object = parentPointer(pointer)
  const value = page.valueAt(object)
  const isLast = inheritedFrom(object) !== undefined && isObject(value) && Object.keys(value).length === 1
  return isLast && !Array.isArray(page.valueAt(parentPointer(object))) ? emptiedWith(page, object) : pointer
}
