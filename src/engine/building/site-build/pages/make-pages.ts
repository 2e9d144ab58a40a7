import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { ContentPage } from '../../../base/schema-types/content'
import { pageFiles } from '../../../base/shared-types/addresses'
import { getOrAdd } from '../../../base/shared-types/groups'
import { type Languages, readLanguages } from '../../../base/shared-types/languages/languages'
import { blockTypesOf, type FetchedPage } from '../../../base/shared-types/page'
import type { ReportProgress } from '../../../base/shared-types/progress'
import type { Service } from '../../../base/shared-types/services/service'
import type { Compiler } from '../../../pages/page-data'
import { noSources } from '../../../pages/page-data/page-sources'
import { type Code, typefacesFile } from '../code/cached-code'
import { createFileFinder } from '../code/client-manifest'
import { loadServer, openWriter, type WriterSource } from '../code/load-server'
import type * as ServerEntry from '../code/server-entry'
import { hashTexts } from '../output/hash'
import type { Output } from '../output/output'
import { picturesOf } from '../pictures/shown-pictures'
import { findFirstFonts, type Typeface } from '../typefaces/first-fonts'
import { RenderPool } from '../workers/render-pool'
import type { CachedPage } from './page-cache'
import { listInputs, PageInputs, type UsedInputs } from './page-inputs'
import { createRenderContext, type RenderContext, settingsText } from './render-context'
import { StructuredData, type StructuredFacts } from './structured-data'
import type { PageWriter } from './write-page'

/** In bytes of pages.json. With fewer, one thread is as fast: docs/decisions/0005-threads.md. */
const minForThreads = 10_000_000

/** More threads wait for the disk. */
const maxThreads = 8

export interface MakePagesInput extends ServerEntry.FolderContent {
  code: Code
  output: Output
  cached: Map<string, CachedPage>
  textLength: number
  accessKey: string
  structuredFacts: StructuredFacts
  services: Service[]
  progress: ReportProgress
}

export interface MadePages {
  pages: CachedPage[]
  reused: Set<string>
}

class PageBuild {
  readonly made = new Map<string, CachedPage>()
  readonly reused = new Set<string>()
  private rendered = 0
  private readonly inputs: PageInputs
  private readonly filesOf: ReturnType<typeof createFileFinder>
  private readonly common: string[]
  private readonly structuredData: StructuredData
  private readonly languages: Languages
  private readonly writers = new Map<string, Promise<PageWriter>>()
  private pool?: RenderPool

  constructor(
    private readonly input: MakePagesInput,
    private readonly site: Compiler,
    context: RenderContext,
    /** By language. */
    private readonly sources: Record<string, WriterSource>,
  ) {
    const { code } = input
    this.languages = readLanguages(input.content.site)
    const { tabIcon = '', fonts } = context
    this.common = [code.id, settingsText(site), tabIcon, JSON.stringify([input.services, fonts])]
    this.filesOf = createFileFinder(code.in().manifest, { isCounted: site.settings.analytics !== undefined })
    this.inputs = new PageInputs({ ...input, common: this.common })
    this.structuredData = new StructuredData(input.content, input.structuredFacts)
  }

  private addDone(pages: number): void {
    this.rendered += pages
    this.input.progress('Rendered', this.reused.size + this.rendered, this.site.pages.length)
  }

  private fingerprintOf(page: ContentPage, used: UsedInputs): string {
    return this.inputs.fingerprintOf(page, used, this.structuredData.inputsOf(page))
  }

  /** Keeps the files of a page if its inputs have not changed. */
  keep(page: ContentPage): boolean {
    const { cached, output } = this.input
    const last = cached.get(page.path)
    if (!last?.used || this.fingerprintOf(page, last.used) !== last.fingerprint) return false
    if (!output.keepAll(pageFiles(page.path), last.key)) return false
    this.made.set(page.path, last)
    this.reused.add(page.path)
    return true
  }

  startThreads(pages: number): void {
    const { code, textLength, notify } = this.input
    if ((textLength * pages) / this.site.pages.length < minForThreads) return
    const count = Math.min(maxThreads, availableParallelism())
    this.pool = new RenderPool(code.worker, count, this.sources, notify, (done) => this.addDone(done))
  }

  async make(page: ContentPage): Promise<void> {
    const { output, accessKey } = this.input
    const { path, guard } = page
    const sources = noSources()
    const ready = await this.site.compilePage(page, sources)
    const structuredData = this.structuredData.write(page)
    const types = [...new Set(blockTypesOf(ready))]
    const data: FetchedPage = { ...ready, styles: this.filesOf(guard ? [] : types).styles }
    const text = JSON.stringify(data)
    const key = hashTexts(...this.common, guard ? accessKey : '', text, structuredData ?? '')
    const used = listInputs(sources, Object.keys(ready.assets))
    const fingerprint = used && this.fingerprintOf(page, used)
    this.made.set(path, { path, used, fingerprint, key, types: guard ? [] : types, pictures: picturesOf(ready.assets) })
    if (output.keepAll(pageFiles(path), key)) {
      this.reused.add(path)
      return
    }
    for (const file of pageFiles(path)) output.stage(file, key)
    const texts = { text, structuredData, language: this.languages.of(path) }
    if (this.pool && !guard) return this.pool.add(texts)
    const writer = await this.writerIn(texts.language)
    await (guard ? writer.writeGuarded(data, accessKey) : writer.write(data, texts))
    this.addDone(1)
  }

  private writerIn(language: string): Promise<PageWriter> {
    const open = () => openWriter(this.sources[language] as WriterSource, this.input.notify)
    return getOrAdd(this.writers, language, open)
  }

  finish = async () => this.pool?.finish()
  close = async () => this.pool?.close()
}

/** Throws BlockNotReady, BlockBroke, PageNotSettled. */
export async function makePages(input: MakePagesInput): Promise<MadePages> {
  const { code, output, content, schemas, folder, files, services, notify } = input
  const { own, all } = readLanguages(content.site)
  const { compileFolder } = await loadServer(code.in(own).server)
  const site = compileFolder({ content, schemas, folder, files, notify })
  const { client } = code
  const typefaces = JSON.parse(readFileSync(join(client, typefacesFile), 'utf8')) as Typeface[]
  const fonts = findFirstFonts(typefaces, site.pages.map(({ title }) => title).join(''))
  const context = { ...createRenderContext(site, folder), fonts }
  const { stagingFolder } = output
  const sourceIn = (language: string): WriterSource => {
    const { server, manifest } = code.in(language)
    return { server, input: { context, services, manifest, client, stagingFolder } }
  }
  const sources = Object.fromEntries(all.map((language) => [language, sourceIn(language)]))
  const build = new PageBuild(input, site, context, sources)
  try {
    const changed = site.pages.filter((page) => !build.keep(page))
    build.startThreads(changed.length)
    for (const page of changed) await build.make(page)
    await build.finish()
  } finally {
    await build.close()
  }
  const pages = site.pages.flatMap(({ path }) => build.made.get(path) ?? [])
  return { pages, reused: build.reused }
}
