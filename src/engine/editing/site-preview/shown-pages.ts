import type { ContentPage } from '../../base/schema-types/content'
import type { ReadyPage } from '../../base/shared-types/page'
import { madeOf } from '../../content/collections/expand-pages'
import { uniquePathOf } from '../../content/publication-dates/unique-path'
import type { Compiler } from '../../pages/page-data'

export class ShownPages {
  #compiler?: Compiler
  private pages = new Map<string, ContentPage>()
  private compiled = new Map<string, Promise<ReadyPage>>()
  private readonly last = new Map<string, ReadyPage>()
  private readonly pictures = new Map<string, string>()

  /** Undefined before the first state without errors. */
  get compiler(): Compiler | undefined {
    return this.#compiler
  }

  open(compiler: Compiler, addresses: ReadonlyMap<ContentPage, string>): void {
    this.#compiler = compiler
    // A page that is made for each value is shown for the first.
    const declared = [...addresses.keys()].flatMap((page): [string, ContentPage][] => {
      const made = madeOf(page)
      return made && made.from !== page.path && made.number === 1 ? [[made.from, page]] : []
    })
    // By name, even where another page has the path.
    this.pages = new Map([
      ...declared.reverse(),
      ...[...addresses.keys()].map((page): [string, ContentPage] => [uniquePathOf(page), page]),
      ...[...addresses].map(([page, address]): [string, ContentPage] => [address, page]),
    ])
    this.compiled = new Map()
  }

  /** An address is a path, or a name where another page with that path comes first. */
  has = (address: string): boolean => this.pages.has(address)

  /** Throws for a page that cannot be compiled: see `lastOf`. */
  async read(address: string): Promise<ReadyPage | undefined> {
    const page = await (this.compiled.get(address) ?? this.compile(address))
    if (!page) return undefined
    this.last.set(address, page)
    this.notePictures(page)
    return page
  }

  /** The last state of a page that could be compiled. */
  lastOf = (address: string): ReadyPage | undefined => this.last.get(address)

  notePictures({ assets }: Pick<ReadyPage, 'assets'>): void {
    for (const [address, { hash }] of Object.entries(assets)) if (hash) this.pictures.set(hash, address)
  }

  findPicture = (hash: string): string | undefined => this.pictures.get(hash)

  private compile(address: string): Promise<ReadyPage> | undefined {
    const page = this.pages.get(address)
    const compiling = page && this.#compiler?.compilePage(page).then((ready) => ({ ...ready, path: address }))
    if (compiling) this.compiled.set(address, compiling)
    return compiling
  }
}
