import { findEdit, type SiteEdit } from './site-edits'

export class EditHistory {
  private compareLast: () => SiteEdit | undefined = () => undefined
  /** New paths by old ones. */
  private readonly moves = new Map<string, string>()

  add(before: object, now: object): void {
    let edit: SiteEdit | undefined
    this.compareLast = () => {
      edit ??= this.compare(before, now)
      return edit
    }
  }

  get last(): SiteEdit | undefined {
    return this.compareLast()
  }

  /** Of a page that was renamed in this preview. */
  findMoved(path: string): string | undefined {
    this.compareLast()
    const seen = new Set<string>()
    let now = path
    for (let next = this.moves.get(now); next !== undefined && !seen.has(next); next = this.moves.get(now)) {
      seen.add(next)
      now = next
    }
    return now === path ? undefined : now
  }

  private compare(before: object, now: object): SiteEdit {
    const edit = findEdit({ ...before }, { ...now })
    for (const [from, to] of edit.moves) {
      this.moves.set(from, to)
      this.moves.delete(to)
    }
    return edit
  }
}
