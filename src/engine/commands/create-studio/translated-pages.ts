import { nodeAt, readJson } from '../../base/json-parser'
import { asObject, isObject, pagesIn, type UnknownObject } from '../../base/shared-types/json'
import { readLanguages } from '../../base/shared-types/languages/languages'
import { formIdIn, sharedNameFor } from '../../base/shared-types/languages/shared-names'
import { EditedText } from '../../content/json-edits/edited-text'
import { insertMember, replaceValue } from '../../content/json-edits/make-edits'
import { markOf, seenOf } from '../../content/translations/translated-parts'

/** By the English ones. */
export type StarterTexts = Record<string, string>

/** The paths of pages, and links to them, begin with `home`. */
export function translateStarter(text: string, texts: StarterTexts, home = '/'): string {
  const paths = new Set(pagesIn(JSON.parse(text)).map((page) => asObject(page).path))
  const rename = (path: string): string => {
    if (!paths.has(path) || path === '/') return path === '/' ? home : path
    return home.replace(/\/$/, '') + (texts[path] ?? path)
  }
  return text.replace(/"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)/g, (token) => {
    const value: string = JSON.parse(token)
    if (paths.has(value)) return JSON.stringify(rename(value))
    return JSON.stringify((texts[value] ?? value).replace(/(?<=href=")[^"]+/g, rename))
  })
}

function formsIn(value: unknown, pointer = ''): { pointer: string; id: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, fields } = asObject(value)
  const inner = Object.entries(value).flatMap(([name, one]) => formsIn(one, `${pointer}/${name}`))
  return typeof id === 'string' && Array.isArray(fields) ? [{ pointer, id }, ...inner] : inner
}

const json = (value: unknown): string => JSON.stringify(value)

/** As they are written. */
function pageTexts(text: string): string[] {
  const root = readJson(text).root()
  const pages = root ? nodeAt(text, root, '/pages').children : []
  return pages.map(({ start, end }) => text.slice(start, end))
}

/** A translation that is right for its original. */
function markTranslation(page: string, original: UnknownObject, language: string): string {
  const edited = new EditedText(page)
  edited.do(insertMember(edited.text, '', 'translates', json(original.path), 1))
  edited.do(insertMember(edited.text, '', 'seen', json(seenOf(original)), 2))
  // Each form has an identifier of its own: see translate-page.ts.
  for (const { pointer, id } of formsIn(JSON.parse(page)))
    edited.do(replaceValue(edited.text, `${pointer}/id`, json(formIdIn(language, id))))
  return edited.text
}

/** A language's settings: objects field by field, lists whole. */
function changedIn(settings: UnknownObject, translated: UnknownObject): UnknownObject {
  const changed = Object.entries(translated).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(settings[name]),
  )
  return Object.fromEntries(
    changed.map(([name, value]) => {
      const own = settings[name]
      return [name, isObject(value) && isObject(own) ? changedIn(own, value) : value]
    }),
  )
}

/** Adds translations of pages, shared blocks and settings to `own`, the starter in the site's own language. */
export function addLanguages(own: string, others: string[], inLanguage: (language: string, home: string) => string) {
  const content = asObject(JSON.parse(own))
  const site = asObject(content.site)
  const { homeOf } = readLanguages({ ...site, languages: Object.fromEntries(others.map((one) => [one, {}])) })
  const edited = new EditedText(own)
  edited.do(insertMember(edited.text, '/site', 'languages', '{}'))
  edited.do(insertMember(edited.text, '', 'seen', '{}', Object.keys(content).indexOf('shared') + 1))
  const pages = pagesIn(content).map(asObject)
  const added = others.flatMap((language) => {
    const text = inLanguage(language, homeOf(language))
    const translated = asObject(JSON.parse(text))
    const settings = changedIn(site, asObject(translated.site))
    edited.do(insertMember(edited.text, '/site/languages', language, json(settings)))
    for (const [name, block] of Object.entries(asObject(translated.shared))) {
      const added = sharedNameFor(language, name)
      edited.do(insertMember(edited.text, '/shared', added, json(block)))
      edited.do(insertMember(edited.text, '/seen', added, json(markOf(asObject(content.shared)[name]))))
    }
    return pageTexts(text).map((page, index) => markTranslation(page, pages[index] ?? {}, language))
  })
  // One edit for each page would take seconds.
  const end = edited.text.lastIndexOf(']')
  const before = edited.text.slice(0, end).trimEnd()
  return before + added.map((page) => `,\n    ${page}`).join('') + edited.text.slice(before.length)
}
