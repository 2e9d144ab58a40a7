import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFile, htmlFile } from '../../model/addresses'
import type { FetchedPage, ReadyPage } from '../../model/page'
import { type ClientManifest, createFileFinder } from '../code/client-manifest'
import { emptyPage, sealContent, writeKey } from '../guard/guard'
import type { PageFiles } from './document'
import type { RenderContext } from './render-context'
import { renderContent, renderWholePage } from './render-page'

/** What pages are written with: nothing but what can be sent to a worker. */
export interface PageWriterInput {
  context: RenderContext
  /** See Code. */
  manifest: ClientManifest
  client: string
  /** The folder for the files of the next site. The folders in it are there. */
  stagingFolder: string
}

/** What is written of a page beside what it shows. */
export interface PageTexts {
  /** The page as JSON: what its data file holds. */
  text: string
  /** See DocumentExtras. */
  structuredData?: string
}

/** A page to be rendered. */
export interface PageJob extends PageTexts {
  page: FetchedPage
}

const typesOf = ({ blocks }: ReadyPage) => blocks.map(({ type }) => type)

/** Renders pages and writes their html and their data. */
export class PageWriter {
  private readonly filesOf: (types: string[]) => PageFiles

  constructor(
    readonly input: PageWriterInput,
    private readonly notify: (line: string) => void,
  ) {
    this.filesOf = createFileFinder(input.manifest, input.context.settings.analytics !== undefined)
  }

  /** Throws BlockBroke, PageNotSettled. */
  async write({ page, text, structuredData }: PageJob): Promise<void> {
    const files = this.filesOf(typesOf(page))
    const html = await renderWholePage(page, this.input.context, files, this.notify, { structuredData })
    this.writeFiles(page.path, text, html)
  }

  /**
   * Writes a page that only people with the access key can open. Its files name the styles of every page alone: others
   * would tell which blocks it has.
   */
  async writeGuarded({ styles: _, ...page }: FetchedPage, accessKey: string): Promise<void> {
    const { context, client } = this.input
    const common = this.filesOf([])
    const opened = { ...page, ...writeKey(page, accessKey) }
    const { blocks, assets } = opened
    const { styles } = this.filesOf(typesOf(page))
    const ofBlocks = styles.filter((name) => !common.styles.includes(name))
    const css = ofBlocks.map((name) => readFileSync(join(client, name), 'utf8')).join('')
    const html = await renderContent(opened, context, this.notify)
    const sealed = await sealContent({ blocks, assets, styles }, { html, css }, accessKey, page.path)
    const empty = emptyPage(page)
    const text = JSON.stringify({ ...empty, sealed: sealed.data, styles: common.styles })
    const whole = await renderWholePage(empty, context, common, this.notify, { sealed: sealed.html })
    this.writeFiles(page.path, text, whole)
  }

  private writeFiles(path: string, text: string, html: string): void {
    const { stagingFolder } = this.input
    writeFileSync(`${stagingFolder}/${dataFile(path)}`, text)
    writeFileSync(`${stagingFolder}/${htmlFile(path)}`, html)
  }
}
