import type { Compiler } from '../../compile'
import type { ContentPage } from '../../generated/content'
import type { ReadyPage } from '../../model/page'
import { uniquePathOf } from '../../schedule/unique-path'

/** The pages of a site, each compiled when it is first read: what an edit costs does not grow with their number. */
export class ShownPages {
  #compiler?: Compiler
  /** The pages by the addresses at which they are shown: those that visitors do not see, too. */
  #pages = new Map<string, ContentPage>()
  #compiled = new Map<string, Promise<ReadyPage>>()
  /** The last state of every page that could be compiled. */
  readonly #last = new Map<string, ReadyPage>()
  /** The pictures of these pages by the hash that the names of their copies begin with. */
  readonly #pictures = new Map<string, string>()

  /** The state that is shown; undefined before there was one without mistakes. */
  get compiler(): Compiler | undefined {
    return this.#compiler
  }

  /** Shows another state of the site. `addresses` says where each page is shown. */
  open(compiler: Compiler, addresses: ReadonlyMap<ContentPage, string>): void {
    this.#compiler = compiler
    // Whatever takes its path over, a page can be found by its name.
    this.#pages = new Map([
      ...[...addresses.keys()].map((page): [string, ContentPage] => [uniquePathOf(page), page]),
      ...[...addresses].map(([page, address]): [string, ContentPage] => [address, page]),
    ])
    this.#compiled = new Map()
  }

  /** Whether a page is shown at an address. */
  has = (address: string): boolean => this.#pages.has(address)

  /** Compiles a page. Returns undefined when there is none. Throws when it cannot be compiled: see `lastOf`. */
  async read(address: string): Promise<ReadyPage | undefined> {
    const page = await (this.#compiled.get(address) ?? this.compile(address))
    if (!page) return undefined
    this.#last.set(address, page)
    this.notePictures(page)
    return page
  }

  /** The last state of a page that could be compiled. */
  lastOf = (address: string): ReadyPage | undefined => this.#last.get(address)

  /** Notes which pictures a page shows, for `findPicture`. */
  notePictures({ assets }: Pick<ReadyPage, 'assets'>): void {
    for (const [address, { hash }] of Object.entries(assets)) if (hash) this.#pictures.set(hash, address)
  }

  /** The file of public/ that a raster picture's copies were made of. */
  findPicture = (hash: string): string | undefined => this.#pictures.get(hash)

  private compile(address: string): Promise<ReadyPage> | undefined {
    const page = this.#pages.get(address)
    const compiling = page && this.#compiler?.compilePage(page).then((ready) => ({ ...ready, path: address }))
    if (compiling) this.#compiled.set(address, compiling)
    return compiling
  }
}
