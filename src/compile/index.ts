import type { PublicFiles, Schemas } from '../check'
import type { ContentPage, Page, RedirectPage, SiteContent } from '../generated/content'
import { Failure } from '../model/failure'
import type { Load, SiteView } from '../model/load'
import type { Fallback, ReadyBlock, ReadyPage, ReadySite, Redirect } from '../model/page'
import { createAssetFinder } from './assets'
import { type Collections, createCollections } from './collections'
import { createPrepare, type Prepare } from './prepare'
import { createSanitizer } from './sanitize'
import { type PendingWork, settle } from './settle'

/** Every block's `load`, by block type. Only some blocks have one. */
export type Loads = Record<string, Load<never, object>>

/** What compile works on: content that check has found sound, and what it stands on. */
export interface CompileInput {
  content: SiteContent
  schemas: Schemas
  /** The site's folder: pictures in its public/ are measured. */
  folder: string
  files: PublicFiles
  loads: Loads
  /** Gets a line for people when a page keeps the build waiting. */
  notify: (line: string) => void
}

/** A block could not be readied: its `load` failed. The message names the page and the block. */
export class BlockNotReady extends Failure {}

export const isRedirect = (page: Page): page is RedirectPage => 'redirect' in page

const htmlClassOf = (path: string): string => path.split('/')[1] || 'home'

/** Readies every page's own blocks, with shared ones filled in. Shared blocks are readied once. */
function prepareBlocks(content: SiteContent, pages: ContentPage[], prepare: Prepare): Map<string, ReadyBlock[]> {
  const ready = (block: { type: string }) => prepare(block, `blocks/${block.type}.schema.json`) as ReadyBlock
  const shared = new Map(Object.entries(content.shared ?? {}).map(([name, block]) => [name, ready(block)]))
  return new Map(
    pages.map(({ path, blocks }) => [
      path,
      blocks.map((block) => ('shared' in block ? (shared.get(block.shared) as ReadyBlock) : ready(block))),
    ]),
  )
}

const wildcard = /\/\*$/

function splitRedirects(pages: RedirectPage[]): { redirects: Redirect[]; fallbacks: Fallback[] } {
  const exact = pages.filter(({ path }) => !wildcard.test(path))
  const rest = pages.filter(({ path }) => wildcard.test(path))
  return {
    redirects: exact.map(({ path, redirect }) => ({ path, to: redirect })),
    fallbacks: rest.map(({ path, redirect }) => ({ prefix: path.replace(wildcard, '/'), to: redirect })),
  }
}

function viewFor(
  page: ContentPage,
  content: SiteContent,
  collections: Collections,
  blocks: Map<string, ReadyBlock[]>,
): SiteView {
  return {
    settings: content.site,
    page,
    entry: collections.entryOf(page),
    entries: collections.entries,
    neighbours: () => collections.neighbours(page),
    blocksOf: (path) => blocks.get(path) ?? [],
  }
}

/** Compiles checked content into a site that is ready to be rendered: nothing is left to look up or to clean. */
export async function compileSite({
  content,
  schemas,
  folder,
  files,
  loads,
  notify,
}: CompileInput): Promise<ReadySite> {
  const prepare = createPrepare(schemas, createSanitizer())
  const pages = content.pages.filter((page) => !isRedirect(page)) as ContentPage[]
  const { prerender, ...settings } = prepare(content.site, 'site.schema.json') as SiteContent['site']
  const times = prepare(prerender ?? {}, 'site.schema.json#/properties/prerender') as ReadySite['prerender']
  const { redirects, fallbacks } = splitRedirects(content.pages.filter(isRedirect))
  const collections = createCollections(pages)
  const prepared = prepareBlocks(content, pages, prepare)
  const findAssets = createAssetFinder(folder, files)

  async function compilePage(page: ContentPage): Promise<ReadyPage> {
    const view = viewFor(page, content, collections, prepared)
    const blocks = [...(prepared.get(page.path) as ReadyBlock[])]
    const work: PendingWork[] = []
    const loadBlock = (block: ReadyBlock, index: number) => {
      const name = `block ${index + 1} (${block.type})`
      const fail = (error: unknown): never => {
        throw new BlockNotReady(
          `Page "${page.path}", ${name}: ${error instanceof Error ? error.message : String(error)}`,
        )
      }
      const add = (loaded: object) => {
        blocks[index] = { ...block, ...loaded }
      }
      try {
        const loaded = loads[block.type]?.(block as never, view)
        if (loaded instanceof Promise) work.push({ name, done: loaded.then(add, fail) })
        else if (loaded) add(loaded)
      } catch (error) {
        fail(error)
      }
    }
    blocks.forEach(loadBlock)
    await settle(page.path, work, times, notify)
    const { path, title, description, layout = 'main', isIndexed = true, socialImage, guard } = page
    return {
      path,
      title,
      description,
      layout,
      htmlClass: htmlClassOf(path),
      isIndexed: isIndexed && !guard,
      socialImage,
      guard,
      blocks,
      assets: findAssets(blocks),
    }
  }

  const ready: ReadyPage[] = []
  for (const page of pages) ready.push(await compilePage(page))
  return { settings: { ...settings, fallbacks }, prerender: times, pages: ready, redirects }
}
