import { topFrames } from '../../../../base/shared-types/page'
import type { ComparedBlock } from '../../../edited-site/publishing'

export const topBlocks = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(`#root ${topFrames}`),
]

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
    const gap = (before[old] ?? 0) + sum.before - (now[fresh] ?? 0) - sum.now
    const [side, place] = gap < 0 ? (['before', old] as const) : (['now', fresh] as const)
    room[side][place] = Math.abs(gap)
    sum[side] += Math.abs(gap)
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

const shiftOf = ({ style }: HTMLElement): number => Number.parseFloat(style.top) || 0

function readTops(page: Document): number[] {
  const scrolled = page.defaultView?.scrollY ?? 0
  return topBlocks(page).map((block) => block.getBoundingClientRect().top + scrolled - shiftOf(block))
}

/** Pixels: less is not seen. */
const tolerance = 0.5

/** Moves blocks without a new layout, in which their margins could differ. */
function shiftBlocks(page: Document, shifts: readonly number[]): void {
  for (const [index, block] of topBlocks(page).entries()) {
    const shift = shifts[index] ?? 0
    if (Math.abs(shiftOf(block) - shift) <= tolerance) continue
    block.style.position = 'relative'
    block.style.top = `${shift}px`
  }
}

/** Room below this element moves what follows. */
const around = (page: Document) => topBlocks(page)[0]?.parentElement ?? page.body

const roomBelow = (page: Document) => Number.parseFloat(around(page).style.paddingBottom) || 0

function alignEnds(before: Document, now: Document, shifts: Shifts): void {
  const heights = [before, now].map((page) => page.body.offsetHeight - roomBelow(page))
  const last = [shifts.before, shifts.now].map((list) => list.at(-1) ?? 0)
  const height = Math.max(...heights.map((one, index) => one + (last[index] ?? 0)))
  for (const [index, page] of [before, now].entries()) {
    const room = height - (heights[index] ?? 0)
    if (Math.abs(roomBelow(page) - room) > tolerance) around(page).style.paddingBottom = `${room}px`
  }
}

export function alignBlocks(before: Document, now: Document, blocks: readonly ComparedBlock[]): void {
  const shifts = findShifts(readTops(before), readTops(now), blocks)
  shiftBlocks(before, shifts.before)
  shiftBlocks(now, shifts.now)
  alignEnds(before, now, shifts)
}

export function clearAlignment(page: Document): void {
  shiftBlocks(page, [])
  around(page).style.paddingBottom = ''
}

/** Styled in keep-still.ts. */
export function markBlocks(page: Document, places: readonly (number | undefined)[]): void {
  for (const [index, block] of topBlocks(page).entries()) block.toggleAttribute('data-differs', places.includes(index))
}
