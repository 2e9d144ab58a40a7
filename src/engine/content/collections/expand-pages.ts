import type { ContentPage, Page, SiteContent } from '../../base/schema-types/content'
import { mapStrings } from '../../base/shared-types/json'
import { type LanguagesOfSite, readLanguages } from '../../base/shared-types/languages/languages'
import { sharedNameIn } from '../../base/shared-types/languages/shared-names'
import { addTo, getOrAdd } from '../../base/shared-types/maps'
import { type EndedPage, isContentPage, wildcard } from '../../base/shared-types/site-pages'
import { textOrder } from '../../base/text/language/text-order'
import { escapeHtml } from '../../base/text/tags'
import { orderOf, toEntry } from './entries'
import { createSlugs, valuesOf } from './entry-values'
import { type ListBlocks, type ListQuery, listsAmong } from './list-query'
import { orderEntries, selectEntries } from './select-entries'

export interface Made {
  /** The path that pages.json has. */
  from: string
  number: number
  count: number
  each?: { of: string; by: string; value: string }
}

export type MadePage = ContentPage & { made: Made }

export const madeOf = (page: ContentPage): Made | undefined => ('made' in page ? (page as MadePage).made : undefined)

type Entry = NonNullable<ReturnType<typeof toEntry>>

/** Visible entries by collection and language, in the collection's order. */
class VisibleEntries {
  private readonly groups = new Map<string, Entry[]>()
  private readonly ordered = new Map<string, Entry[]>()

  constructor(
    private readonly content: SiteContent,
    languages: LanguagesOfSite,
  ) {
    for (const page of content.pages) {
      const entry = isContentPage(page) ? toEntry(page) : undefined
      if (entry?.isVisible) addTo(this.groups, `${languages.of(entry.path)} ${entry.collection}`, entry)
    }
  }

  of(collection: string, language: string): Entry[] {
    const key = `${language} ${collection}`
    return getOrAdd(this.ordered, key, () =>
      orderEntries(this.groups.get(key) ?? [], orderOf(this.content, collection), language),
    )
  }
}

/** In rich texts, values are written as html. */
export const fillIn = (value: unknown, words: Record<string, string>): unknown =>
  mapStrings(value, (text) => {
    const isHtml = /<[a-z]/i.test(text)
    return text.replace(/\{(value|count)\}/g, (_, name) =>
      isHtml ? escapeHtml(words[name] ?? '') : (words[name] ?? ''),
    )
  })

interface Value {
  value: string
  slug: string
  entries: Entry[]
}

class Expansion {
  private readonly languages: LanguagesOfSite
  private readonly visible: VisibleEntries
  private readonly values = new Map<ContentPage, Value[]>()

  constructor(
    private readonly content: SiteContent,
    private readonly lists: ListBlocks,
  ) {
    this.languages = readLanguages(content.site)
    this.visible = new VisibleEntries(content, this.languages)
  }

  /** Sorted. Values with the same address are one; the first spelling counts. */
  valuesFor(page: ContentPage): Value[] {
    return getOrAdd(this.values, page, () => this.findValues(page))
  }

  private findValues({ path, each }: ContentPage): Value[] {
    if (!each) return []
    const language = this.languages.of(path)
    const slugOfValue = createSlugs(language)
    const byAddress = new Map<string, Value>()
    for (const entry of this.visible.of(each.of, language)) {
      for (const value of valuesOf(entry, each.by)) {
        const slug = slugOfValue(value)
        if (slug === '') continue
        getOrAdd(byAddress, slug, (): Value => ({ value, slug, entries: [] })).entries.push(entry)
      }
    }
    const compare = textOrder(language)
    return [...byAddress.values()].sort((one, other) => compare(one.value, other.value))
  }

  pagesFrom(page: ContentPage): ContentPage[] {
    if (!page.each) return this.pagesOfList(page)
    // The page of a value translates no other one.
    const { each, translates: _1, seen: _2, ...written } = page
    const folder = page.path.replace(wildcard, '')
    return this.valuesFor(page).flatMap(({ value, slug, entries }) => {
      const { title, description, blocks } = written
      const filled = fillIn(
        { title, description, blocks },
        { value, count: String(entries.length) },
      ) as Partial<ContentPage>
      return this.pagesOfList(
        { ...written, ...filled, path: `${folder}/${slug}` },
        page.path,
        { ...each, value },
        entries,
      )
    })
  }

  private pagesOfList(page: ContentPage, from = page.path, each?: Made['each'], ofValue: Entry[] = []): ContentPage[] {
    const query = this.findList(page)
    const isOfValue = query !== undefined && each?.of === query.collection
    const count = query ? this.countPages(page.path, query, isOfValue ? ofValue : undefined) : 1
    if (!query && !each) return [page]
    return Array.from({ length: count }, (_0, index): MadePage => {
      const made = { from, number: index + 1, count, ...(each && { each }) }
      if (index === 0) return { ...page, made }
      const { entry: _1, translates: _2, seen: _3, ...rest } = page
      return { ...rest, path: `${page.path}/${index + 1}`, title: `${page.title} (${index + 1})`, made }
    })
  }

  /** The first list with pages: see the rule list-pages for others. */
  private findList({ blocks, path }: ContentPage): ListQuery | undefined {
    const { shared = {} } = this.content
    const sharedBlock = (name: string) => shared[sharedNameIn(this.languages.of(path), name, shared)]
    return listsAmong(blocks, this.lists, sharedBlock).find(({ perPage }) => perPage !== undefined)
  }

  private countPages(path: string, query: ListQuery, ofValue?: Entry[]): number {
    const language = this.languages.of(path)
    const entries = ofValue ?? this.visible.of(query.collection, language)
    const total = selectEntries(entries, { ...query, order: undefined }, language).length
    return Math.max(1, Math.ceil(total / Math.max(1, Number(query.perPage) || 1)))
  }
}

const redirectTo = (path: string, redirect: string): EndedPage => ({ path, redirect, isEnded: true })

/**
 * Makes the pages of lists with pages, and of values where a page has "each". `content` is public; `written` has all
 * pages: a value that had entries redirects to the page above.
 */
export function expandPages(content: SiteContent, written: SiteContent, lists: ListBlocks): SiteContent {
  const expansion = new Expansion(content, lists)
  const all = written === content ? expansion : new Expansion(written, lists)
  const paths = new Set(content.pages.map(({ path }) => path))
  const above = (path: string): string => {
    const parent = path.slice(0, path.lastIndexOf('/')) || '/'
    return parent === '/' || paths.has(parent) ? parent : above(parent)
  }
  const pages = content.pages.flatMap((page): Page[] => {
    if (!isContentPage(page)) return [page]
    const made = expansion.pagesFrom(page)
    const known = new Set(expansion.valuesFor(page).map(({ slug }) => slug))
    const gone = all.valuesFor(page).filter(({ slug }) => !known.has(slug))
    const folder = page.path.replace(wildcard, '')
    return [...made, ...gone.map(({ slug }) => redirectTo(`${folder}/${slug}`, above(folder)))]
  })
  return pages.length === content.pages.length && pages.every((page, index) => page === content.pages[index])
    ? content
    : { ...content, pages }
}
