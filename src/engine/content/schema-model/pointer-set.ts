import { selfAndAncestors } from '../../base/shared-types/json'

/** A search takes as many steps as a pointer is deep. */
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

  covers(pointer: string): boolean {
    for (const place of selfAndAncestors(pointer)) if (this.own.has(place)) return true
    return false
  }

  reachesInto(pointer: string): boolean {
    return this.outer.has(pointer)
  }
}
