import { carryKeys } from '../../../../base/shared-types/react-keys/carry-keys'
import type { SchemaBook } from '../../../../content/schema-model/schema-book'
import type { Overview, PageText, TextDraft } from '../../../edited-site/overview'
import { ownText } from '../page/open-blocks'
import { OpenPage } from '../page/open-page'
import { findShownMade } from './find-shown-made'
import { Observable } from './observable'
import type { SessionState } from './session-state'

const blockTexts = (page: OpenPage): string[] => page.blocks.map((block) => ownText(page, block))

/** The state of the open page. It never calls the store. */
export class PageState {
  readonly observable: Observable<SessionState>
  previous = '/'
  private readonly clashes = new Set<string>()

  constructor(
    readonly book: SchemaBook,
    name: string,
  ) {
    this.observable = new Observable<SessionState>({
      name,
      isMissing: false,
      keys: [],
      saving: 0,
      isWriting: false,
      unsaved: [],
      drafts: [],
      announcement: '',
      folded: { outline: false, fields: false },
    })
  }

  get now(): SessionState {
    return this.observable.state
  }

  set(change: Partial<SessionState>): void {
    this.observable.set(change)
  }

  leave(name: string): void {
    this.previous = this.now.name
    this.set({ name, shown: undefined, page: undefined, isMissing: false, keys: [], chosen: undefined })
  }

  /** `before` is the overview before the page was read. */
  show(text: PageText, before: Overview | undefined): OpenPage {
    const { name, shown, page: last, keys, drafts } = this.now
    const page = new OpenPage(text, this.book)
    this.set({
      name: text.name,
      shown: findShownMade([name, shown], text, before),
      page,
      overview: text,
      isMissing: false,
      keys: last ? carryKeys(blockTexts(last), keys, blockTexts(page)) : carryKeys([], [], blockTexts(page)),
      // Other later drafts are those of this window, or of another one that is open.
      drafts: before ? [...drafts, ...this.newClashes(text)] : text.drafts,
      notice: text.notice,
    })
    if (last && last.text.path !== text.path) this.announce(`This page is now at ${text.path}`)
    return page
  }

  private newClashes({ drafts }: Overview): TextDraft[] {
    const clashes = drafts.filter(({ isClash, time }) => isClash && !this.clashes.has(time))
    for (const { time } of clashes) this.clashes.add(time)
    return clashes
  }

  showMissing(overview: Overview): void {
    this.set({ overview, page: undefined, isMissing: true, keys: [], chosen: undefined })
  }

  /** Undefined chooses the page's own fields. */
  choose = (index: number | undefined): void =>
    this.set({ chosen: index === undefined ? undefined : this.now.keys[index], part: undefined })

  choosePart = (part: string): void => this.set({ chosen: undefined, part })

  fold = (side: keyof SessionState['folded'], isFolded: boolean): void =>
    this.set({ folded: { ...this.now.folded, [side]: isFolded } })

  announce = (announcement: string): void => this.set({ announcement })
}
