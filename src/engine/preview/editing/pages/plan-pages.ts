import type { PublicFiles, Schemas } from '../../../check'
import { SchemaBook } from '../../../check/explain/schema-book'
import { locate } from '../../../check/problems/locate'
import { blockOf, groupOf } from '../../../check/report/text'
import type { Edit } from '../../../edits/edit'
import type { ChangedPlace, PageChange, PagePlan } from '../../../edits/page-changes'
import type { ContentPage, SiteContent } from '../../../generated/content'
import { Failure } from '../../../model/failure'
import type { Problem } from '../../../model/problem'
import type { Reference } from '../../../references/find-references'
import { demandFreePath, planMove } from '../../../references/move-page'
import { type OpenSite, openSite } from '../../../references/open-site'
import { planRemoval } from '../../../references/remove-page'
import { planCopy } from '../../../scaffold/copy-page'
import { planNewPage } from '../../../scaffold/new-page'
import { planOrder } from './plan-order'

/** A change of pages as edits of the text. */
export interface PlannedPages {
  plan: PagePlan
  edits: Edit[]
  /** "Page /about moved to /studio". */
  label: string
  /** The path of the page that the editor shows afterwards. */
  page: string
}

type Plan = Pick<PlannedPages, 'edits' | 'label' | 'page'> &
  Partial<Pick<PagePlan, 'moves' | 'staying'>> & { references?: Reference[] }

/** Says where a reference stands, in an author's words. */
function placeOf(problem: Problem, book: SchemaBook): ChangedPlace {
  const { page, block, pointer } = problem
  const title = String(book.block(block?.type)?.title ?? block?.type)
  const heading = block?.heading ? ` “${block.heading}”` : ''
  if (pointer.startsWith('/shared/')) return { words: `shared block ${blockOf(problem).trim()}` }
  if (page === undefined) return { words: groupOf(problem) }
  return { page, words: block ? `${title}${heading}` : 'page settings' }
}

function contentPage({ pages }: SiteContent, path: string): ContentPage {
  const page = pages.find((one) => one.path === path)
  if (!page || !('blocks' in page)) throw new Failure(`There is no page "${path}" any more. Nothing was changed.`)
  return page
}

function planEdits(site: OpenSite, book: SchemaBook, schemas: Schemas, change: PageChange): Plan {
  const { text } = site
  // Nothing is read of it but what rules have read already, which trust nothing about its shape.
  const content = site.content.value as SiteContent
  switch (change.kind) {
    case 'new': {
      demandFreePath(site, change.path)
      const { edit } = planNewPage(change, text, schemas, content)
      return { edits: [edit], label: `Page ${change.path} added`, page: change.path }
    }
    case 'copy': {
      demandFreePath(site, change.path)
      const edit = planCopy(text, content, contentPage(content, change.from), change.path, change.title)
      return { edits: [edit], label: `Page ${change.from} duplicated as ${change.path}`, page: change.path }
    }
    case 'move': {
      const { from, to, withChildren } = change
      const { edits, moves, places, staying } = planMove(site, from, to, withChildren)
      return { edits, label: `Page ${from} moved to ${to}`, page: to, references: places, moves, staying }
    }
    case 'delete': {
      const { path, leadTo } = change
      const { edits, places } = planRemoval(site, book, path, leadTo)
      return { edits, label: `Page ${path} deleted`, page: leadTo ?? '/', references: places }
    }
    default: {
      const { path, to, orderBy } = change
      return {
        edits: planOrder(text, content, path, to, orderBy),
        label: `Entry ${path} moved in its order`,
        page: path,
      }
    }
  }
}

/**
 * Plans a change of pages: its edits, and what an author is told before they are made. Throws a Failure, in an author's
 * words, where it cannot be done.
 */
export function planPages(
  change: PageChange,
  text: string,
  { schemas, files }: { schemas: Schemas; files: PublicFiles },
): PlannedPages {
  const site = openSite(text, files, schemas)
  const book = new SchemaBook(schemas)
  const { references = [], moves = [], staying = [], ...planned } = planEdits(site, book, schemas, change)
  const drafts = references.map(({ pointer }) => ({ rule: '', message: '', pointer }))
  const places = locate(drafts, site.reading, 'pages.json').map((problem) => placeOf(problem, book))
  return { ...planned, plan: { kind: 'plan', places, moves, staying } }
}
