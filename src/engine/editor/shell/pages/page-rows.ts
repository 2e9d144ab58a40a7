import type { SchemaBook } from '../../../check/explain/schema-book'
import type { PageName } from '../../../store/overview'

export interface PageRow extends PageName {
  /** How many listed pages are above it: "/about" is above "/about/team". */
  depth: number
  /** "Project page", "hidden", "leads to /about", "from 12 January". */
  notes: string[]
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

function notesOf({ redirect, template, entry, unseen }: PageName, book: SchemaBook): string[] {
  if (redirect !== undefined) return [`leads to ${redirect}`]
  const kind = template === undefined ? [] : [String(book.template(template)?.title ?? template)]
  const times = unseen === undefined ? [] : [unseen]
  return [...kind, ...(entry?.isVisible === false ? ['hidden'] : []), ...times]
}

/** Lists pages by path. `words` are searched for in titles and paths. */
export function listRows(pages: readonly PageName[], book: SchemaBook, words: string): PageRow[] {
  const wanted = words.trim().toLowerCase()
  const isFound = ({ title, path }: PageName) => `${title} ${path}`.toLowerCase().includes(wanted)
  const found = pages.filter(isFound).toSorted(byPath)
  const paths = new Set(found.map(({ path }) => path))
  return found.map((page) => {
    const parts = partsOf(page.path)
    const above = parts.slice(0, -1).filter((_, index) => paths.has(`/${parts.slice(0, index + 1).join('/')}`))
    return { ...page, depth: above.length, notes: notesOf(page, book) }
  })
}
