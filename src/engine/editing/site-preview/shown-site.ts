import type { SiteContent } from '../../base/schema-types/content'
import { readLanguages } from '../../base/shared-types/languages/languages'
import type { BrowserSettings } from '../../base/shared-types/page'
import { isContentPage } from '../../base/shared-types/site-pages'
import { expandPages, madeOf } from '../../content/collections/expand-pages'
import { listBlocksIn } from '../../content/collections/list-query'
import type { Moment } from '../../content/publication-dates/local-time'
import { zoneOf } from '../../content/publication-dates/page-times'
import { eventsAfter } from '../../content/publication-dates/publication-events'
import { siteAt } from '../../content/publication-dates/site-at'
import { previewPathsAt } from '../../content/publication-dates/unique-path'
import type { Schemas } from '../../content/schema-model/schemas'
import type { Catalogue } from '../../pages/block-catalogue/examples'
import type { Compiler } from '../../pages/page-data'
import type { ShownTimes } from '../edited-site/shown-times'
import type { Compile, ContentToShow } from './compile'
import { compileCatalogue } from './compile-catalogue'
import { EditHistory } from './edit-history'
import { readSiteTimes } from './read-times'
import { ShownPages } from './shown-pages'

export interface ShownSiteState {
  /** The whole content of a text without errors. */
  content: SiteContent
  schemas: Schemas
  compile: Compile
  /** The local time that the site is shown as of; undefined means now. */
  at: string | undefined
  moment: Moment
}

/** An edited site as its author sees it: with drafts, hidden blocks and pages that are not public. */
export class ShownSite {
  readonly history = new EditHistory()
  readonly pages = new ShownPages()
  private input?: ContentToShow
  private whole?: SiteContent
  private languages: string[] = []
  #times: ShownTimes = { isUsed: false, zone: '', dates: [], unseen: {} }
  #moment: Moment = 0
  #number = 0

  constructor(private readonly notify: (line: string) => void) {}

  show({ content: whole, schemas, compile, at, moment }: ShownSiteState): void {
    if (this.whole) this.history.add(this.whole, whole)
    this.whole = whole
    this.languages = readLanguages(whole.site).all
    this.#moment = moment
    // Pages that are not public yet show their shared blocks, too.
    const lists = listBlocksIn(schemas)
    const content = expandPages({ ...siteAt(whole, moment), shared: whole.shared }, whole, lists)
    this.input = { content, schemas, notify: this.notify, keepHidden: true }
    // Made pages count what visitors see, where they are public.
    const made = new Map(
      content.pages.flatMap((page) => (isContentPage(page) && madeOf(page) ? [[page.path, page]] : [])),
    )
    const pages = expandPages(whole, whole, lists)
      .pages.filter(isContentPage)
      .map((page) => (madeOf(page) && made.get(page.path)) || page)
    const addresses = previewPathsAt(pages, moment, zoneOf(whole))
    this.#times = readSiteTimes(whole, addresses, { at, moment, now: Date.now() })
    this.pages.open(compile(this.input), addresses)
    this.#number++
  }

  /** Undefined before the first state. */
  get compiler(): Compiler | undefined {
    return this.pages.compiler
  }

  /** Of each language, the site's own first. None before the first state. */
  settings(): BrowserSettings[] {
    return this.languages.flatMap((language) => this.compiler?.settingsIn(language) ?? [])
  }

  get number(): number {
    return this.#number
  }

  get moment(): Moment {
    return this.#moment
  }

  get times(): ShownTimes {
    return this.#times
  }

  /** The next date that changes what is public. */
  nextChange(): Moment | undefined {
    return this.whole && eventsAfter(this.whole, this.#moment)[0]?.at
  }

  redirectAt = (path: string): string | undefined =>
    this.compiler?.redirects.find((redirect) => redirect.path === path)?.to

  async readCatalogue(compile: Compile): Promise<Catalogue | undefined> {
    if (!this.input) return undefined
    const catalogue = await compileCatalogue(compile, this.input)
    this.pages.notePictures(catalogue.page)
    return catalogue
  }
}
