import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createCheck, type PublicFiles, type Schemas } from '../check'
import { placeholderPicture } from '../check/examples/placeholder-picture'
import { reportText } from '../check/report/text'
import { EditedText } from '../edits/edited-text'
import { insertItem } from '../edits/make-edits'
import type { ContentPage, SiteContent } from '../generated/content'
import { Failure } from '../model/failure'
import type { Problem } from '../model/problem'
import { readSchemas } from '../project/read-schemas'
import { readSite } from '../site/read-site'
import { replaceFile } from '../site/replace-file'

/** "/projects/big-idea" -> "Big idea". */
function titleFrom(path: string): string {
  const words = (path.split('/').at(-1) || 'home').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The page to begin with: the example of a template, or of the studio's pages in general. */
function startingPoint(template: string | undefined, schemas: Schemas): Omit<ContentPage, 'path'> {
  const file = template ? `templates/${template}.schema.json` : 'page.schema.json'
  const { examples = [] } = (schemas[file] ?? {}) as { examples?: ContentPage[] }
  const [example] = examples
  if (!example)
    throw new Failure(
      template
        ? `There is no template "${template}". There are ${templateNames(schemas).join(', ')}.`
        : 'This studio has no example of a page. Name a template, or write one under "examples" in schemas/studio/page.schema.json.',
    )
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

/** The example's links may lead to pages that are not on this site: then they lead home until the author picks one. */
function withPagesThatAre(content: SiteContent): (text: string) => string {
  const home = content.pages[0]?.path
  const paths = new Set(content.pages.map(({ path }) => path))
  return (text) => (!text.startsWith('/') || text === placeholderPicture || paths.has(text) ? text : (home ?? text))
}

/** Returns an id that no entry of a collection has. */
export function freeId(content: SiteContent, collection: string): number {
  const ids = content.pages.flatMap((page) =>
    'entry' in page && page.entry?.collection === collection ? [page.entry.id] : [],
  )
  return Math.max(0, ...ids) + 1
}

/** What a new page is to be. */
export interface NewPage {
  path: string
  /** Without one it is made of the path. */
  title?: string
  /** Without one it is a page like any other. */
  template?: string
}

/** The new page: its template's example (or a plain one), with a path, a title and an id of its own. */
function newPage({ path, title = titleFrom(path), template }: NewPage, schemas: Schemas, content: SiteContent) {
  const start = mapTexts(structuredClone(startingPoint(template, schemas)), withPagesThatAre(content)) as Omit<
    ContentPage,
    'path'
  >
  const page: ContentPage = { path, ...start, title }
  if (page.entry) page.entry.id = freeId(content, page.entry.collection)
  const [first] = page.blocks
  if (first && 'heading' in first) first.heading = title
  return page
}

/** Returns the page, and the edit that puts it behind the last one. Throws a Failure where there is no such template. */
export function planNewPage(wanted: NewPage, text: string, schemas: Schemas, content: SiteContent) {
  const page = newPage(wanted, schemas, content)
  return { page, edit: insertItem(text, '/pages', JSON.stringify(page)) }
}

/** Puts the neutral picture into a site that does not have it. Returns the files of its public folder. */
export function withPlaceholder(root: string, site: string, files: PublicFiles): PublicFiles {
  if (files.has(placeholderPicture)) return files
  const target = join(site, 'public', placeholderPicture)
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(join(root, 'public', placeholderPicture), target)
  return new Map([...files, [placeholderPicture, { bytes: statSync(target).size }]])
}

/** What became of a new page. */
export interface CreatedPage {
  page: ContentPage
  /** The problems on it: what is still to be filled in, and the rest. */
  problems: Problem[]
}

/**
 * Adds a page to a site's pages.json, at the end of the list, and leaves the rest of the file as it was. Throws a
 * Failure, and writes nothing, when the site has problems or would have some with the new page.
 */
export async function createPage(root: string, site: string, path: string, template?: string): Promise<CreatedPage> {
  const [schemas, { text, files: present }] = await Promise.all([readSchemas(root, site), readSite(site)])
  const check = createCheck(schemas)
  const { content, problems } = check({ text, files: present })
  if (!content) throw new Failure(`${reportText(problems, text)}\n\nMend this first; the page was not added.`)

  const { page, edit } = planNewPage({ path, template }, text, schemas, content)
  const extended = new EditedText(text).do(edit).text
  const withPicture = new Map([...present, [placeholderPicture, { bytes: 0 }]])
  const errors = check({ text: extended, files: withPicture, severities: 'errors' })
  if (!errors.content) throw new Failure(`${reportText(errors.problems, extended)}\n\nThe page was not added.`)
  const files = withPlaceholder(root, site, present)
  replaceFile(join(site, 'pages.json'), text, extended)
  const after = check({ text: extended, files })
  return { page, problems: after.problems.filter((problem) => problem.page === path) }
}

/** What is left to do on a new page, in an author's words. */
export function reportPage({ page, problems }: CreatedPage): string {
  const isOpen = ({ rule }: Problem) => rule === 'unfinished-text'
  const hint = ({ pointer, line }: Problem) => {
    const names = pointer
      .split('/')
      .slice(3)
      .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : name))
    return `  line ${line}  ${names.join(' ')}`
  }
  const [open, others] = [problems.filter(isOpen), problems.filter((problem) => !isOpen(problem))]
  return [
    `Added the page "${page.path}" at the end of pages.json. Watch it with "npm run dev".`,
    ...(page.entry?.isVisible === false
      ? ['It is hidden: no grid and no "previous" or "next" shows it. Remove "isVisible": false when it is done.']
      : []),
    ...(open.length > 0
      ? ['', 'Still to fill in, and named by "npm run check" until it is done:', ...open.map(hint)]
      : []),
    ...(others.length > 0 ? ['', ...others.map(({ line, message }) => `  line ${line}  ${message}`)] : []),
  ].join('\n')
}
