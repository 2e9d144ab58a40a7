import { selfAndAncestors } from '../../model/json'

/** A set of JSON pointers that finds what lies within one of them or around one. A search takes as long as a pointer is deep. */
export class PointerSet {
  private readonly own = new Set<string>()
  private readonly outer = new Set<string>()

  constructor(pointers: Iterable<string> = []) {
    for (const pointer of pointers) this.add(pointer)
  }

  add(pointer: string): void {
    if (this.own.has(pointer)) return
    this.own.add(pointer)
    for (const place of selfAndAncestors(pointer)) if (place !== pointer) this.outer.add(place)
  }

  /** Whether a pointer is one of these, or leads into one. */
  covers(pointer: string): boolean {
    for (const place of selfAndAncestors(pointer)) if (this.own.has(place)) return true
    return false
  }

  /** Whether one of these leads into what a pointer leads to. */
  reachesInto(pointer: string): boolean {
    return this.outer.has(pointer)
  }
}
