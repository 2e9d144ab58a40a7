import { join } from 'node:path'
import { createCheck, type PublicFiles, type Schemas } from '../check'
import { reportText } from '../check/report'
import { type JsonNode, nodeAt, readJson } from '../check/syntax'
import { readSite } from '../compile/read-site'
import { replaceFile } from '../compile/replace-file'
import { readSchemaFiles } from '../generate/schema-files'
import type { ContentPage, SiteContent } from '../generated/content'
import { Failure } from '../model/failure'

const pictureEnding = /\.(svg|png|jpe?g|webp|avif)$/i

/** "/projects/big-idea" -> "Big idea". */
function titleFrom(path: string): string {
  const words = (path.split('/').at(-1) || 'home').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const plainPage: Omit<ContentPage, 'path'> = {
  title: '',
  description: 'One sentence about this page, for search engines and for people who share it.',
  blocks: [
    { type: 'banner', heading: '', image: { src: '/images/social.svg', alt: 'Say what the picture shows' } },
    { type: 'text', html: '<p>Write here.</p>' },
  ],
}

function startingPoint(template: string | undefined, schemas: Schemas): Omit<ContentPage, 'path'> {
  if (!template) return plainPage
  const schema = schemas[`templates/${template}.schema.json`] as { examples?: ContentPage[] } | undefined
  const [example] = schema?.examples ?? []
  if (!example) throw new Failure(`There is no template "${template}". There are ${templateNames(schemas).join(', ')}.`)
  const { path: _itsOwn, ...start } = example
  return start
}

const templateNames = (schemas: Schemas): string[] =>
  Object.keys(schemas).flatMap((file) => file.match(/^templates\/(.+)\.schema\.json$/)?.[1] ?? [])

/** Every text in a value, replaced by what `replace` makes of it. */
function mapTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, replace)]))
}

/** The example's pictures and links may not be on this site: then ones that are stand in until the author picks. */
function withWhatThereIs(content: SiteContent, files: PublicFiles): (text: string) => string {
  const picture = [...files.keys()].find((file) => pictureEnding.test(file))
  const home = content.pages[0]?.path
  const paths = new Set(content.pages.map(({ path }) => path))
  return (text) => {
    if (!text.startsWith('/')) return text
    if (pictureEnding.test(text)) return files.has(text) ? text : (picture ?? text)
    return paths.has(text) ? text : (home ?? text)
  }
}

/** Puts a page behind the last one, indented like this file's pages; every other character stays. */
function insertPage(text: string, page: ContentPage): string {
  const pages = nodeAt(text, readJson(text).root() as JsonNode, '/pages')
  const end = (pages.children.at(-1) as JsonNode).end
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = JSON.stringify(page, null, 2).split('\n')
  return `${text.slice(0, end)},${eol}${lines.map((line) => `    ${line}`).join(eol)}${text.slice(end)}`
}

function freeId(content: SiteContent, collection: string): number {
  const ids = content.pages.flatMap((page) =>
    'entry' in page && page.entry?.collection === collection ? [page.entry.id] : [],
  )
  return Math.max(0, ...ids) + 1
}

/** The new page: its template's example (or a plain one), with a path, a title and an id of its own. */
function newPage(
  path: string,
  template: string | undefined,
  schemas: Schemas,
  content: SiteContent,
  files: PublicFiles,
): ContentPage {
  const title = titleFrom(path)
  const start = mapTexts(structuredClone(startingPoint(template, schemas)), withWhatThereIs(content, files)) as Omit<
    ContentPage,
    'path'
  >
  const page: ContentPage = { path, ...start, title, description: `${title}: ${start.description}` }
  if (page.entry) page.entry.id = freeId(content, page.entry.collection)
  const [banner] = page.blocks
  if (banner && 'heading' in banner && (!template || banner.heading !== undefined)) banner.heading = title
  return page
}

/**
 * Adds a page to a site's pages.json, at the end of the list, and leaves the rest of the file as it was. Throws a
 * Failure, and writes nothing, when the site has problems or would have some with the new page.
 */
export async function createPage(root: string, site: string, path: string, template?: string): Promise<void> {
  const [schemas, { text, files }] = await Promise.all([readSchemaFiles(join(root, 'schemas')), readSite(site)])
  const check = createCheck(schemas)
  const { content, problems } = check(text, files)
  if (!content) throw new Failure(`${reportText(problems, text)}\n\nMend this first; the page was not added.`)

  const page = newPage(path, template, schemas, content, files)
  const extended = insertPage(text, page)
  const after = check(extended, files)
  if (!after.content) throw new Failure(`${reportText(after.problems, extended)}\n\nThe page was not added.`)
  replaceFile(join(site, 'pages.json'), text, extended)
}
