import type { ContentPage, SiteContent } from '../../base/schema-types/content'
import { Failure } from '../../base/shared-types/failure'
import { type LanguagesOfSite, readLanguages } from '../../base/shared-types/languages/languages'
import { sharedForLanguage } from '../../base/shared-types/languages/shared-names'
import type { Load, Sources } from '../../base/shared-types/load'
import { getOrAdd } from '../../base/shared-types/maps'
import type { ReadyBlock, ReadyPage, SiteFrame } from '../../base/shared-types/page'
import { isContentPage } from '../../base/shared-types/site-pages'
import { listBlocksIn } from '../../content/collections/list-query'
import type { HeldTypes } from '../../content/schema-model/block-tree'
import type { Schemas } from '../../content/schema-model/schemas'
import { type AssetOf, findAssets, withoutCopies } from './assets'
import { createCollections } from './collections'
import { createColourFinder, type PaletteColour } from './colour'
import { readyFrame } from './frame'
import { createFillIn, holdersIn, innerBlocks, isUnhidden } from './hold-blocks'
import type { Sanitize } from './html/sanitizer'
import { createLists } from './lists'
import { noSources, type PageDependencies } from './page-dependencies'
import { createPageLanguages } from './page-languages'
import { createPrepare, type Prepare } from './prepare'
import { type BlockSource, viewFor } from './site-view'
import { type PendingWork, waitForPending } from './wait-for-pending'

export { isRedirect } from '../../base/shared-types/site-pages'

export type Loads = Record<string, Load<never, object>>

export interface CompileInput {
  content: SiteContent
  schemas: Schemas
  assetOf: AssetOf
  groundOf: (address: string) => string | undefined
  sanitize: Sanitize
  loads: Loads
  answers?: Sources
  /** In the order in which colours are tried; without it, pages have no colour. */
  palette?: PaletteColour[]
  /** The preview shows hidden blocks. */
  keepHidden?: boolean
  notify: (line: string) => void
  /** Says what the `load` of a block has thrown, and where. */
  sayThrown?: (error: unknown) => string
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

class BlockNotReady extends Failure {}

const htmlClassOf = (path: string): string => path.split('/')[1] || 'home'

/** The default in the schema of pages, or else the only layout. */
export function usualLayoutOf(schemas: Schemas): string {
  const page = schemas['page.schema.json'] as {
    $defs?: { content?: { properties?: { layout?: { default?: string; enum?: string[] } } } }
  }
  const layout = page?.$defs?.content?.properties?.layout
  return layout?.default ?? layout?.enum?.[0] ?? ''
}

interface BlockSourceInput extends Pick<CompileInput, 'content' | 'schemas'> {
  pages: ContentPage[]
  languages: LanguagesOfSite
  holders: HeldTypes
  prepare: Prepare
  keepHidden: boolean
}

function createBlockSource(input: BlockSourceInput): BlockSource {
  const { content, pages, languages, prepare } = input
  const ready = (block: { type: string }) => prepare(block, `blocks/${block.type}.schema.json`) as ReadyBlock
  const shared = new Map(Object.entries(content.shared ?? {}).map(([name, block]) => [name, ready(block)]))
  const makers = new Map<string, ReturnType<typeof createFillIn>>()
  const fillInFor = (path: string) => {
    const language = languages.of(path)
    return getOrAdd(makers, language, () => {
      const inLanguage = sharedForLanguage(language, Object.fromEntries(shared))
      return createFillIn({ ...input, ready, shared: new Map(Object.entries(inLanguage)) })
    })
  }
  const written = new Map(pages.map((page) => [page.path, page]))
  const kept = new Map<string, ReadyBlock[]>()
  const readyPage = ({ path, blocks }: ContentPage): ReadyBlock[] => blocks.map(fillInFor(path))
  return {
    ready: readyPage,
    at(path) {
      const page = written.get(path)
      return getOrAdd(kept, path, () => (page ? readyPage(page).filter(isUnhidden) : []))
    },
  }
}

export interface Compiler extends SiteFrame {
  pages: ContentPage[]
  /** Notes in `sources` where its blocks have looked. Throws BlockNotReady, PageNotSettled. */
  compilePage(page: ContentPage, sources?: PageDependencies): Promise<ReadyPage>
}

export function createCompiler({
  content,
  schemas,
  assetOf,
  groundOf,
  sanitize,
  loads,
  answers = {},
  palette = [],
  notify,
  sayThrown = messageOf,
  keepHidden = false,
}: CompileInput): Compiler {
  const prepare = createPrepare(schemas, sanitize)
  const pages = content.pages.filter(isContentPage)
  const frame = readyFrame(content, schemas, prepare)
  const languages = readLanguages(content.site)
  const languagesOf = createPageLanguages(pages, languages)
  const collections = createCollections(pages, languages, content.collections)
  const lists = createLists({ pages, collections, languages })
  const listBlocks = listBlocksIn(schemas)
  const holders = holdersIn(schemas)
  const source = createBlockSource({ content, schemas, pages, languages, holders, prepare, keepHidden })
  const findColour = createColourFinder(groundOf, palette)
  const usualLayout = usualLayoutOf(schemas)

  const settingsOf = ({ path }: ContentPage) =>
    languages.settingsIn(languages.of(path)) as unknown as SiteContent['site']

  async function loadBlocks(page: ContentPage, sources: PageDependencies): Promise<ReadyBlock[]> {
    const view = viewFor({ page, settings: settingsOf(page), collections, lists, listBlocks, source, answers, sources })
    const blocks = source.ready(page)
    const work: PendingWork[] = []
    const loadBlock = (block: ReadyBlock, name: string, add: (loaded: object) => void) => {
      const fail = (error: unknown): never => {
        throw new BlockNotReady(`Page "${page.path}", ${name}: ${sayThrown(error)}`)
      }
      try {
        const loaded = loads[block.type]?.(block as never, view)
        if (loaded instanceof Promise) work.push({ name, done: loaded.then(add, fail) })
        else if (loaded) add(loaded)
      } catch (error) {
        // An error that is thrown here would leave the promises of earlier blocks unhandled.
        work.push({ name, done: Promise.reject(error).catch(fail) })
      }
    }
    for (const [index, block] of blocks.entries()) {
      if (!keepHidden && !isUnhidden(block)) continue
      const name = `block ${index + 1} (${block.type})`
      for (const inner of innerBlocks(block, name, holders))
        loadBlock(inner.block, inner.name, (loaded) => void Object.assign(inner.block, loaded))
      // Several pages may show a shared block.
      loadBlock(block, name, (loaded) => {
        blocks[index] = { ...block, ...loaded }
      })
    }
    if (work.length > 0) {
      sources.isOpen = true
      await waitForPending(page.path, work, frame.prerender, notify)
    }
    return keepHidden ? blocks : blocks.filter(isUnhidden)
  }

  return {
    ...frame,
    pages,
    async compilePage(page, sources = noSources()) {
      const blocks = await loadBlocks(page, sources)
      const {
        path,
        title,
        description,
        layout = usualLayout,
        isIndexed = true,
        socialImage,
        socialImageAlt,
        guard,
      } = page
      const held = blocks.flatMap((block) => innerBlocks(block, '', holders).map(({ block: { type } }) => type))
      const assets = findAssets(blocks, assetOf)
      const shared = withoutCopies(findAssets(socialImage ?? settingsOf(page).socialImage, assetOf))
      return {
        path,
        title,
        description,
        layout,
        htmlClass: htmlClassOf(path),
        colour: page.colour ?? findColour(Object.keys(assets)),
        isIndexed: isIndexed && !guard,
        socialImage,
        socialImageAlt,
        guard,
        blocks,
        ...(held.length > 0 && { held: [...new Set(held)] }),
        // The first picture of the blocks is the page's.
        assets: { ...assets, ...shared, ...assets },
        ...languagesOf(page),
      }
    },
  }
}
