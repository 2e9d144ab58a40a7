/** Paper dolls under a camera: cut shapes that throw a hard shadow, joints with brass pins, nudged between two drawings. */
import { channels, hex } from '../colour'
import { at, group, type Part } from '../core'
import { oval, type Path, rng, text } from '../path'

const towards = (colour: string, to: number, amount: number): string =>
  hex(channels(colour).map((c) => Math.round(c + (to - c) * amount)))

const SHADOW = '#2a1430'

/** A cut piece. `lift` is how far it lies over what is below. */
export function piece(path: Path, colour: string, lift = 8): Part {
  const d = text(path)
  const shadow = lift
    ? `<path d="${d}" fill="${SHADOW}" stroke="none" opacity="0.28" transform="translate(${Math.round(lift * 0.6)} ${lift})"/>`
    : ''
  return `${shadow}<path d="${d}" fill="${colour}" stroke="${towards(colour, 255, 0.3)}" stroke-width="3"/>`
}

/** A strip along a path: arms, legs, straps. */
export function strip(path: Path, colour: string, width: number, lift = 6): Part {
  const d = text(path)
  return (
    (lift
      ? `<path d="${d}" stroke="${SHADOW}" stroke-width="${width}" opacity="0.28" transform="translate(${Math.round(lift * 0.6)} ${lift})"/>`
      : '') +
    `<path d="${d}" stroke="${towards(colour, 255, 0.3)}" stroke-width="${width}"/>` +
    `<path d="${d}" stroke="${colour}" stroke-width="${width - 5}"/>`
  )
}

/** A thin line of paper. */
export const sliver = (path: Path, colour: string, width = 9): Part =>
  `<path d="${text(path)}" stroke="${colour}" stroke-width="${width}"/>`

/** The brass pin of a joint. */
export const pin = (x: number, y: number): Part =>
  group(
    piece(oval(x, y, 9), '#c9953a', 3),
    `<ellipse cx="${x - 2}" cy="${y - 3}" rx="3" ry="3" fill="#f6e3b0" stroke="none"/>`,
  )

/** A doll where the fingers have left it: a little beside its place, a little turned. */
export function nudged(n: number, seed: number, x: number, y: number, scale: number, ...parts: Part[]): Part {
  const rand = rng(seed * 131 + n)
  const r = (by: number) => Math.round((rand() - 0.5) * by * 10) / 10
  return at(Math.round(x) + r(4), Math.round(y) + r(2), scale, `<g transform="rotate(${r(1.2)})">${parts.join('')}</g>`)
}

/** What does not move: one thing in a film's file. */
export const still = (...parts: Part[]): Part => `<g transform="translate(0 0)">${parts.join('')}</g>`
