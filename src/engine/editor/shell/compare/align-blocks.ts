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

/** How much room is needed above each block so that pairs begin at one height. Takes where blocks begin without it. */
export function roomAbove(
  before: readonly number[],
  now: readonly number[],
  blocks: readonly ComparedBlock[],
): { before: number[]; now: number[] } {
  const room = { before: before.map(() => 0), now: now.map(() => 0) }
  const sum = { before: 0, now: 0 }
  for (const [old, fresh] of risingPairs(blocks)) {
    const lead = (before[old] ?? 0) + sum.before - (now[fresh] ?? 0) - sum.now
    const [side, place] = lead < 0 ? (['before', old] as const) : (['now', fresh] as const)
    room[side][place] = Math.abs(lead)
    sum[side] += Math.abs(lead)
  }
  return room
}

const roomOf = ({ style }: HTMLElement) => Number.parseFloat(style.paddingTop) || 0

/** Where the blocks of a page would begin without room above them. */
function readTops(page: Document): number[] {
  const scrolled = page.defaultView?.scrollY ?? 0
  let sum = 0
  return topBlocks(page).map((block) => {
    const top = block.getBoundingClientRect().top + scrolled - sum
    sum += roomOf(block)
    return top
  })
}

/** In pixels: less is not seen. */
const tolerance = 0.5

function giveRoom(page: Document, room: readonly number[]): void {
  for (const [index, block] of topBlocks(page).entries()) {
    const wanted = room[index] ?? 0
    if (Math.abs(roomOf(block) - wanted) > tolerance) block.style.paddingTop = wanted === 0 ? '' : `${wanted}px`
  }
}

/** Gives blocks room above them, so that those of a pair begin at one height. */
export function alignBlocks(before: Document, now: Document, blocks: readonly ComparedBlock[]): void {
  const room = roomAbove(readTops(before), readTops(now), blocks)
  giveRoom(before, room.before)
  giveRoom(now, room.now)
}

/** Marks the blocks that differ. Styled in the page: see keep-still.ts. */
export function markBlocks(page: Document, places: readonly (number | undefined)[]): void {
  for (const [index, block] of topBlocks(page).entries()) block.toggleAttribute('data-differs', places.includes(index))
}
