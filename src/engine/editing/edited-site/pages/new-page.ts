import type { ContentPage, SiteContent } from '../../../base/schema-types/content'
import { Failure } from '../../../base/shared-types/failure'
import { nameAll } from '../../../base/text/name-all'
import { insertItem } from '../../../content/json-edits/make-edits'
import { placeholderPicture } from '../../../content/schema-model/examples/placeholder-picture'
import type { Schemas } from '../../../content/schema-model/schemas'

/** "/projects/big-idea" -> "Big idea". */
function titleFrom(path: string): string {
  const words = (path.split('/').at(-1) || 'home').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
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

function mapTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, replace)]))
}

/** Links of an example to pages that this site has not go to its home page until the author picks one. */
function withKnownPages(content: SiteContent): (text: string) => string {
  const home = content.pages[0]?.path
  const paths = new Set(content.pages.map(({ path }) => path))
  return (text) => (!text.startsWith('/') || text === placeholderPicture || paths.has(text) ? text : (home ?? text))
}

export function freeId(content: SiteContent, collection: string): number {
  const ids = content.pages.flatMap((page) =>
    'entry' in page && page.entry?.collection === collection ? [page.entry.id ?? 0] : [],
  )
  return Math.max(0, ...ids) + 1
}

export interface NewPage {
  path: string
  title?: string
  template?: string
}

function newPage({ path, title = titleFrom(path), template }: NewPage, schemas: Schemas, content: SiteContent) {
  const start = mapTexts(structuredClone(startingPoint(template, schemas)), withKnownPages(content)) as Omit<
    ContentPage,
    'path'
  >
  const page: ContentPage = { path, ...start, title }
  if (page.entry) page.entry.id = freeId(content, page.entry.collection)
  const [first] = page.blocks
  if (first && 'heading' in first) first.heading = title
  return page
}

/** The edit adds it after the last one. Throws a Failure where there is no such template. */
export function planNewPage(wanted: NewPage, text: string, schemas: Schemas, content: SiteContent) {
  const page = newPage(wanted, schemas, content)
  return { page, edit: insertItem(text, '/pages', JSON.stringify(page)) }
}
