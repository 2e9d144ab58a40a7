/** The places around a place, from itself outwards: "/pages/3/title", "/pages/3", "/pages" and "". */
export function* placesAround(pointer: string): Generator<string> {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) yield pointer.slice(0, end)
  yield ''
}

/** What a place belongs to: "/pages/3/blocks/0/id" -> "/pages/3", "/shared/clients/id" -> "/shared/clients". */
export const holderOf = (pointer: string): string => {
  const end = pointer.indexOf('/', pointer.indexOf('/', 1) + 1)
  return end < 0 ? pointer : pointer.slice(0, end)
}

/** The place around a place: "/pages/3/title" -> "/pages/3". */
export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))

/** A set of JSON pointers that is asked for what lies within, or around. One question takes as long as a pointer is deep. */
export class Places {
  private readonly own = new Set<string>()
  private readonly outer = new Set<string>()

  constructor(pointers: Iterable<string> = []) {
    for (const pointer of pointers) this.add(pointer)
  }

  add(pointer: string): void {
    if (this.own.has(pointer)) return
    this.own.add(pointer)
    for (const place of placesAround(pointer)) if (place !== pointer) this.outer.add(place)
  }

  /** Whether a pointer is one of these, or leads into one. */
  hold(pointer: string): boolean {
    for (const place of placesAround(pointer)) if (this.own.has(place)) return true
    return false
  }

  /** Whether one of these leads into what a pointer leads to. */
  lieBelow(pointer: string): boolean {
    return this.outer.has(pointer)
  }
}
