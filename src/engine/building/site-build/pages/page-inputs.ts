import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentPage, SiteContent } from '../../../base/schema-types/content'
import { readLanguages } from '../../../base/shared-types/languages/languages'
import { sharedForLanguage } from '../../../base/shared-types/languages/shared-names'
import { lazy } from '../../../base/shared-types/lazy'
import type { EntryOptions, Sources } from '../../../base/shared-types/load'
import { getOrAdd } from '../../../base/shared-types/maps'
import { isContentPage } from '../../../base/shared-types/site-pages'
import type { PublicFiles } from '../../../content/check'
import { type HeldTypes, sharedIn } from '../../../content/schema-model/block-tree'
import type { Schemas } from '../../../content/schema-model/schemas'
import { createCollections } from '../../../pages/page-data/collections'
import { holdersIn } from '../../../pages/page-data/hold-blocks'
import { createLists, type Lists } from '../../../pages/page-data/lists'
import type { PageDependencies } from '../../../pages/page-data/page-dependencies'
import { createPageLanguages } from '../../../pages/page-data/page-languages'
import { hashTexts } from '../output/hash'

export interface PageInputsSource {
  content: SiteContent
  schemas: Schemas
  folder: string
  files: PublicFiles
  common: string[]
  accessKey: string
  answers: Sources
  language: string
}

export interface UsedInputs {
  pages: string[]
  collections: string[]
  untranslated: string[]
  lists: string[]
  answers: string[]
  hasNeighbours: boolean
  files: string[]
}

/** Undefined when the inputs are not known completely. */
export function listInputs(sources: PageDependencies, files: string[]): UsedInputs | undefined {
  const { pages, collections, untranslated, lists, answers, hasNeighbours, isOpen } = sources
  const used: UsedInputs = {
    ...{ pages: [...pages], collections: [...collections], untranslated: [...untranslated] },
    ...{ lists: [...lists], answers: [...answers], hasNeighbours, files },
  }
  return isOpen ? undefined : used
}

/** With the same fingerprint, a page has the same html and data. */
export class PageInputs {
  private readonly sharedAt: (path: string) => Record<string, unknown>
  private readonly languagesOf: ReturnType<typeof createPageLanguages>
  private readonly pages: Map<string, ContentPage>
  private readonly collections: ReturnType<typeof createCollections>
  private readonly lists: Lists
  private readonly held: HeldTypes
  private readonly common: string
  private readonly hashes = new Map<string, string>()

  constructor(private readonly source: PageInputsSource) {
    const { content, schemas, files, common, language } = source
    const languages = readLanguages(content.site)
    const pages = content.pages.filter(isContentPage)
    const shared = new Map(languages.all.map((one) => [one, lazy(() => sharedForLanguage(one, content.shared))]))
    this.sharedAt = (path) => shared.get(languages.of(path))?.() ?? {}
    this.languagesOf = createPageLanguages(pages, languages)
    this.pages = new Map(pages.map((page) => [page.path, page]))
    this.collections = createCollections(pages, languages, content.collections)
    this.lists = createLists({ pages, collections: this.collections, languages })
    this.held = holdersIn(schemas)
    // A new file can turn a text into its address.
    const addresses = [...files.keys()].sort().join('\n')
    this.common = hashTexts(
      JSON.stringify(schemas),
      JSON.stringify(languages.settingsIn(language)),
      addresses,
      ...common,
    )
  }

  fingerprintOf(page: ContentPage, used: UsedInputs, structuredData: string): string {
    const { pages, collections, untranslated, lists, answers, hasNeighbours, files } = used
    return hashTexts(
      this.common,
      page.guard ? this.source.accessKey : '',
      structuredData,
      this.textOf(page),
      JSON.stringify(this.languagesOf(page)),
      hasNeighbours ? JSON.stringify(this.collections.neighbours(page)) : '',
      ...pages.map((path) => this.hashOfPage(path)),
      ...collections.map((name) => this.hashOfCollection(page, name)),
      ...untranslated.map((name) => this.hashOfCollection(page, name, { untranslated: true })),
      ...lists.map((question) => JSON.stringify(this.lists.answer(page, JSON.parse(question)))),
      ...answers.map((name) => this.hashOfAnswer(name)),
      ...files.map((address) => this.stateOfFile(address)),
    )
  }

  textOf(page: ContentPage): string {
    const shared = this.sharedAt(page.path)
    const blocks = Array.from(sharedIn(page.blocks, shared, this.held), (name) => shared[name])
    return blocks.length > 0 ? JSON.stringify([page, blocks]) : JSON.stringify(page)
  }

  private once(key: string, compute: () => string): string {
    return getOrAdd(this.hashes, key, () => compute())
  }

  private hashOfPage(path: string): string {
    const page = this.pages.get(path)
    return this.once(`page ${path}`, () => hashTexts(page ? this.textOf(page) : ''))
  }

  private hashOfCollection(page: ContentPage, name: string, options: EntryOptions = {}): string {
    return this.once(`collection ${name} ${options.untranslated}`, () =>
      hashTexts(JSON.stringify(this.collections.entries(page, name, options))),
    )
  }

  private hashOfAnswer(name: string): string {
    return this.once(`answer ${name}`, () => hashTexts(JSON.stringify(this.source.answers[name] ?? null)))
  }

  private stateOfFile(address: string): string {
    const path = join(this.source.folder, 'public', address)
    return this.once(`file ${address}`, () => {
      const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {}
      return `${size} ${mtimeMs}`
    })
  }
}
