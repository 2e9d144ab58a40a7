import type { ContentPage, SiteContent } from '../../../base/schema-types/content'
import { Failure } from '../../../base/shared-types/failure'
import { mapStrings } from '../../../base/shared-types/json'
import { capitalize } from '../../../base/text/language/capitalize'
import { today } from '../../../base/text/language/day'
import { nameAll } from '../../../base/text/name-all'
import { orderOf } from '../../../content/collections/entries'
import { insertItem } from '../../../content/json-edits/make-edits'
import { placeholderPicture } from '../../../content/schema-model/examples/placeholder-picture'
import type { Schemas } from '../../../content/schema-model/schemas'

type Entry = NonNullable<ContentPage['entry']>

/** "/projects/big-idea" -> "Big idea". */
function titleFrom(path: string): string {
  const words = (path.split('/').at(-1) || 'home').replaceAll('-', ' ')
  return capitalize(words)
}

function startingPoint(template: string | undefined, schemas: Schemas): Omit<ContentPage, 'path'> {
  const file = template ? `templates/${template}.schema.json` : 'page.schema.json'
  const { examples = [] } = (schemas[file] ?? {}) as { examples?: ContentPage[] }
  const [example] = examples
  if (!example)
    throw new Failure(
      template
        ? `There is no template "${template}". This studio has ${nameAll(templateNames(schemas)) || 'no templates'}.`
        : 'This studio has no example of a page. Name a template, or write one under "examples" in schemas/studio/page.schema.json.',
    )
  const { path: _itsOwn, ...start } = example
  return start
}

const templateNames = (schemas: Schemas): string[] =>
  Object.keys(schemas).flatMap((file) => file.match(/^templates\/(.+)\.schema\.json$/)?.[1] ?? [])

/** Links of an example to pages that this site has not go to its home page until the author picks one. */
function withKnownPages(content: SiteContent): (text: string) => string {
  const home = content.pages[0]?.path
  const paths = new Set(content.pages.map(({ path }) => path))
  return (text) => (!text.startsWith('/') || text === placeholderPicture || paths.has(text) ? text : (home ?? text))
}

const entriesOf = ({ pages }: SiteContent, collection: string): Entry[] =>
  pages.flatMap((page) => ('entry' in page && page.entry?.collection === collection ? [page.entry] : []))

export const freeId = (content: SiteContent, collection: string): number =>
  Math.max(0, ...entriesOf(content, collection).map(({ id }) => id ?? 0)) + 1

/** In a declared collection two authors on branches would give out the same number. */
function newEntry(entry: Entry, content: SiteContent): Entry {
  const { collection } = entry
  const { id: _, ...others } = entry
  const isDeclared = content.collections?.[collection] !== undefined
  const isDated = [entry, ...entriesOf(content, collection)].some(({ day }) => day !== undefined)
  return {
    ...(isDeclared ? others : { ...entry, id: freeId(content, collection) }),
    ...((isDated || orderOf(content, collection)?.endsWith('day')) && { day: today() }),
  }
}

export interface NewPage {
  path: string
  title?: string
  template?: string
  /** Makes it an entry. */
  collection?: string
}

function newPage(
  { path, title = titleFrom(path), template, collection }: NewPage,
  schemas: Schemas,
  content: SiteContent,
) {
  const start = mapStrings(structuredClone(startingPoint(template, schemas)), withKnownPages(content)) as Omit<
    ContentPage,
    'path'
  >
  const page: ContentPage = { path, ...start, title }
  if (collection !== undefined) page.entry = { ...page.entry, collection }
  if (page.entry) page.entry = newEntry(page.entry, content)
  const [first] = page.blocks
  if (first && 'heading' in first) first.heading = title
  return page
}

/** The new page comes last. Throws a Failure where there is no such template. */
export function planNewPage(wanted: NewPage, text: string, schemas: Schemas, content: SiteContent) {
  const page = newPage(wanted, schemas, content)
  return { page, edit: insertItem(text, '/pages', JSON.stringify(page)) }
}
