import { isAtOrBelow } from '../../../../base/shared-types/json'
import { addTo } from '../../../../base/shared-types/maps'
import { capitalize } from '../../../../base/text/language/capitalize'
import { foldLetters } from '../../../../base/text/language/fold-letters'
import { clockOf } from '../../../../base/text/numbers'
import type { SchemaBook } from '../../../../content/schema-model/schema-book'
import type { PageName } from '../../../edited-site/overview'
import type { PageInLanguage, SiteInLanguages } from '../../model/languages/languages'
import type { WordsInText } from './use-found-words'

export interface PageRow extends PageName {
  /** The number of listed pages above: "/about" is above "/about/team". */
  depth: number
  state?: PageVisibility
  /** "Project page" */
  kind?: string
  /** In the other languages of the site. */
  versions?: PageInLanguage[]
  /** The page or version that a search has found. */
  found?: string
  /** Words in its texts that a search has found, with those around. */
  around?: WordsInText['around']
}

/** Why visitors do not see a page, or not everywhere. */
export interface PageVisibility {
  name: 'draft' | 'coming' | 'ended' | 'hidden'
  /** "Draft", "Appears 12 January" */
  words: string
}

/** A longer list is slow, and needs the search anyway. */
export const maxRows = 300

const partsOf = (path: string) => path.split('/').filter(Boolean)

function byPath(one: PageName, other: PageName): number {
  const [parts, others] = [partsOf(one.path), partsOf(other.path)]
  for (let at = 0; at < Math.max(parts.length, others.length); at++) {
    const [part = '', its = ''] = [parts[at], others[at]]
    if (part !== its) return part < its ? -1 : 1
  }
  return 0
}

export function stateOf({ entry, unseen }: PageName): PageVisibility | undefined {
  const words = unseen && capitalize(unseen)
  if (words?.startsWith('Draft')) return { name: 'draft', words }
  if (words) return { name: words.startsWith('Ended') ? 'ended' : 'coming', words }
  return entry?.isVisible === false ? { name: 'hidden', words: 'Hidden' } : undefined
}

const kindOf = ({ template }: PageName, book: SchemaBook): string | undefined =>
  template === undefined ? undefined : String(book.template(template)?.title ?? template)

/** "today, 14:05", "3 March", "3 March 2025" */
export function sayWhen(time: string, now = new Date()): string {
  const date = new Date(time)
  if (date.toDateString() === now.toDateString()) return `today, ${clockOf(date)}`
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year })
}

/** `words` are searched for in titles and paths. */
export function listRows(pages: readonly PageName[], book: SchemaBook, words: string): PageRow[] {
  const wanted = foldLetters(words.trim()).split(/\s+/)
  const isFound = ({ title, path }: PageName) => {
    const text = foldLetters(`${title} ${path}`)
    return wanted.every((word) => text.includes(word))
  }
  const found = pages.filter(isFound).toSorted(byPath)
  const paths = new Set(found.map(({ path }) => path))
  return found.map((page) => {
    const parts = partsOf(page.path)
    const above = parts.slice(0, -1).filter((_, index) => paths.has(`/${parts.slice(0, index + 1).join('/')}`))
    return {
      ...page,
      depth: page.entry || page.redirect !== undefined ? 0 : above.length,
      state: stateOf(page),
      kind: kindOf(page, book),
    }
  })
}

export interface PageSection {
  /** Of a collection; empty for the pages of none. */
  collection: string
  /** In the place of that of the collection. */
  title?: string
  /** Some of `count` pages, where the list would be too long. */
  rows: PageRow[]
  count: number
}

/** The pages with words in their texts, but for those that are listed already. */
export function rowsWithWords(all: readonly PageRow[], listed: readonly PageRow[], hits: readonly WordsInText[]) {
  const names = new Set(listed.flatMap(({ name, found }) => [name, found]))
  return all.flatMap((row): PageRow[] => {
    const hit = hits.find(({ place }) => isAtOrBelow(place.pointer, row.pointer))
    return hit && !names.has(row.name) ? [{ ...row, depth: 0, around: hit.around }] : []
  })
}

/** The section of redirects, beside those of collections. No collection can have this name. */
export const elsewhere = '→'
export const elsewhereTitle = 'Addresses that lead elsewhere'

/** The pages of no collection, then each collection in its order, then the redirects. */
export function inSections(rows: readonly PageRow[]): PageSection[] {
  const sections = new Map<string, PageRow[]>([['', []]])
  const isRedirect = ({ redirect }: PageRow) => redirect !== undefined
  for (const row of rows) if (!isRedirect(row)) addTo(sections, row.entry?.collection ?? '', row)
  sections.set(elsewhere, rows.filter(isRedirect))
  // Pages of no collection, and redirects, stay as they are sorted.
  const placeOf = ({ entry }: PageRow) => entry?.position ?? 0
  let left = maxRows
  return [...sections]
    .map(([collection, found]) => {
      const ordered = found.toSorted((one, other) => placeOf(one) - placeOf(other))
      const shown = ordered.slice(0, left)
      left -= shown.length
      return {
        collection,
        rows: shown,
        count: found.length,
        ...(collection === elsewhere && { title: elsewhereTitle }),
      }
    })
    .filter((section) => section.rows.length > 0)
}

/** A row for a page in all its languages: that of its original where there is one. */
export function groupRows(rows: readonly PageRow[], found: readonly PageRow[], languages: SiteInLanguages): PageRow[] {
  const names = new Set(found.map(({ name }) => name))
  return rows.flatMap((row): PageRow[] => {
    if (row.redirect !== undefined) return names.has(row.name) ? [row] : []
    const all = languages.versionsOf(row)
    const first = all.find(({ page }) => page)?.page
    if (first && first.path !== row.path) return []
    const hits = [row.name, ...all.flatMap(({ page }) => page?.name ?? [])].filter((name) => names.has(name))
    const versions = all.filter(({ language }) => language !== languages.own)
    return hits[0] === undefined ? [] : [{ ...row, versions, found: hits[0] }]
  })
}
