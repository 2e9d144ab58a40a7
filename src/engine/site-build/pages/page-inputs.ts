import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicFiles, Schemas } from '../../check'
import { createCollections } from '../../compile/collections'
import type { PageSources } from '../../compile/page-sources'
import type { ContentPage, SiteContent } from '../../generated/content'
import { isContentPage } from '../../model/site-pages'
import { hashTexts } from '../output/hash'

/** Everything that pages are made from. */
export interface PageInputsSource {
  content: SiteContent
  schemas: Schemas
  /** The site's folder, and the files in its public/. */
  folder: string
  files: PublicFiles
  /** What else all pages are rendered with, as texts: the code, the settings. */
  common: string[]
  /** Of guarded pages. */
  accessKey: string
}

/** What a page was made from beside its own text: where its blocks have looked, and the files that it names. */
export interface UsedInputs {
  pages: string[]
  collections: string[]
  hasNeighbours: boolean
  files: string[]
}

/** Lists what a page was made from; undefined when nobody can tell whether that has changed. */
export function listInputs({ pages, collections, hasNeighbours, isOpen }: PageSources, files: string[]) {
  const used: UsedInputs = { pages: [...pages], collections: [...collections], hasNeighbours, files }
  return isOpen ? undefined : used
}

/**
 * Computes the fingerprints of pages: two builds in which a page has the same fingerprint make the same html and data of
 * it. A fingerprint is made of the texts of whatever went into the page; of a file its size and the time of its last
 * change stand for its content.
 */
export class PageInputs {
  private readonly content: SiteContent
  private readonly pages: Map<string, ContentPage>
  private readonly collections: ReturnType<typeof createCollections>
  private readonly common: string
  private readonly hashes = new Map<string, string>()

  constructor(private readonly source: PageInputsSource) {
    const { content, schemas, files, common } = source
    const pages = content.pages.filter(isContentPage)
    this.content = content
    this.pages = new Map(pages.map((page) => [page.path, page]))
    this.collections = createCollections(pages)
    // A text becomes the address of a file when a file of that name is added.
    const addresses = [...files.keys()].sort().join('\n')
    this.common = hashTexts(JSON.stringify(schemas), JSON.stringify(content.site), addresses, ...common)
  }

  fingerprintOf(page: ContentPage, { pages, collections, hasNeighbours, files }: UsedInputs): string {
    return hashTexts(
      this.common,
      page.guard ? this.source.accessKey : '',
      this.textOf(page),
      hasNeighbours ? JSON.stringify(this.collections.neighbours(page)) : '',
      ...pages.map((path) => this.hashOfPage(path)),
      ...collections.map((name) => this.hashOfCollection(name)),
      ...files.map((address) => this.stateOfFile(address)),
    )
  }

  /** A page as JSON, with the shared blocks that it holds. */
  textOf(page: ContentPage): string {
    const { shared = {} } = this.content
    const blocks = page.blocks.flatMap((block) => ('shared' in block ? [shared[block.shared]] : []))
    return blocks.length > 0 ? JSON.stringify([page, blocks]) : JSON.stringify(page)
  }

  private once(key: string, compute: () => string): string {
    const hash = this.hashes.get(key) ?? compute()
    this.hashes.set(key, hash)
    return hash
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
