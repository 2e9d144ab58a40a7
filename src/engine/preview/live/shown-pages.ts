import type { Compiler } from '../../compile'
import type { ContentPage } from '../../generated/content'
import type { ReadyPage } from '../../model/page'
import { uniquePathOf } from '../../schedule/unique-path'

/** The pages of a site, each compiled when it is first read, so that the cost of an edit does not grow with their number. */
export class ShownPages {
  #compiler?: Compiler
  /** All pages, also those that are not public, by their addresses in the preview. */
  #pages = new Map<string, ContentPage>()
  #compiled = new Map<string, Promise<ReadyPage>>()
  /** The last compiled state of each page. */
  readonly #last = new Map<string, ReadyPage>()
  /** The pictures of these pages by the hash in the names of their copies. */
  readonly #pictures = new Map<string, string>()

  /** The shown state; undefined before the first one without errors. */
  get compiler(): Compiler | undefined {
    return this.#compiler
  }

  /** Shows another state of the site. `addresses` has the address of each page. */
  open(compiler: Compiler, addresses: ReadonlyMap<ContentPage, string>): void {
    this.#compiler = compiler
    // A page can be found by its name even where another page has its path.
    this.#pages = new Map([
      ...[...addresses.keys()].map((page): [string, ContentPage] => [uniquePathOf(page), page]),
      ...[...addresses].map(([page, address]): [string, ContentPage] => [address, page]),
    ])
    this.#compiled = new Map()
  }

  has = (address: string): boolean => this.#pages.has(address)

  /** Compiles a page. Returns undefined where there is none. Throws where it cannot be compiled: see `lastOf`. */
  async read(address: string): Promise<ReadyPage | undefined> {
    const page = await (this.#compiled.get(address) ?? this.compile(address))
    if (!page) return undefined
    this.#last.set(address, page)
    this.notePictures(page)
    return page
  }

  /** The last compiled state of a page. */
  lastOf = (address: string): ReadyPage | undefined => this.#last.get(address)

  /** Records the pictures of a page for `findPicture`. */
  notePictures({ assets }: Pick<ReadyPage, 'assets'>): void {
    for (const [address, { hash }] of Object.entries(assets)) if (hash) this.#pictures.set(hash, address)
  }

  /** The file of public/ that is the source of the scaled copies of a picture. */
  findPicture = (hash: string): string | undefined => this.#pictures.get(hash)

  private compile(address: string): Promise<ReadyPage> | undefined {
    const page = this.#pages.get(address)
    const compiling = page && this.#compiler?.compilePage(page).then((ready) => ({ ...ready, path: address }))
    if (compiling) this.#compiled.set(address, compiling)
    return compiling
  }
}
