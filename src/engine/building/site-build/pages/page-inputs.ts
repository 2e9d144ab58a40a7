import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentPage, SiteContent } from '../../../base/schema-types/content'
import { getOrAdd } from '../../../base/shared-types/groups'
import { isContentPage } from '../../../base/shared-types/site-pages'
import type { PublicFiles } from '../../../content/check'
import { type HeldTypes, sharedIn } from '../../../content/schema-model/block-tree'
import type { Schemas } from '../../../content/schema-model/schemas'
import { createCollections } from '../../../pages/page-data/collections'
import { holdersIn } from '../../../pages/page-data/hold-blocks'
import type { PageSources } from '../../../pages/page-data/page-sources'
import { hashTexts } from '../output/hash'

export interface PageInputsSource {
  content: SiteContent
  schemas: Schemas
  folder: string
  files: PublicFiles
  common: string[]
  accessKey: string
}

export interface UsedInputs {
  pages: string[]
  collections: string[]
  hasNeighbours: boolean
  files: string[]
}

/** Undefined when the inputs are not known completely. */
export function listInputs({ pages, collections, hasNeighbours, isOpen }: PageSources, files: string[]) {
  const used: UsedInputs = { pages: [...pages], collections: [...collections], hasNeighbours, files }
  return isOpen ? undefined : used
}

/** With the same fingerprint, a page has the same html and data. */
export class PageInputs {
  private readonly content: SiteContent
  private readonly pages: Map<string, ContentPage>
  private readonly collections: ReturnType<typeof createCollections>
  private readonly held: HeldTypes
  private readonly common: string
  private readonly hashes = new Map<string, string>()

  constructor(private readonly source: PageInputsSource) {
    const { content, schemas, files, common } = source
    const pages = content.pages.filter(isContentPage)
    this.content = content
    this.pages = new Map(pages.map((page) => [page.path, page]))
    this.collections = createCollections(pages)
    this.held = holdersIn(schemas)
    // A new file can turn a text into its address.
    const addresses = [...files.keys()].sort().join('\n')
    this.common = hashTexts(JSON.stringify(schemas), JSON.stringify(content.site), addresses, ...common)
  }

  fingerprintOf(page: ContentPage, used: UsedInputs, structuredData: string): string {
    const { pages, collections, hasNeighbours, files } = used
    return hashTexts(
      this.common,
      page.guard ? this.source.accessKey : '',
      structuredData,
      this.textOf(page),
      hasNeighbours ? JSON.stringify(this.collections.neighbours(page)) : '',
      ...pages.map((path) => this.hashOfPage(path)),
      ...collections.map((name) => this.hashOfCollection(name)),
      ...files.map((address) => this.stateOfFile(address)),
    )
  }

  textOf(page: ContentPage): string {
    const { shared = {} } = this.content
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

  private hashOfCollection(name: string): string {
    return this.once(`collection ${name}`, () => hashTexts(JSON.stringify(this.collections.entries(name))))
  }

  private stateOfFile(address: string): string {
    const path = join(this.source.folder, 'public', address)
    return this.once(`file ${address}`, () => {
      const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {}
      return `${size} ${mtimeMs}`
    })
  }
}
