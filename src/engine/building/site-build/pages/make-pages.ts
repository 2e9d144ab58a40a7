import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { ContentPage } from '../../../base/schema-types/content'
import { pageFiles } from '../../../base/shared-types/addresses'
import { type LanguagesOfSite, readLanguages } from '../../../base/shared-types/languages/languages'
import type { Sources } from '../../../base/shared-types/load'
import { getOrAdd } from '../../../base/shared-types/maps'
import { blockTypesOf, type FetchedPage } from '../../../base/shared-types/page'
import type { ReportProgress } from '../../../base/shared-types/progress'
import { countingOf } from '../../../base/shared-types/services/pixel-services'
import type { Service } from '../../../base/shared-types/services/service'
import { isContentPage } from '../../../base/shared-types/site-pages'
import type { Compiler } from '../../../pages/page-data'
import { noSources } from '../../../pages/page-data/page-dependencies'
import { type Code, typefacesFile } from '../code/cached-code'
import { createFileFinder } from '../code/client-manifest'
import { loadServer, openWriter, type WriterSource } from '../code/load-server'
import type * as ServerEntry from '../code/server-entry'
import { hashTexts } from '../output/hash'
import type { Output } from '../output/output'
import { picturesOf } from '../pictures/shown-pictures'
import { findFirstFonts, type Typeface } from '../typefaces/first-fonts'
import { RenderPool } from '../workers/render-pool'
import { ownHeadTags } from './head-tags'
import type { CachedPage } from './page-cache'
import { listInputs, PageInputs, type UsedInputs } from './page-inputs'
import { createRenderContext, settingsText } from './render-context'
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
  answers: Sources
  structuredFacts: StructuredFacts
  services: Service[]
  progress: ReportProgress
}

export interface MadePages {
  pages: CachedPage[]
  reused: Set<string>
}

interface LanguageParts {
  site: Compiler
  source: WriterSource
  common: string[]
  inputs: PageInputs
}

class PageBuild {
  readonly made = new Map<string, CachedPage>()
  readonly reused = new Set<string>()
  private rendered = 0
  private readonly filesOf: ReturnType<typeof createFileFinder>
  private readonly structuredData: StructuredData
  private readonly languages: LanguagesOfSite
  private readonly writers = new Map<string, Promise<PageWriter>>()
  private pool?: RenderPool

  constructor(
    private readonly input: MakePagesInput,
    private readonly pages: ContentPage[],
    private readonly parts: Record<string, LanguageParts>,
  ) {
    const { code, content, structuredFacts } = input
    this.languages = readLanguages(content.site)
    this.filesOf = createFileFinder(code.in().manifest, { isCounted: countingOf(content.site) !== undefined })
    this.structuredData = new StructuredData(content, structuredFacts)
  }

  private addDone(pages: number): void {
    this.rendered += pages
    this.input.progress('Rendered', this.reused.size + this.rendered, this.pages.length)
  }

  private partsOf({ path }: ContentPage): LanguageParts {
    return this.parts[this.languages.of(path)] as LanguageParts
  }

  private fingerprintOf(page: ContentPage, used: UsedInputs): string {
    return this.partsOf(page).inputs.fingerprintOf(page, used, this.structuredData.inputsOf(page))
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
    if ((textLength * pages) / this.pages.length < minForThreads) return
    const count = Math.min(maxThreads, availableParallelism())
    const sources = Object.fromEntries(Object.entries(this.parts).map(([language, { source }]) => [language, source]))
    this.pool = new RenderPool(code.worker, count, sources, notify, (done) => this.addDone(done))
  }

  async make(page: ContentPage): Promise<void> {
    const { output, accessKey } = this.input
    const { path, guard } = page
    const { site, common } = this.partsOf(page)
    const sources = noSources()
    const ready = await site.compilePage(page, sources)
    const structuredData = this.structuredData.write(page)
    const types = [...new Set(blockTypesOf(ready))]
    const data: FetchedPage = { ...ready, styles: this.filesOf(guard ? [] : types).styles }
    const text = JSON.stringify(data)
    const key = hashTexts(...common, guard ? accessKey : '', text, structuredData ?? '')
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
    const writer = await this.writerFor(page, texts.language)
    await (guard ? writer.writeGuarded(data, accessKey) : writer.write(data, texts))
    this.addDone(1)
  }

  private writerFor(page: ContentPage, language: string): Promise<PageWriter> {
    return getOrAdd(this.writers, language, () => openWriter(this.partsOf(page).source, this.input.notify))
  }

  finish = async () => this.pool?.finish()
  close = async () => this.pool?.close()
}

async function openParts(input: MakePagesInput, language: string): Promise<LanguageParts> {
  const { code, output, content, schemas, folder, files, services, answers, notify } = input
  const { server, manifest } = code.in(language)
  const { client } = code
  const { compileFolder } = await loadServer(server)
  const site = compileFolder({ content, schemas, folder, files, answers, notify })
  const { of } = readLanguages(content.site)
  const titles = site.pages.flatMap(({ path, title }) => (of(path) === language ? [title] : []))
  const typefaces = JSON.parse(readFileSync(join(client, typefacesFile), 'utf8')) as Typeface[]
  const fonts = findFirstFonts(typefaces, titles.join(''))
  const rendered = createRenderContext(site, folder, language)
  const { settings, tabIcon = '' } = rendered
  const headTags = ownHeadTags(schemas['site.schema.json'], settings)
  const context = { ...rendered, fonts, headTags }
  const common = [
    code.id,
    settingsText(settings),
    tabIcon,
    JSON.stringify([services, fonts, settings.feeds, settings.verification, headTags]),
  ]
  const source = { server, input: { context, services, manifest, client, stagingFolder: output.stagingFolder } }
  return { site, source, common, inputs: new PageInputs({ ...input, language, common }) }
}

/** Throws BlockNotReady, BlockBroke, PageNotSettled. */
export async function makePages(input: MakePagesInput): Promise<MadePages> {
  const pages = input.content.pages.filter(isContentPage)
  const { all } = readLanguages(input.content.site)
  const opened = all.map(async (language) => [language, await openParts(input, language)] as const)
  const build = new PageBuild(input, pages, Object.fromEntries(await Promise.all(opened)))
  try {
    const changed = pages.filter((page) => !build.keep(page))
    build.startThreads(changed.length)
    for (const page of changed) await build.make(page)
    await build.finish()
  } finally {
    await build.close()
  }
  return { pages: pages.flatMap(({ path }) => build.made.get(path) ?? []), reused: build.reused }
}
