import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CompileInput, readyFrame } from '../../compile'
import { addSources, noSources, type PageSources } from '../../compile/page-sources'
import { dataFile, htmlFile } from '../../model/addresses'
import type { ReadyPage } from '../../model/page'
import type { Progress } from '../../model/progress'
import { isContentPage } from '../../model/site-pages'
import type { ServedWords } from '../../text/interface-words'
import type { Bundle } from '../code/bundle'
import { nameKeyFolder } from '../guard/guard'
import type { Output } from '../output/output'
import { inShare, type Share } from '../shards/share'
import type { PageRun } from '../workers/page-run'
import { renderRedirect } from './document'
import { makePages, takePage } from './make-pages'
import { createPageContext, hashOf } from './page-context'
import type { MadePage } from './page-maker'
import { renderRedirectRules, renderRobots, renderSitemap } from './site-files'

/** What the pre-renderer needs beyond what compile does. */
export interface RenderSiteInput extends Omit<CompileInput, 'loads'> {
  bundle: Bundle
  output: Output
  /** The studio's words, for the pages of redirects. */
  words: ServedWords
  /** The text of the _headers file. */
  headers: string
  /** Returns the access key of guarded pages. It is asked only when there are any. */
  findAccessKey: () => Promise<string>
  /** Only this share of the pages and redirects is rendered. */
  share?: Share
  /** Threads that are making the pages which are not guarded. Without any this thread makes all. */
  run?: PageRun
  progress: Progress
}

/** What a build has to tell of the site that it has rendered. */
export interface RenderedSite {
  pages: string[]
  redirects: number
  guarded: string[]
  /** How many pages are as they were in the last build. */
  reused: number
  /** The pages that show pictures of pixels, with the files that they name. */
  shown: Pick<ReadyPage, 'path' | 'assets'>[]
  /** What a file of public/ is called in the site. */
  nameOf: (file: string) => string
  /** What the pages were made of. */
  sources: PageSources
}

function writeText(output: Output, file: string, text: string): void {
  const key = hashOf(text)
  if (!output.keep(file, key)) writeFileSync(output.stage(file, key), text)
}

/** Compiles and renders the whole site into `output`: html, page data, redirects, settings, sitemap. */
export async function renderSite(input: RenderSiteInput): Promise<RenderedSite> {
  const { bundle, output, words, headers, findAccessKey, share, run, progress, ...compileInput } = input
  const { content, schemas, notify } = compileInput
  const frame = readyFrame(content, schemas)
  const { settings, redirects } = frame
  const pages = content.pages.filter(isContentPage)
  const guarded = pages.flatMap(({ guard, path }) => (guard ? [path] : []))
  const accessKey = guarded.length > 0 ? await findAccessKey() : ''

  const { context, settingsText } = createPageContext({ frame, renderer: bundle.id, folder: input.folder })
  writeText(output, context.settingsAddress.slice(1), settingsText)
  writeText(output, 'sitemap.xml', renderSitemap(pages, settings))
  writeText(output, 'robots.txt', renderRobots(settings))
  writeText(output, '_headers', headers)
  writeText(output, '_redirects', renderRedirectRules(redirects, settings))
  for (const { path, to } of inShare(redirects, share)) {
    writeText(output, htmlFile(path), renderRedirect(to, settings, words))
    writeText(output, dataFile(path), JSON.stringify({ redirect: to }))
  }

  const own = inShare(pages, share)
  const made = new Map<string, MadePage>()
  const tell = (page: MadePage) => {
    made.set(page.path, page)
    progress('Rendered', made.size, own.length)
  }
  const sources = noSources()
  const finish = run?.finish((page) => {
    takePage(output, page)
    tell(page)
  }, notify)
  if (finish) addSources(sources, await finish)
  const others = run ? own.filter(({ guard }) => guard) : own
  if (others.length > 0)
    addSources(sources, await makePages(others, { ...compileInput, bundle, output, accessKey }, tell))

  /** Joins the stylesheets of a page's blocks, once for all pages that have the same. */
  async function takeSheet({ sheet, styles }: NonNullable<MadePage['sheet']>): Promise<void> {
    const file = sheet.slice(1)
    if (output.keep(file, file)) return
    const texts = await Promise.all(styles.map((style) => readFile(join(bundle.client, style), 'utf8')))
    writeFileSync(output.stage(file, file), texts.join(''))
  }
  const sheets = new Map([...made.values()].flatMap(({ sheet }) => (sheet ? [[sheet.sheet, sheet]] : [])))
  for (const sheet of sheets.values()) await takeSheet(sheet)

  return {
    pages: pages.map(({ path }) => path),
    redirects: redirects.length,
    guarded,
    reused: [...made.values()].filter(({ isNew }) => !isNew).length,
    shown: own.flatMap(({ path }) => {
      const pictures = made.get(path)?.pictures
      return pictures ? [{ path, assets: pictures }] : []
    }),
    nameOf: (file) => nameKeyFolder(file, accessKey),
    sources,
  }
}
