import { findEdit, type SiteEdit, textsOfPages } from './site-edits'

/** What each edit changed, and the current paths of renamed pages. */
export class EditHistory {
  /** The texts of the pages in the state that was compared last. */
  #texts: string[] = []
  /** Compares the last two states, once and late: the browser gets the edit first. */
  #compare: () => SiteEdit | undefined = () => undefined
  /** The new path of each renamed page, by each of its old paths. */
  readonly #moves = new Map<string, string>()

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

  /** The new path of a page that was renamed in this preview; undefined where it was not. */
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
