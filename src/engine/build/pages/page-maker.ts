import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompileInput, createCompiler } from '../../compile'
import type { PageSources } from '../../compile/page-sources'
import { picturesOf } from '../../compile/pictures/shown-pictures'
import type { ContentPage } from '../../generated/content'
import { dataFile, htmlFile } from '../../model/addresses'
import type { Assets, FetchedPage, ReadyPage } from '../../model/page'
import { type ClientManifest, createFileFinder } from '../code/client-manifest'
import { emptyPage, sealContent, writeKey } from '../guard/guard'
import type { PageFiles } from './document'
import { createPageContext, type PageContextInput } from './page-context'
import { loads, palette } from './registry'
import { renderContent, renderWholePage } from './renderer'

/** What pages are made of, and where they go. */
export interface MakerInput extends Omit<CompileInput, 'loads' | 'palette'>, Omit<PageContextInput, 'frame'> {
  manifest: ClientManifest
  /** The folder of the files that browsers load: the styles of a guarded page are read from there. */
  client: string
  /** The folder for the files of the next site. The folders in it are there. */
  room: string
}

/** The keys of a page's html and data in the last site, where they still stand. */
export type LastKeys = [html?: string, data?: string]

/** A page that is done. */
export interface MadePage {
  path: string
  /** Stands for both of its files. */
  key: string
  /** Whether they were written; otherwise those of the last site have this key. */
  isNew: boolean
  /** The stylesheet that it shares with pages of the same blocks, and what that is made of; with the first of these pages. */
  sheet?: { sheet: string; styles: string[] }
  /** The pictures of pixels that it shows. */
  pictures?: Assets
}

/** Makes pages, one after the other. */
export interface PageMaker {
  /**
   * Compiles a page, and writes its html and its data unless they are as they were. `accessKey` is needed for guarded
   * pages. Throws BlockNotReady, BlockBroke, PageNotSettled.
   */
  make(page: ContentPage, last: LastKeys, accessKey?: string): Promise<MadePage>
  /** What the pages made so far were made of. */
  sources: PageSources
}

/** Readies what all pages of a site are made with. */
export function createPageMaker({ manifest, client, renderer, room, ...input }: MakerInput): PageMaker {
  const { notify } = input
  const compiler = createCompiler({ ...input, loads, palette })
  const { context, keyOf } = createPageContext({ frame: compiler, renderer, folder: input.folder })
  const filesOf = createFileFinder(manifest, compiler.settings.analytics !== undefined)
  const told = new Set<string>()
  const tellSheet = ({ sheet = '', styles }: PageFiles): MadePage['sheet'] => {
    if (!sheet || told.has(sheet)) return undefined
    told.add(sheet)
    return { sheet, styles }
  }
  const typesOf = ({ blocks }: ReadyPage) => blocks.map(({ type }) => type)

  /** The data and the html of a guarded page. They name the files of every page alone: others would tell of its blocks. */
  async function lockPage(ready: ReadyPage, common: PageFiles, accessKey: string) {
    const opened = { ...ready, ...writeKey(ready, accessKey) }
    const { blocks, assets } = opened
    const { styles } = filesOf(typesOf(ready))
    const ofBlocks = styles.filter((name) => !common.styles.includes(name))
    const css = ofBlocks.map((name) => readFileSync(join(client, name), 'utf8')).join('')
    const html = await renderContent(opened, context, notify)
    const sealed = await sealContent({ blocks, assets, styles }, { html, css }, accessKey, ready.path)
    const shipped = emptyPage(ready)
    return {
      data: { ...shipped, sealed: sealed.data, styles: common.styles },
      html: await renderWholePage(shipped, context, common, notify, sealed.html),
    }
  }

  return {
    sources: compiler.sources,
    async make(page, last, accessKey = '') {
      const { path } = page
      const ready = await compiler.compilePage(page)
      const { guard } = ready
      const files = filesOf(guard ? [] : typesOf(ready))
      const data: FetchedPage = { ...ready, styles: files.styles }
      const text = JSON.stringify(data)
      const key = keyOf(text, guard ? accessKey : '')
      const isNew = last[0] !== key || last[1] !== key
      if (isNew) {
        const locked = guard && (await lockPage(ready, files, accessKey))
        const html = locked?.html ?? (await renderWholePage(ready, context, files, notify))
        writeFileSync(`${room}/${dataFile(path)}`, locked ? JSON.stringify(locked.data) : text)
        writeFileSync(`${room}/${htmlFile(path)}`, html)
      }
      return { path, key, isNew, sheet: tellSheet(files), pictures: picturesOf(ready.assets) }
    },
  }
}
