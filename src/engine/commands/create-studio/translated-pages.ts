import { asObject, isObject, pagesIn } from '../../base/shared-types/json'
import { readLanguages } from '../../base/shared-types/languages/languages'
import { formIdIn } from '../../base/shared-types/languages/shared-names'
import { applyEdits } from '../../content/json-edits/apply-edit'
import type { Edit } from '../../content/json-edits/edit'
import { insertItem, insertMember } from '../../content/json-edits/make-edits'

type Rename = (path: string) => string

/** Renames the pages that a value links to: whole texts, and the links of rich texts. */
function renameLinks(value: unknown, rename: Rename): unknown {
  if (typeof value === 'string') return rename(value.replace(/(?<=href=")[^"]+/g, rename))
  if (Array.isArray(value)) return value.map((item) => renameLinks(item, rename))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, renameLinks(inner, rename)]))
}

/** Gives each form an identifier of its own: see translate-page.ts. */
function renameForms(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameForms(item, language))
  if (!isObject(value)) return value
  if (typeof value.id === 'string' && Array.isArray(value.fields)) return { ...value, id: formIdIn(language, value.id) }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, renameForms(inner, language)]))
}

/** What a language has of an object instead: the fields that link to pages. */
function changedIn(object: object, rename: Rename): object {
  const changed = Object.entries(asObject(renameLinks(object, rename))).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(asObject(object)[name]),
  )
  return Object.fromEntries(changed)
}

/** Adds the pages, shared blocks and links of the settings once more for each of these languages, in the same words. */
export function addLanguages(text: string, others: string[]): string {
  const content = asObject(JSON.parse(text))
  const { site, shared } = content
  const pages = pagesIn(content).map(asObject)
  const paths = new Set(pages.map(({ path }) => path))
  const { homeOf } = readLanguages({ ...asObject(site), languages: Object.fromEntries(others.map((one) => [one, {}])) })
  const renameFor = (language: string): Rename => {
    const home = homeOf(language)
    return (path) => (paths.has(path) ? home + path.replace(/^\/$/, '') : path)
  }
  const settings = others.map((language) => [language, changedIn(asObject(site), renameFor(language))])
  const blocks = others.flatMap((language) =>
    Object.entries(asObject(shared)).map(([name, block]) => [
      `${name}@${language}`,
      renameLinks(block, renameFor(language)),
    ]),
  )
  const copies = others.flatMap((language) =>
    pages.map((page) => {
      const { path, ...fields } = asObject(renameForms(renameLinks(page, renameFor(language)), language))
      return { path, translates: page.path, ...fields }
    }),
  )
  const json = (value: unknown) => JSON.stringify(value)
  const write: ((before: string) => Edit)[] = [
    (before) => insertMember(before, '/site', 'languages', json(Object.fromEntries(settings))),
    ...blocks.map(
      ([name, block]) =>
        (before: string) =>
          insertMember(before, '/shared', String(name), json(block)),
    ),
    ...copies.map((page) => (before: string) => insertItem(before, '/pages', json(page))),
  ]
  return write.reduce((before, edit) => {
    const outcome = applyEdits(before, [edit(before)])
    if ('refusal' in outcome) throw new Error('The pages of the starter cannot be translated.')
    return outcome.text
  }, text)
}
