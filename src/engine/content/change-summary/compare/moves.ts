import { pathOf } from '../../../base/shared-types/addresses'
import { asList, canonicalText, type UnknownObject } from '../../../base/shared-types/json'
import { addTo } from '../../../base/shared-types/maps'

const maxCandidates = 200

class NewPages {
  private readonly blocks: Set<string>[] = []
  private readonly paths = new Map<string, number>()
  private readonly byBlock = new Map<string, number[]>()
  private readonly byTitle = new Map<string, number[]>()
  private readonly taken = new Set<number>()
  private readonly starts = new Map<number[], number>()

  constructor(private readonly pages: [path: string, page: UnknownObject][]) {
    for (const [index, [path, page]] of pages.entries()) {
      const blocks = new Set(asList(page.blocks).map(canonicalText))
      this.blocks.push(blocks)
      this.paths.set(path, index)
      for (const block of blocks) addTo(this.byBlock, block, index)
      if (page.title !== undefined) addTo(this.byTitle, canonicalText(page.title), index)
    }
  }

  /**
   * What a page has become: the target of its redirect, or a page with most of its blocks or its title. Each is found
   * once.
   */
  take(page: UnknownObject, target: unknown): string | undefined {
    const blocks = asList(page.blocks).map(canonicalText)
    const found =
      this.atTarget(target, blocks) ??
      this.withMostOf(blocks) ??
      this.left(this.byTitle, canonicalText(page.title), 1)[0]
    if (found === undefined) return undefined
    this.taken.add(found)
    return this.pages[found]?.[0]
  }

  private atTarget(target: unknown, blocks: string[]): number | undefined {
    const index = typeof target === 'string' ? this.paths.get(pathOf(target)) : undefined
    const isIt = index !== undefined && !this.taken.has(index) && this.countIn(index, blocks) > 0
    return isIt ? index : undefined
  }

  /**
   * A page with more than half of the blocks has at least one of any half. So only pages with a block of the rarest half
   * are compared.
   */
  private withMostOf(blocks: string[]): number | undefined {
    const rarest = blocks.toSorted((a, b) => (this.byBlock.get(a)?.length ?? 0) - (this.byBlock.get(b)?.length ?? 0))
    const half = new Set(rarest.slice(0, Math.ceil(blocks.length / 2)))
    const likely = new Set([...half].flatMap((block) => this.left(this.byBlock, block, maxCandidates)))
    return [...likely].sort((a, b) => a - b).find((index) => this.countIn(index, blocks) > blocks.length / 2)
  }

  private countIn(index: number, blocks: string[]): number {
    return blocks.filter((block) => this.blocks[index]?.has(block)).length
  }

  /** Remembers how many pages at a list's start are taken, because most are taken in order. */
  private left(lists: Map<string, number[]>, key: string, limit: number): number[] {
    const list = lists.get(key) ?? []
    let start = this.starts.get(list) ?? 0
    while (start < list.length && this.taken.has(list[start] as number)) start++
    this.starts.set(list, start)
    const left: number[] = []
    for (let at = start; at < list.length && left.length < limit; at++) {
      const index = list[at] as number
      if (!this.taken.has(index)) left.push(index)
    }
    return left
  }
}

/** Returns old paths by new paths. */
export function findMoves(before: Map<string, UnknownObject>, now: Map<string, UnknownObject>): Map<string, string> {
  const fresh = new NewPages([...now].filter(([path, page]) => !before.has(path) && page.redirect === undefined))
  const moves = new Map<string, string>()
  for (const [path, page] of before) {
    const after = now.get(path)
    if (page.redirect !== undefined || (after !== undefined && after.redirect === undefined)) continue
    const movedTo = fresh.take(page, after?.redirect)
    if (movedTo !== undefined) moves.set(movedTo, path)
  }
  return moves
}
