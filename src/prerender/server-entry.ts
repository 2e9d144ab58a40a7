import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type CompileInput, compileSite } from '../compile'
import { dataFile, htmlFile } from '../model/addresses'
import type { ReadyPage, ReadySite } from '../model/page'
import { type ClientManifest, createFileFinder } from './client-manifest'
import { type PageFiles, renderDocument, renderRedirect } from './document'
import { nameKeyFolders, sealPage } from './guard'
import { createStyleJoiner } from './page-styles'
import { loads, registry } from './registry'
import { renderPage } from './render-page'
import { renderRedirectRules, renderRobots, renderSitemap } from './site-files'

/** What the pre-renderer needs beyond what compile does. */
export interface PrerenderInput extends Omit<CompileInput, 'loads'> {
  manifest: ClientManifest
  /** The folder that the site is written to. It exists. */
  out: string
  /** Answers the access key of guarded pages. It is asked only when there are any. */
  findAccessKey: () => Promise<string>
}

/** Compiles content with the loads of all blocks. */
export const compile = (input: Omit<CompileInput, 'loads'>): Promise<ReadySite> => compileSite({ ...input, loads })

const settingsText = (site: ReadySite) => JSON.stringify(site.settings)

/** The address of the settings file: its name changes with its content, so browsers may keep it for ever. */
function settingsAddress(text: string): string {
  return `/assets/site-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`
}

/** One page as a whole html document. `files` are the scripts and stylesheets that it links to. */
export async function renderWholePage(
  page: ReadyPage,
  site: ReadySite,
  files: PageFiles,
  settings: string,
  notify: (line: string) => void,
): Promise<string> {
  const body = await renderPage(page, site.settings, registry, site.prerender, notify)
  return renderDocument(page, site.settings, body, files, { page: page.path, settings, guard: page.guard })
}

/** Compiles and renders the whole site into `out`: html, page data, redirects, settings, sitemap. Returns the site. */
export async function prerenderSite({ manifest, out, findAccessKey, ...input }: PrerenderInput): Promise<ReadySite> {
  const site = await compile(input)
  const { settings, pages, redirects } = site
  const filesOf = createFileFinder(manifest)
  const joinStyles = createStyleJoiner(out)
  const text = settingsText(site)
  const address = settingsAddress(text)

  const folders = new Map<string, Promise<unknown>>()
  async function write(file: string, content: string): Promise<void> {
    const path = join(out, file)
    const folder = dirname(path)
    // Kept as a promise: the second of two files that come at once waits for the folder, too.
    const made = folders.get(folder) ?? mkdir(folder, { recursive: true })
    folders.set(folder, made)
    await made
    await writeFile(path, content)
  }

  await write(address.slice(1), text)
  await write('sitemap.xml', renderSitemap(pages, settings))
  await write('robots.txt', renderRobots(settings))
  await write('_redirects', renderRedirectRules(redirects, settings))
  for (const { path, to } of redirects) {
    await write(htmlFile(path), renderRedirect(to, settings))
    await write(dataFile(path), JSON.stringify({ redirect: to }))
  }
  const accessKey = pages.some(({ guard }) => guard) ? await findAccessKey() : ''
  for (const [index, ready] of pages.entries()) {
    const page = ready.guard ? await sealPage(ready, accessKey) : ready
    const files = filesOf(page.blocks.map(({ type }) => type))
    const joinedStyles = await joinStyles(files.styles)
    const html = await renderWholePage(page, site, { ...files, joinedStyles }, address, input.notify)
    await Promise.all([write(htmlFile(page.path), html), write(dataFile(page.path), JSON.stringify(page))])
    input.progress?.('Rendered', index + 1, pages.length)
  }
  if (accessKey) await nameKeyFolders(out, accessKey)
  return site
}
