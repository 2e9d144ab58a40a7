import type { Compiler } from '../../compile'
import type { ReadyPage } from '../../model/page'

/** The pages of a site, each compiled when it is first read: what an edit costs does not grow with their number. */
export class ShownPages {
  #compiler?: Compiler
  #compiled = new Map<string, Promise<ReadyPage>>()
  /** The last state of every page that could be compiled. */
  readonly #last = new Map<string, ReadyPage>()
  /** The pictures of these pages by the hash that the names of their copies begin with. */
  readonly #pictures = new Map<string, string>()

  /** The state that is shown; undefined before there was one without mistakes. */
  get compiler(): Compiler | undefined {
    return this.#compiler
  }

  /** Shows another state of the site. */
  open(compiler: Compiler): void {
    this.#compiler = compiler
    this.#compiled = new Map()
  }

  /** Compiles a page. Returns undefined when there is none. Throws when it cannot be compiled: see `lastOf`. */
  async read(path: string): Promise<ReadyPage | undefined> {
    const page = await (this.#compiled.get(path) ?? this.compile(path))
    if (!page) return undefined
    this.#last.set(path, page)
    this.notePictures(page)
    return page
  }

  /** The last state of a page that could be compiled. */
  lastOf = (path: string): ReadyPage | undefined => this.#last.get(path)

  /** Notes which pictures a page shows, for `findPicture`. */
  notePictures({ assets }: Pick<ReadyPage, 'assets'>): void {
    for (const [address, { hash }] of Object.entries(assets)) if (hash) this.#pictures.set(hash, address)
  }

  /** The file of public/ that a raster picture's copies were made of. */
  findPicture = (hash: string): string | undefined => this.#pictures.get(hash)

  private compile(path: string): Promise<ReadyPage> | undefined {
    const page = this.#compiler?.pages.find((written) => written.path === path)
    const compiling = page && this.#compiler?.compilePage(page)
    if (compiling) this.#compiled.set(path, compiling)
    return compiling
  }
}
