import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFile, htmlFile } from '../../../base/shared-types/addresses'
import { blockTypesOf, type FetchedPage, type ReadyPage } from '../../../base/shared-types/page'
import type { Service } from '../../../base/shared-types/services/service'
import { htmlFingerprint } from '../../../pages/render/html-fingerprint'
import { registry } from '../../../pages/render/registry'
import { type ClientManifest, createFileFinder } from '../code/client-manifest'
import { emptyPage, sealContent, writeKey } from '../guarded-pages/guard'
import { type DocumentExtras, type PageFiles, renderDocument, splitPreloads } from './document'
import { findMissingMain, findRefusedHtml } from './refused-html'
import { BlockBroke, mainContentOf, renderBody } from './render-body'
import type { RenderContext } from './render-context'

/** Only what can be sent to a worker. */
export interface PageWriterInput {
  context: RenderContext
  services: Service[]
  manifest: ClientManifest
  client: string
  /** The folders of all pages are in it already. */
  stagingFolder: string
}

export interface PageTexts {
  text: string
  language: string
  structuredData?: string
}

/** Adds the fingerprint of the page's html to its JSON, which is quicker than to write the JSON again. */
const withPrint = (text: string, print: string) => `${text.slice(0, -1)},"print":${JSON.stringify(print)}}`

const printOfBody = (body: string) => htmlFingerprint(splitPreloads(body).content)

export async function renderWholePage(
  page: ReadyPage,
  context: RenderContext,
  files: PageFiles,
  notify: (line: string) => void,
  extras?: DocumentExtras,
): Promise<string> {
  const body = await renderBody(page, context.settings, registry, context.times, notify)
  return renderDocument(page, context, body, files, extras)
}

export class PageWriter {
  private readonly filesOf: (types: string[]) => PageFiles

  constructor(
    readonly input: PageWriterInput,
    private readonly notify: (line: string) => void,
  ) {
    this.filesOf = createFileFinder(input.manifest, { isCounted: input.context.settings.analytics !== undefined })
  }

  /** Throws BlockBroke, PageNotSettled. */
  async write(page: FetchedPage, { text, structuredData }: Omit<PageTexts, 'language'>): Promise<void> {
    const { context } = this.input
    const body = await renderBody(page, context.settings, registry, context.times, this.notify)
    const html = renderDocument(page, context, body, this.filesOf(blockTypesOf(page)), { structuredData })
    this.requireSoundSchemas(page, html)
    this.writeFiles(page.path, withPrint(text, printOfBody(body)), html)
  }

  /** A guarded page links to the styles of all pages only: others would reveal its blocks. */
  async writeGuarded({ styles: _, ...page }: FetchedPage, accessKey: string): Promise<void> {
    const { context, client } = this.input
    const common = this.filesOf([])
    const opened = { ...page, ...writeKey(page, accessKey) }
    const { blocks, held, assets } = opened
    const { styles } = this.filesOf(blockTypesOf(page))
    const ofBlocks = styles.filter((name) => !common.styles.includes(name))
    const css = ofBlocks.map((name) => readFileSync(join(client, name), 'utf8')).join('')
    const body = await renderBody(opened, context.settings, registry, context.times, this.notify)
    this.requireSoundSchemas(page, body)
    const html = mainContentOf(opened, body)
    const sealed = await sealContent(
      { blocks, held, assets, styles, print: printOfBody(body) },
      { html, css },
      accessKey,
      page.path,
    )
    const empty = emptyPage(page)
    const text = JSON.stringify({ ...empty, sealed: sealed.data, styles: common.styles })
    const whole = await renderWholePage(empty, context, common, this.notify, { sealed: sealed.html })
    this.writeFiles(page.path, text, whole)
  }

  private requireSoundSchemas(page: ReadyPage, html: string): void {
    const { context, services } = this.input
    const { settings } = context
    const site = { settings, services, url: settings.url }
    const faults = [...findMissingMain(page, html), ...findRefusedHtml(page, html, site)]
    if (faults.length > 0) throw new BlockBroke(`Page "${page.path}": ${faults.join('\n')}`)
  }

  private writeFiles(path: string, text: string, html: string): void {
    const { stagingFolder } = this.input
    writeFileSync(`${stagingFolder}/${dataFile(path)}`, text)
    writeFileSync(`${stagingFolder}/${htmlFile(path)}`, html)
  }
}
