import { Failure } from '../../../../base/shared-types/failure'
import type { Sources } from '../../../../base/shared-types/load'
import type { FetchedPage, PageSource } from '../../../../base/shared-types/page'
import type { PublicFiles } from '../../../../content/check'
import type { Rule } from '../../../../content/check/findings/rule'
import { readAssets } from '../../../../content/file-inspection/asset-of'
import { type Compiler, createCompiler, type Loads } from '../../../../pages/page-data'
import type { PaletteColour } from '../../../../pages/page-data/colour'
import type { Sanitize } from '../../../../pages/page-data/html/sanitizer'
import { loadLate } from '../../../edited-site/commands/load-late'
import { callMethod, methodsBy } from '../../../edited-site/methods'
import type { Compile } from '../../../site-preview/compile'
import { ShownSite } from '../../../site-preview/shown-site'

export interface StudioCode {
  loads: Loads
  answers?: Sources
  palette: PaletteColour[]
  loadRules(): Promise<readonly Rule[]>
  sanitize: Sanitize
  /** For rich texts that are not plain. */
  loadParser(): Promise<void>
}

export interface ViewFiles {
  files: PublicFiles
  groundOf(address: string): string | undefined
}

export const compileFor =
  ({ loads, answers, palette, sanitize }: StudioCode, { files, groundOf }: ViewFiles): Compile =>
  (input): Compiler =>
    createCompiler({ ...input, loads, answers, palette, sanitize, assetOf: readAssets(files), groundOf })

export class FrameSiteView implements PageSource {
  readonly shown = new ShownSite(() => undefined)

  constructor(
    private readonly parts: {
      studio: StudioCode
      /** Resolves when the present text is shown. Returns why there is nothing to show. */
      ready(): Promise<string | undefined>
      files(): Promise<ViewFiles>
    },
  ) {}

  async page(address: string): Promise<FetchedPage | { redirect: string } | undefined> {
    await this.requireSite()
    const { shown } = this
    if (shown.pages.has(address)) return this.read(address)
    const redirect = shown.redirectAt(address) ?? shown.history.findMoved(address)
    return redirect === undefined ? undefined : { redirect }
  }

  async settings(language?: string) {
    return (await this.requireSite()).settingsIn(language)
  }

  async catalogue(): Promise<object> {
    await this.requireSite()
    const { studio, files } = this.parts
    await loadLate(studio.loadParser)
    return (await this.shown.readCatalogue(compileFor(studio, await files()))) ?? {}
  }

  private async read(address: string): Promise<FetchedPage | undefined> {
    try {
      return await this.shown.pages.read(address)
    } catch (error) {
      // Its last state where it cannot be compiled now.
      const last = this.shown.pages.lastOf(address)
      if (last) return last
      throw error
    }
  }

  /** Throws a Failure while the site cannot be shown. */
  private async requireSite(): Promise<Compiler> {
    const problem = await this.parts.ready()
    const { compiler } = this.shown
    if (!compiler) throw new Failure(problem ?? 'The site cannot be shown.')
    return compiler
  }
}

/** The view may be there later. */
export const pagesOf = (view: () => PageSource | undefined): PageSource =>
  methodsBy(async (name, values) => {
    const found = view()
    if (!found) throw new Failure('The site is not open in this tab.')
    return callMethod(found, name, values)
  }, {})
