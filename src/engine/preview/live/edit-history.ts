import { findEdit, type SiteEdit, textsOfPages } from './site-edits'

/** What the author has changed from one state of the site to the next, and where renamed pages are now. */
export class EditHistory {
  /** The texts of the pages of the state that was compared last. */
  #texts: string[] = []
  /** Compares the last two states, once: the browser gets an edit before anybody needs to know what it was. */
  #compare: () => SiteEdit | undefined = () => undefined
  /** The new path of each page that was renamed, by each of its old ones. */
  readonly #moves = new Map<string, string>()

  /** Notes that one state has followed another. */
  add(before: object, now: object): void {
    let edit: SiteEdit | undefined
    this.#compare = () => {
      edit ??= this.compare(before, now)
      return edit
    }
  }

  /** The last edit; undefined before the first one. */
  get last(): SiteEdit | undefined {
    return this.#compare()
  }

  /** The path of a page that had another one earlier in this preview; undefined where nothing was renamed. */
  findMoved(path: string): string | undefined {
    this.#compare()
    const seen = new Set<string>()
    let now = path
    for (let next = this.#moves.get(now); next !== undefined && !seen.has(next); next = this.#moves.get(now)) {
      seen.add(next)
      now = next
    }
    return now === path ? undefined : now
  }

  private compare(before: object, now: object): SiteEdit {
    const textsBefore = this.#texts.length > 0 ? this.#texts : textsOfPages({ ...before })
    this.#texts = textsOfPages({ ...now })
    const edit = findEdit({ ...before }, textsBefore, { ...now }, this.#texts)
    for (const [from, to] of edit.moves) {
      this.#moves.set(from, to)
      this.#moves.delete(to)
    }
    return edit
  }
}
