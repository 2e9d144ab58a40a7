import { extensionOf, rasterExtensions } from '../pictures'

interface Size {
  width: number
  height: number
}

/** The shape of the place, and the point that stays visible, in per cent from left and top. */
export interface Cut extends Size {
  across: number
  down: number
}

/**
 * A picture's address in such a place: "/images/oven.jpg#cut=4x3@70,20". Servers never see a fragment. Drawings stay
 * whole.
 */
export const cutAddress = (address: string, { width, height, across = 50, down = 50 }: Size & Partial<Cut>): string =>
  rasterExtensions.includes(extensionOf(address)) ? `${address}#cut=${width}x${height}@${across},${down}` : address

export function readCut(address: string): { file: string; cut?: Cut } {
  const match = address.match(/^(.*)#cut=(\d+)x(\d+)@(\d+),(\d+)$/)
  if (!match) return { file: address }
  const [width = 1, height = 1, across = 50, down = 50] = match.slice(2).map(Number)
  return { file: String(match[1]), cut: { width, height, across, down } }
}

const partOf = (side: number, part: number, share: number) => ({
  length: part,
  start: Math.max(0, Math.min(side - part, Math.round((side * share) / 100 - part / 2))),
})

/** The largest part of a picture in this shape, around its point as far as edges allow. */
export function cutPart(whole: Size, { across, down, ...shape }: Cut): Size & { left: number; top: number } {
  const scale = Math.min(whole.width / shape.width, whole.height / shape.height)
  const { start: left, length: width } = partOf(whole.width, Math.max(1, Math.round(shape.width * scale)), across)
  const { start: top, length: height } = partOf(whole.height, Math.max(1, Math.round(shape.height * scale)), down)
  return { left, top, width, height }
}
