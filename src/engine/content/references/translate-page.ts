import { nodeAt } from '../../base/json-parser'
import { Failure } from '../../base/shared-types/failure'
import { asObject, isAtOrBelow, pagesIn, valueAt } from '../../base/shared-types/json'
import { readLanguages } from '../../base/shared-types/languages/languages'
import { formIdIn } from '../../base/shared-types/languages/shared-names'
import { languageNames } from '../../base/text/language/language-names'
import type { Edit } from '../json-edits/edit'
import { EditedText } from '../json-edits/edited-text'
import { insertItem, insertMember, replaceValue } from '../json-edits/make-edits'
import { isTimedPage } from '../publication-dates/unique-path'
import { seenOf } from '../translations/translated-parts'
import { readTranslations } from '../translations/translations'
import { findPageReferences, type Reference } from './find-references'
import { requireFreePath } from './move-page'
import type { OpenSite } from './open-site'
import { rewriteAddresses } from './rewrite-addresses'

/** The page that a translation is made from; of another page, its own. */
function pointerOfOriginal({ content }: OpenSite, pointer: string): string {
  const { path, translates } = asObject(valueAt(content.value, pointer))
  if (translates === undefined) return pointer
  const original = content.byPath.get(String(translates))
  if (original && original.redirect === undefined) return original.pointer
  throw new Failure(`"${path}" translates "${translates}", and there is no such page. Nothing was changed.`)
}

/** The anchor goes where the page that takes its place does not have it. */
function lengthToReplace({ text, content }: OpenSite, { offset, length }: Reference, path: string): number {
  const [anchor = ''] = text.slice(offset + length).match(/^#[^"'\\\s]*/) ?? []
  const page = content.byPath.get(path)
  return page && anchor !== '' && !content.anchorsOf(page).has(anchor.slice(1)) ? length + anchor.length : length
}

/**
 * Adds a draft with the original's texts. Links go to pages in the draft's language, where there are such. Throws a
 * Failure.
 */
export function planTranslation(site: OpenSite, page: string, path: string): Edit {
  const { text, root, content } = site
  const pointer = pointerOfOriginal(site, page)
  const original = asObject(valueAt(content.value, pointer))
  const pages = pagesIn(content.value).filter(isTimedPage)
  const languages = readLanguages(asObject(content.value).site)
  const language = languages.of(path)
  const names = languageNames(languages.all, 'en')
  const translations = readTranslations(pages, languages)
  const known = translations.of({ path: String(original.path) }).get(language)
  if (language === languages.own) {
    const home = languages.homeOf(languages.all.at(-1) ?? language)
    throw new Failure(
      `A page at "${path}" is in ${names.get(language)}. Write a path that begins with its language: "${home}/…".`,
    )
  }
  if (known !== undefined)
    throw new Failure(`"${original.path}" is in ${names.get(language)} already: "${known}". Nothing was changed.`)
  requireFreePath(site, path, String(original.path))

  const { start, end } = nodeAt(text, root, pointer)
  const copy = new EditedText(text.slice(start, end))
  const written = JSON.stringify(original)
  const links = pages.flatMap((other) => {
    const to = other.path === original.path ? path : translations.of({ path: other.path }).get(language)
    if (to === undefined || to === other.path || !written.includes(other.path)) return []
    return findPageReferences(site, other.path).map((place) => {
      return { ...place, length: lengthToReplace(site, place, to), text: to }
    })
  })
  const inside = links.filter((link) => isAtOrBelow(link.pointer, pointer))
  copy.do(...rewriteAddresses(site, inside).map((edit) => ({ ...edit, pointer: edit.pointer.slice(pointer.length) })))
  copy.do(replaceValue(copy.text, '/path', JSON.stringify(path)))
  // A form service keeps the answers of one form in one language.
  for (const { pointer: form, value } of content.ofFormat('form')) {
    const { id } = asObject(value)
    if (typeof id !== 'string' || !isAtOrBelow(form, pointer)) continue
    copy.do(replaceValue(copy.text, `${form.slice(pointer.length)}/id`, JSON.stringify(formIdIn(language, id))))
  }
  const fields = { translates: original.path, seen: seenOf(original), draft: true }
  let index = Object.keys(original).indexOf('path')
  for (const [key, value] of Object.entries(fields)) {
    const json = JSON.stringify(value)
    if (key in original) copy.do(replaceValue(copy.text, `/${key}`, json))
    else copy.do(insertMember(copy.text, '', key, json, ++index))
  }
  return insertItem(text, '/pages', copy.text)
}
