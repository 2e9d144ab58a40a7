import { isObject, pagesIn } from '../../../base/shared-types/json'
import { splitSharedName } from '../../../base/shared-types/languages/shared-names'
import { isPicture } from '../../../base/shared-types/pictures'
import { readUrl } from '../../../base/text/read-url'
import type { PublicFiles } from '../../../content/check'
import type { Content } from '../../../content/check/content-index/content'
import type { PageOutline } from '../../../content/check/content-index/page-outline'
import { readContent } from '../../../content/check/content-index/read-content'
import type { Rule } from '../../../content/check/findings/rule'
import { rules, waivableAmong } from '../../../content/check/rules'
import type { Validate } from '../../../content/schema-model/validation/open-validator'

/** A name with a short description. */
export interface Named<Value = string> {
  name: Value
  about?: string
}

/** Any anchor can follow the path of a redirect. */
export interface NamedPage extends Named {
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
  collections: (Named & { entries: Named<number>[]; nextId: number })[]
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

function collectionsOf(pages: PageOutline[], titles: Map<string, string | undefined>): Names['collections'] {
  const collections = new Map<string, Named<number>[]>()
  for (const { entry, pointer } of pages) {
    if (typeof entry?.collection !== 'string') continue
    const entries = collections.get(entry.collection) ?? []
    if (typeof entry.id === 'number') entries.push({ name: entry.id, about: titles.get(pointer) })
    collections.set(entry.collection, entries)
  }
  return [...collections]
    .map(([name, entries]) => ({
      name,
      about: entries.length === 1 ? '1 entry' : `${entries.length} entries`,
      entries,
      nextId: Math.max(0, ...entries.map((entry) => entry.name)) + 1,
    }))
    .sort(byName)
}

function categoriesOf({ ofFormat }: Content): Named[] {
  const counts = new Map<string, number>()
  for (const { value } of ofFormat('category')) if (typeof value === 'string') counts.set(value, counts.get(value) ?? 0)
  for (const { value } of ofFormat('entry-category'))
    if (typeof value === 'string') counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, about: count === 1 ? '1 entry' : `${count} entries` }))
    .sort(byName)
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
    about: page.redirect === undefined ? titles.get(page.pointer) : `redirects to ${page.redirect}`,
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

/** Also reads content with errors. */
export function createNamesReader(
  validate: Validate,
  own: readonly Rule[] = [],
): (value: unknown, files: PublicFiles) => Names {
  return (value, files) => {
    // Rich text defines no names, and is the slowest to parse.
    const content = readContent(
      value,
      validate(value).annotations.filter(({ format }) => format !== 'html'),
      files,
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
      collections: collectionsOf(content.pages, titles),
      warnings: waivableAmong([...rules, ...own]),
      categories: categoriesOf(content),
      pagesWith: (type, field) =>
        [...content.destinations.values()]
          .filter((page) => blocksOf(page).some((block) => block?.type === type && field in block))
          .map((page) => ({ name: page.path, about: titles.get(page.pointer) })),
    }
  }
}
