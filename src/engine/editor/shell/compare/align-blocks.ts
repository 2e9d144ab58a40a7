import type { ComparedBlock } from '../../model/surroundings'

export const topBlocks = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('#root [data-block]:not([data-block] [data-block])'),
]

/** Pairs whose places rise in both states. */
function risingPairs(blocks: readonly ComparedBlock[]): [before: number, now: number][] {
  let last = -1
  const pairs: [number, number][] = []
  for (const { before, now, hasMoved } of blocks) {
    if (before === undefined || now === undefined || hasMoved || before < last) continue
    last = before
    pairs.push([before, now])
  }
  return pairs
}

interface Shifts {
  /** How far each block is moved down. */
  before: number[]
  now: number[]
}

/** How far blocks are moved down so that pairs begin at one height. Takes where blocks begin on their own. */
export function findShifts(
  before: readonly number[],
  now: readonly number[],
  blocks: readonly ComparedBlock[],
): Shifts {
  const room = { before: before.map(() => 0), now: now.map(() => 0) }
  const sum = { before: 0, now: 0 }
  for (const [old, fresh] of risingPairs(blocks)) {
    const lead = (before[old] ?? 0) + sum.before - (now[fresh] ?? 0) - sum.now
    const [side, place] = lead < 0 ? (['before', old] as const) : (['now', fresh] as const)
    room[side][place] = Math.abs(lead)
    sum[side] += Math.abs(lead)
  }
  const addUp = (list: number[]) => {
    let total = 0
    return list.map((one) => {
      total += one
      return total
    })
  }
  return { before: addUp(room.before), now: addUp(room.now) }
}

/** How far a block is moved down. */
const shiftOf = ({ style }: HTMLElement): number => Number.parseFloat(style.top) || 0

function readTops(page: Document): number[] {
  const scrolled = page.defaultView?.scrollY ?? 0
  return topBlocks(page).map((block) => block.getBoundingClientRect().top + scrolled - shiftOf(block))
}

/** In pixels: less is not seen. */
const tolerance = 0.5

/** Moves blocks without a new layout, in which their margins could differ. */
function shiftBlocks(page: Document, shifts: readonly number[]): void {
  const blocks = topBlocks(page)
  for (const [index, block] of blocks.entries()) {
    const shift = shifts[index] ?? 0
    if (Math.abs(shiftOf(block) - shift) <= tolerance) continue
    block.style.position = 'relative'
    block.style.top = `${shift}px`
  }
  // What follows the blocks is moved, too.
  const around = blocks[0]?.parentElement
  if (around) around.style.paddingBottom = `${shifts.at(-1) ?? 0}px`
}

/** Moves blocks down, so that those of a pair begin at one height. */
export function alignBlocks(before: Document, now: Document, blocks: readonly ComparedBlock[]): void {
  const shifts = findShifts(readTops(before), readTops(now), blocks)
  shiftBlocks(before, shifts.before)
  shiftBlocks(now, shifts.now)
}

/** Marks the blocks that differ. Styled in the page: see keep-still.ts. */
export function markBlocks(page: Document, places: readonly (number | undefined)[]): void {
  for (const [index, block] of topBlocks(page).entries()) block.toggleAttribute('data-differs', places.includes(index))
}
