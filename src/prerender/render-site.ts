import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CompileInput, createCompiler, type PageSources } from '../compile'
import { dataFile, htmlFile } from '../model/addresses'
import type { ReadyPage } from '../model/page'
import type { Progress } from '../model/progress'
import { createFileFinder } from './client-manifest'
import { renderRedirect } from './document'
import { nameKeyFolder, sealPage } from './guard'
import type { Output } from './output/output'
import { createPageContext, hashOf } from './page-context'
import { loads } from './registry'
import { createRenderPool } from './render-pool'
import { createRender, type RenderContext } from './renderer'
import { inShare, type Share } from './shards/share'
import { renderRedirectRules, renderRobots, renderSitemap } from './site-files'

/** What the pre-renderer needs beyond what compile does. */
export interface RenderSiteInput extends Omit<CompileInput, 'loads'> {
  manifest: RenderContext['manifest']
  /** The folder with the browser part's assets/. */
  client: string
  /** Stands for the code that renders: pages that other code has rendered are rendered again. */
  renderer: string
  output: Output
  /** The text of the _headers file. */
  headers: string
  /** Answers the access key of guarded pages. It is asked only when there are any. */
  findAccessKey: () => Promise<string>
  /** Only this share of the pages and redirects is rendered. */
  share?: Share
  progress: Progress
}

/** What a build has to tell of the site that it has rendered. */
export interface RenderedSite {
  pages: string[]
  redirects: number
  guarded: string[]
  /** How many pages are as they were in the last build. */
  reused: number
  /** The bytes of the html of each page that was rendered now. */
  htmlBytes: Map<string, number>
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

/** Compiles and renders the whole site into `output`: html, page data, redirects, settings, sitemap, public files. */
export async function renderSite(input: RenderSiteInput): Promise<RenderedSite> {
  const { manifest, client, renderer, output, headers, findAccessKey, share, progress, ...compileInput } = input
  const compiler = createCompiler({ ...compileInput, loads })
  const { settings, redirects, pages, compilePage, sources } = compiler
  const guarded = pages.flatMap(({ guard, path }) => (guard ? [path] : []))
  const accessKey = guarded.length > 0 ? await findAccessKey() : ''

  const { context, settingsText, keyOf } = createPageContext(compiler, manifest, renderer, accessKey)
  writeText(output, context.settingsAddress.slice(1), settingsText)
  writeText(output, 'sitemap.xml', renderSitemap(pages, settings))
  writeText(output, 'robots.txt', renderRobots(settings))
  writeText(output, '_headers', headers)
  writeText(output, '_redirects', renderRedirectRules(redirects, settings))
  for (const { path, to } of inShare(redirects, share)) {
    writeText(output, htmlFile(path), renderRedirect(to, settings))
    writeText(output, dataFile(path), JSON.stringify({ redirect: to }))
  }

  const filesOf = createFileFinder(manifest, settings.analytics !== undefined)
  const sheets = new Set<string>()
  /** Joins the stylesheets of a page's blocks, once for all pages that have the same. */
  async function takeSheet(types: string[]): Promise<void> {
    const { sheet, styles } = filesOf(types)
    if (!sheet || sheets.has(sheet)) return
    sheets.add(sheet)
    const file = sheet.slice(1)
    if (output.keep(file, file)) return
    const texts = await Promise.all(styles.map((style) => readFile(join(client, style), 'utf8')))
    writeFileSync(output.stage(file, file), texts.join(''))
  }

  const htmlBytes = new Map<string, number>()
  const shown: RenderedSite['shown'] = []
  let reused = 0
  const own = inShare(pages, share)
  const tell = () => progress('Rendered', htmlBytes.size + reused, own.length)
  const pool = createRenderPool(
    context,
    new URL('./render-worker.js', import.meta.url),
    createRender(context, input.notify),
    input.notify,
    ({ htmlPath }, bytes) => {
      htmlBytes.set(htmlPath, bytes)
      tell()
    },
  )
  try {
    for (const page of own) {
      const ready = await compilePage(page)
      if (Object.values(ready.assets).some(({ hash }) => hash)) shown.push({ path: ready.path, assets: ready.assets })
      const text = JSON.stringify(ready)
      const key = keyOf(text)
      await takeSheet(ready.guard ? [] : ready.blocks.map(({ type }) => type))
      const [html, data] = [htmlFile(page.path), dataFile(page.path)]
      if (output.keep(html, key) && output.keep(data, key)) {
        reused++
        tell()
        continue
      }
      const shipped = ready.guard ? JSON.stringify(await sealPage(ready, accessKey)) : text
      await pool.add({ data: shipped, dataPath: output.stage(data, key), htmlPath: output.stage(html, key) })
    }
    await pool.finish()
  } finally {
    await pool.close()
  }
  const nameOf = (file: string) => nameKeyFolder(file, accessKey)
  return {
    pages: pages.map(({ path }) => path),
    redirects: redirects.length,
    guarded,
    reused,
    htmlBytes,
    shown,
    nameOf,
    sources,
  }
}
