import { asObject, isObject, pagesIn } from '../../../base/shared-types/json'
import { sharedNameFor, splitSharedName } from '../../../base/shared-types/languages/shared-names'
import { addTo, getOrAdd } from '../../../base/shared-types/maps'
import { isPicture } from '../../../base/shared-types/pictures'
import { languageNames } from '../../../base/text/language/language-names'
import { readUrl } from '../../../base/text/read-url'
import type { PublicFiles } from '../../../content/check'
import type { Content } from '../../../content/check/content-index/content'
import type { PageOutline } from '../../../content/check/content-index/page-outline'
import { readContent } from '../../../content/check/content-index/read-content'
import type { Rule } from '../../../content/check/findings/rule'
import { rules, waivableAmong } from '../../../content/check/rules'
import { entryFieldsIn } from '../../../content/collections/entry-fields'
import { valuesOf } from '../../../content/collections/entry-values'
import { listBlocksIn } from '../../../content/collections/list-query'
import type { Validate } from '../../../content/schema-model/validation/open-validator'
import type { SchemaFiles } from '../../../folders/studio-folder/schema-files'

export interface Named<Value = string> {
  name: Value
  about?: string
}

/** A link to a redirect may have any anchor. */
interface NamedPage extends Named {
  isRedirect: boolean
  anchors: string[]
}

/** Everything that pages.json can name. */
export interface Names {
  /** Without "www."; undefined if the site's address is invalid. */
  host?: string
  pages: NamedPage[]
  /** Pages that can be translated. */
  originals: Named[]
  pictures: Named[]
  animations: Named[]
  loops: Named[]
  /** All files, documents first. */
  files: Named[]
  shared: Named[]
  /** Names of fields that are proposed, by the object that has them. */
  keys: Record<string, Named[]>
  collections: (Named & { entries: Named<number>[]; nextId?: number })[]
  /** By which lists and made pages choose and order entries, with their values. */
  entryFields: (Named & { values: Named[] })[]
  /** The codes of warnings, which waivers name. */
  warnings: string[]
  /** Categories of grids and entries. */
  categories: Named[]
  /** Pages with a block of this type that has this field. */
  pagesWith(type: string, field: string): Named[]
}

const sizeOf = (bytes: number) => (bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`)

const byName = (a: Named, b: Named) => (a.name < b.name ? -1 : Number(a.name > b.name))

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** "banner: Ideas, drawn to life". */
const describe = (block: Record<string, unknown>) => [text(block.type), text(block.heading)].filter(Boolean).join(': ')

const countEntries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`)

/** A declared collection needs no numbers. */
function collectionsOf({ value, entries }: Content, titles: Map<string, string | undefined>): Names['collections'] {
  const { collections: declared } = asObject(value)
  const collections = new Map<string, PageOutline[]>(Object.keys(asObject(declared)).map((name) => [name, []]))
  for (const page of entries)
    if (typeof page.entry?.collection === 'string') addTo(collections, page.entry.collection, page)
  return [...collections]
    .map(([name, pages]) => {
      const numbered = pages.flatMap(({ entry, pointer }) =>
        typeof entry?.id === 'number' ? [{ name: entry.id, about: titles.get(pointer) }] : [],
      )
      const nextId = Math.max(0, ...numbered.map((entry) => entry.name)) + 1
      const isDeclared = Object.hasOwn(asObject(declared), name)
      return { name, about: countEntries(pages.length), entries: numbered, ...(!isDeclared && { nextId }) }
    })
    .sort(byName)
}

const neverListedBy = new Set(['collection', 'id', 'isVisible'])

/** More values than these are not worth a proposal: titles and descriptions, for example. */
const mostValues = 100

function entryFieldsOf({ entries, entryFields }: Content): Names['entryFields'] {
  const found = new Map(['title', ...entryFields.values()].map((field) => [field, new Map<string, number>()]))
  for (const { entry = {} } of entries)
    for (const field of Object.keys(entry)) {
      const counts = getOrAdd(found, field, () => new Map())
      for (const value of valuesOf(entry, field)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  return [...found]
    .filter(([name]) => !neverListedBy.has(name))
    .map(([name, counts]) => {
      const values = counts.size > mostValues ? [] : [...counts]
      return {
        name,
        values: values.map(([value, count]) => ({ name: value, about: countEntries(count) })).sort(byName),
      }
    })
    .sort(byName)
}

function categoriesOf({ ofFormat }: Content): Named[] {
  const counts = new Map<string, number>()
  for (const { value } of ofFormat('category')) if (typeof value === 'string') counts.set(value, counts.get(value) ?? 0)
  for (const { value } of ofFormat('entry-category'))
    if (typeof value === 'string') counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, about: countEntries(count) })).sort(byName)
}

function filesOf(files: PublicFiles): Pick<Names, 'pictures' | 'animations' | 'loops' | 'files'> {
  const all = [...files].map(([name, file]) => ({ name, file, about: sizeOf(file.bytes) })).sort(byName)
  const named = (wanted: (item: (typeof all)[number]) => boolean): Named[] =>
    all.filter(wanted).map(({ name, about }) => ({ name, about }))
  const isDocument = ({ name, file }: (typeof all)[number]) => !isPicture(name) && !file.isAnimation && !file.isLoop
  return {
    pictures: named(({ name }) => isPicture(name)),
    animations: named(({ file }) => file.isAnimation === true),
    loops: named(({ file }) => file.isLoop === true),
    files: [...named(isDocument), ...named((item) => !isDocument(item))],
  }
}

function titlesOf(value: unknown): Map<string, string | undefined> {
  return new Map(
    pagesIn(value).map((page, index) => [`/pages/${index}`, isObject(page) ? text(page.title) : undefined]),
  )
}

function pagesOf(content: Content, titles: Map<string, string | undefined>): NamedPage[] {
  const pages = [...content.destinations.values()].map((page) => ({
    name: page.path,
    about:
      page.redirect === undefined
        ? (content.made.get(page.path)?.title ?? titles.get(page.pointer))
        : `redirects to ${page.redirect}`,
    isRedirect: page.redirect !== undefined,
    anchors: [...content.anchorsOf(page)].sort(),
  }))
  return pages.sort(byName)
}

function originalsOf({ pages, languages }: Content, titles: Map<string, string | undefined>): Named[] {
  return pages
    .filter((page) => page.language === languages.own && page.redirect === undefined && page.translates === undefined)
    .map(({ path, pointer }) => ({ name: path, about: titles.get(pointer) }))
    .sort(byName)
}

/** The package has words in these languages. Others are valid, too. */
const usualLanguages = ['ar', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt']

function keysOf({ languages, shared }: Content): Names['keys'] {
  const tags = usualLanguages.filter((tag) => tag !== languages.own)
  const names = languageNames([...tags, ...languages.all], 'en')
  const originals = Object.keys(shared).filter((name) => splitSharedName(name)[1] === undefined)
  return {
    languages: tags.map((name) => ({ name, about: names.get(name) })),
    shared: languages.all.slice(1).flatMap((language) =>
      originals.map((name) => ({
        name: sharedNameFor(language, name),
        about: `What ${names.get(language)} pages show as "${name}".`,
      })),
    ),
  }
}

/** Also reads content with errors. */
export function createNamesReader(
  schemas: SchemaFiles,
  validate: Validate,
  own: readonly Rule[] = [],
): (value: unknown, files: PublicFiles) => Names {
  const ofLists = { lists: listBlocksIn(schemas), entryFields: entryFieldsIn(schemas) }
  return (value, files) => {
    // Reading rich text is slow, and it defines no names.
    const content = readContent(
      value,
      validate(value).annotations.filter(({ format }) => format !== 'html'),
      files,
      ofLists,
    )
    const titles = titlesOf(value)
    const blocksOf = ({ blocks }: PageOutline) =>
      blocks.map((block) => (typeof block.shared === 'string' ? content.shared[block.shared] : block))
    const address = String(content.ofFormat('origin')[0]?.value)
    return {
      host: readUrl(address)?.host.replace(/^www\./, ''),
      ...filesOf(files),
      pages: pagesOf(content, titles),
      originals: originalsOf(content, titles),
      shared: Object.entries(content.shared)
        .filter(([name]) => splitSharedName(name)[1] === undefined)
        .map(([name, block]) => ({ name, about: describe(block) }))
        .sort(byName),
      keys: keysOf(content),
      collections: collectionsOf(content, titles),
      entryFields: entryFieldsOf(content),
      warnings: waivableAmong([...rules, ...own]),
      categories: categoriesOf(content),
      pagesWith: (type, field) =>
        [...content.destinations.values()]
          .filter((page) => blocksOf(page).some((block) => block?.type === type && field in block))
          .map((page) => ({ name: page.path, about: titles.get(page.pointer) })),
    }
  }
}
