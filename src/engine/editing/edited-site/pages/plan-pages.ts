import { nodeAt, type Reading, readJson } from '../../../base/json-parser'
import type { ContentPage, Page, SiteContent } from '../../../base/schema-types/content'
import { Failure } from '../../../base/shared-types/failure'
import type { Problem } from '../../../base/shared-types/problem'
import type { PublicFiles } from '../../../content/check'
import { locate } from '../../../content/check/problems/locate'
import { nameGroup } from '../../../content/check/report/text'
import type { Edit } from '../../../content/json-edits/edit'
import { EditedText } from '../../../content/json-edits/edited-text'
import { insertItem, insertMember, removeValue, replaceValue } from '../../../content/json-edits/make-edits'
import { uniquePathOf } from '../../../content/publication-dates/unique-path'
import type { MoveFacts } from '../../../content/references/change-addresses'
import type { Reference } from '../../../content/references/find-references'
import { planMove, requireFreePath } from '../../../content/references/move-page'
import { type OpenSite, readOpenSite } from '../../../content/references/open-site'
import { planRedirect } from '../../../content/references/plan-redirect'
import { planRemoval } from '../../../content/references/remove-page'
import { planValueRename } from '../../../content/references/rename-value'
import { planTranslation } from '../../../content/references/translate-page'
import { SchemaBook } from '../../../content/schema-model/schema-book'
import type { Schemas } from '../../../content/schema-model/schemas'
import type { Validate } from '../../../content/schema-model/validation/open-validator'
import { planWords } from '../find-replace/plan-words'
import type { AffectedPlace, PageChange, PagePlan } from '../page-changes'
import { freeId, planNewPage } from './new-page'
import { planContacts } from './plan-contact'
import { planEntryOrder } from './plan-entry-order'

/**
 * The copy comes last, as the page is written, with its own path, title and id. A copy of an entry is hidden until its
 * author shows it; one of a translation translates nothing, as its original has one.
 */
function planCopy(text: string, content: SiteContent, from: ContentPage, path: string, title: string) {
  const index = content.pages.findIndex((page) => page.path === from.path)
  const root = readJson(text).root()
  if (!root) throw new Error('A text that was checked can be read.')
  const { start, end } = nodeAt(text, root, `/pages/${index}`)
  const copy = new EditedText(text.slice(start, end))
  copy.do(replaceValue(copy.text, '/path', JSON.stringify(path)))
  copy.do(replaceValue(copy.text, '/title', JSON.stringify(title)))
  for (const field of ['translates', 'seen'] as const)
    if (from[field] !== undefined) copy.do(removeValue(copy.text, `/${field}`))
  if (from.entry) {
    const { collection, id, isVisible } = from.entry
    if (id !== undefined) copy.do(replaceValue(copy.text, '/entry/id', String(freeId(content, collection))))
    if (isVisible === undefined) copy.do(insertMember(copy.text, '/entry', 'isVisible', 'false'))
    else if (isVisible) copy.do(replaceValue(copy.text, '/entry/isVisible', 'false'))
  }
  return insertItem(text, '/pages', copy.text)
}

export interface PlannedPages {
  plan: PagePlan
  edits: Edit[]
  label: string
  page: string
}

export interface PlanFacts {
  schemas: Schemas
  validate: Validate
  files: PublicFiles
  published?: ReadonlySet<string>
}

type Move = Extract<PageChange, { kind: 'move' }>
type Removal = Extract<PageChange, { kind: 'delete' }>
type WordsFound = Extract<PageChange, { kind: 'words' }>
type Plan = Pick<PlannedPages, 'edits' | 'label' | 'page'> &
  Partial<Pick<PagePlan, 'redirected' | 'staying'>> & { references?: Pick<Reference, 'pointer'>[] }

function placeOf(problem: Problem): AffectedPlace {
  const { page, block, pointer } = problem
  const heading = block?.heading ? ` “${block.heading}”` : ''
  const named = `${block?.title ?? block?.type}${heading}`
  if (pointer.startsWith('/shared/')) return { pointer, words: block ? `shared block ${named}` : 'shared block' }
  if (pointer.startsWith('/collections/')) return { pointer, words: 'collection' }
  if (page === undefined) return { pointer, words: nameGroup(problem) }
  return { page, pointer, words: block ? named : 'page settings' }
}

/** A redirect has no title. */
const sayPage = (page: Page): string => ('title' in page && page.title ? `“${page.title}”` : page.path)

function pageNamed({ pages }: SiteContent, name: string): { page: Page; pointer: string; sharesPath: boolean } {
  const index = pages.findIndex((one) => uniquePathOf(one) === name)
  const page = pages[index]
  if (!page) throw new Failure(`The page "${name}" no longer exists. Nothing was changed.`)
  const sharesPath = pages.some((other) => other !== page && other.path === page.path)
  return { page, pointer: `/pages/${index}`, sharesPath }
}

function contentPage(content: SiteContent, name: string): ContentPage {
  const { page } = pageNamed(content, name)
  if (!('blocks' in page)) throw new Failure(`"${name}" is a redirect, not a page. Nothing was changed.`)
  return page
}

/** Where another page has the same path, links stay as they are. */
function planMoveOf(site: OpenSite, content: SiteContent, { from, to, withChildren }: Move, facts: MoveFacts): Plan {
  const { page, pointer, sharesPath } = pageNamed(content, from)
  const label = `Page ${sayPage(page)} moved to ${to}`
  if (sharesPath) {
    requireFreePath(site, to)
    return { edits: [replaceValue(site.text, `${pointer}/path`, JSON.stringify(to))], label, page: to }
  }
  const { edits, redirected, places, staying } = planMove(site, page.path, to, withChildren, facts)
  return { edits, label, page: to, references: places, redirected, staying }
}

/** Where another page has the same path, links stay as they are. */
function planRemovalOf(site: OpenSite, content: SiteContent, { name, leadTo }: Removal): Plan {
  const { page, pointer, sharesPath } = pageNamed(content, name)
  const label = `Page ${sayPage(page)} deleted`
  if (sharesPath) return { edits: [removeValue(site.text, pointer)], label, page: page.path }
  const { edits, places } = planRemoval(site, page.path, leadTo)
  return { edits, label, page: leadTo ?? '/', references: places }
}

function planEdits(site: OpenSite, { schemas, published }: PlanFacts, change: Exclude<PageChange, WordsFound>): Plan {
  const { text } = site
  // The plans read only values that the rules of the check have read, and rules trust no shape.
  const content = site.content.value as SiteContent
  switch (change.kind) {
    case 'new': {
      requireFreePath(site, change.path)
      const { edit } = planNewPage(change, text, schemas, content)
      return { edits: [edit], label: `Page “${change.title}” added`, page: change.path }
    }
    case 'copy': {
      requireFreePath(site, change.path)
      const page = contentPage(content, change.from)
      const edit = planCopy(text, content, page, change.path, change.title)
      return { edits: [edit], label: `Page ${sayPage(page)} duplicated as “${change.title}”`, page: change.path }
    }
    case 'translate': {
      const page = contentPage(content, change.from)
      const edit = planTranslation(site, pageNamed(content, change.from).pointer, change.path)
      return { edits: [edit], label: `Page ${sayPage(page)} translated at ${change.path}`, page: change.path }
    }
    case 'move':
      return planMoveOf(site, content, change, { published })
    case 'delete':
      return planRemovalOf(site, content, change)
    case 'value': {
      const { collection, field, value, to, page } = change
      const name = { collection, field, value, language: site.content.languages.of(page) }
      const { edits, places, redirected } = planValueRename(site, name, to, { published })
      const references = places.map((pointer) => ({ pointer }))
      return { edits, label: `“${value}” renamed to “${to}” everywhere`, page, references, redirected }
    }
    case 'redirect': {
      const { old, wanted, page } = change
      const { edits, places } = planRedirect(site, old, wanted)
      const done = old === undefined ? 'added' : wanted ? 'changed' : 'removed'
      const label = `Address ${old ?? wanted?.path} ${done}`
      return { edits, label, page, references: places }
    }
    case 'contact': {
      const { contacts, page } = change
      const { edits, places } = planContacts(site, contacts)
      const label = `${contacts[0]?.from} changed to ${contacts[0]?.to}`
      return { edits, label, page, references: places.map((pointer) => ({ pointer })) }
    }
    default: {
      const { name, to, orderBy } = change
      const edits = planEntryOrder(text, content, name, to, orderBy)
      return { edits, label: `Entry ${sayPage(contentPage(content, name))} moved in its order`, page: name }
    }
  }
}

const locatePlaces = (references: readonly Pick<Reference, 'pointer'>[], reading: Reading, book: SchemaBook) =>
  locate(
    references.map(({ pointer }) => ({ rule: '', message: '', pointer })),
    reading,
    'pages.json',
    book,
  ).map(placeOf)

/** Asked for at each pause while words are typed. It needs no check of the site. */
function planWordsOf(text: string, change: WordsFound, schemas: Schemas): PlannedPages {
  const reading = readJson(text)
  const root = reading.root()
  const none = { kind: 'plan' as const, places: [], redirected: [], staying: [] }
  const { find, to, page } = change
  const label = to === '' ? `“${find}” removed` : `“${find}” replaced by “${to}”`
  if (!reading.isCertain || !root) return { plan: none, edits: [], label, page }
  const book = new SchemaBook(schemas)
  const { texts, edits } = planWords({ text, root, reading, book }, change)
  const byPointer = new Map(texts.map((one) => [one.pointer, one]))
  const places = locatePlaces(texts, reading, book).map((place) => {
    const { found, schema } = byPointer.get(place.pointer) ?? {}
    return { ...place, words: [place.words, schema?.title].filter(Boolean).join(': '), found }
  })
  return { plan: { ...none, places }, edits, label, page }
}

/** Throws a Failure, for authors, where it cannot be done. */
export function planPages(change: PageChange, text: string, facts: PlanFacts): PlannedPages {
  if (change.kind === 'words') return planWordsOf(text, change, facts.schemas)
  const site = readOpenSite(text, facts.files, facts.schemas, facts.validate)
  const { references = [], redirected = [], staying = [], ...planned } = planEdits(site, facts, change)
  const places = locatePlaces(references, site.reading, site.book)
  return { ...planned, plan: { kind: 'plan', places, redirected, staying } }
}
