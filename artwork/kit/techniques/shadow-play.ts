/** Shadow play: puppets cut from dark card before a lit sheet. Holes let the light through; rods move what moves. */
import { group, type Part } from '../core'
import { oval, type Path, type Pt, text } from '../path'

export const shade = { card: '#261a3d', far: '#6d4a63', light: '#ffe6ad', blue: '#4a86e8' } as const

/** A shape cut from card, or from dyed skin that glows. */
export const card = (path: Path, colour: string = shade.card): Part =>
  `<path d="${text(path)}" fill="${colour}" stroke="none"/>`

/** A limb of card. */
export const stick = (path: Path, width: number, colour: string = shade.card): Part =>
  `<path d="${text(path)}" stroke="${colour}" stroke-width="${width}"/>`

/** The rod below a puppet. */
export const rod = ([x, y]: Pt, slant = 0): Part =>
  `<path d="M${Math.round(x)} ${Math.round(y)}L${Math.round(x + slant)} 1020" stroke="${shade.card}" stroke-width="5" opacity="0.4"/>`

/** A lamp behind the sheet. */
export const lamp = (x: number, y: number, r: number, colour: string): Part =>
  group(
    ...[1, 0.78, 0.58, 0.4].map(
      (size) => `<path d="${text(oval(x, y, r * size))}" fill="${colour}" stroke="none" opacity="0.34"/>`,
    ),
  )

/** The dark edge of the sheet. */
export const frame = (): Part =>
  `<path d="M-9-9H1609V1009H-9z" stroke="${shade.card}" stroke-width="60" opacity="0.22"/><path d="M-9-9H1609V1009H-9z" stroke="${shade.card}" stroke-width="130" opacity="0.12"/>`
