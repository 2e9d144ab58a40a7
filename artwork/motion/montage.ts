/** Shots within shots: for a film that shows other films. */
import type { Part } from '../kit/core'
import { countOf, type Moment, type Shot } from './timeline'

/** A stretch of a shot as a shot of its own, from so many seconds into it on. It begins with a cut. */
export function clip({ wipe, ...shot }: Shot, from: number, length: number): Shot {
  const skipped = Math.round((from * 24) / (shot.on ?? 3))
  return { ...shot, length, draw: ({ n }) => shot.draw(momentOf(shot, n + skipped)) }
}

/** The picture of a shot at a drawing, on a screen: a box at x, y whose width the picture fills, its middle at the box's. */
export function onScreen(shot: Shot, n: number, [x, y, w, h]: readonly [number, number, number, number]): Part {
  const scale = w / 1600
  return (
    `<clipPath id="screen"><path d="M${x} ${y}h${w}v${h}h${-w}z"/></clipPath><g clip-path="url(#screen)">` +
    `<g transform="translate(${x} ${y + h / 2 - 500 * scale})scale(${scale})">` +
    `<path fill="${shot.ground}" stroke="none" d="M-9-9h1618v1018H-9z"/>${shot.draw(momentOf(shot, n)).join('')}</g></g>`
  )
}

/** The moment of a shot's drawing. */
const momentOf = (shot: Shot, n: number): Moment => ({
  n,
  s: (n * (shot.on ?? 3)) / 24,
  t: n / Math.max(1, countOf(shot) - 1),
})
