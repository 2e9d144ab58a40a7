/** A loop is a short film: shots, one after the other, and in each shot drawings that are held for 2, 3 or 4 of 24 frames. */
import { grain, type Part, pal } from '../kit/core'
import { type Side, wipe } from './wipe'

/** When a drawing is seen: `t` goes from 0 in the shot's first drawing to 1 in its last, `s` is seconds, `n` counts drawings. */
export interface Moment {
  t: number
  s: number
  n: number
}

/** A stretch of film between two cuts. */
export interface Shot {
  /** Seconds. */
  length: number
  /** How many of 24 frames a drawing is held: on twos (12 drawings a second), threes (8) or fours (6). Threes by default. */
  on?: 2 | 3 | 4
  /** Colour of the whole picture behind the drawing. */
  ground: string
  /** The picture, 1600×1000, back to front. */
  draw: (moment: Moment) => Part[]
  /** Paper that slides over the shot before it, from a side, within four drawings. Without it the shot begins with a cut. */
  wipe?: Side
  /** False leaves the paper plain. */
  grain?: boolean
}

/** A project's short film. It has no sound and goes round. */
export interface Loop {
  shots: readonly Shot[]
}

/** One drawing as it is seen: the whole svg, how long, and which shot it belongs to. */
export interface Drawing {
  svg: string
  ms: number
  shot: number
}

const WIPE_DRAWINGS = 4

const sheet = (shot: Shot, seed: number, moment: Moment): Part =>
  [
    `<path fill="${shot.ground}" stroke="none" d="M-9-9h1618v1018H-9z"/>`,
    ...shot.draw(moment),
    shot.grain === false ? '' : grain(1600, 1000, seed),
  ].join('')

const whole = (parts: Part): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="800" height="500">` +
  `<g fill="none" stroke="${pal.ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">${parts}</g></svg>`

/** How many drawings a shot has. */
export const countOf = ({ length, on = 3 }: Shot): number => Math.max(1, Math.round((length * 24) / on))

/** Every drawing of a loop in order. A drawing that equals the one before it is a hold: it lengthens that one. */
export function drawingsOf({ shots }: Loop): Drawing[] {
  const drawings: Drawing[] = []
  let [frame, before] = [0, '']
  shots.forEach((shot, index) => {
    const [count, on] = [countOf(shot), shot.on ?? 3]
    let last = ''
    for (let n = 0; n < count; n++) {
      last = sheet(shot, index + 7, { t: count > 1 ? n / (count - 1) : 0, s: (n * on) / 24, n })
      const slides = shot.wipe && before && n < WIPE_DRAWINGS
      const svg = whole(slides ? wipe(before, last, shot.wipe as Side, (n + 1) / (WIPE_DRAWINGS + 1)) : last)
      // Whole milliseconds of the sum, so that the film keeps its length: 83, 84, 83 …
      const ms = Math.round(((frame + on) * 1000) / 24) - Math.round((frame * 1000) / 24)
      frame += on
      const held = drawings.at(-1)
      if (held?.svg === svg && held.shot === index) held.ms += ms
      else drawings.push({ svg, ms, shot: index })
    }
    before = last
  })
  return drawings
}
