import { takeFaces } from './faces'
import { slim } from './fit'
import { box, hash, map, oval, type Path, type Pt, pts, rng, size, snip, text } from './path'

/** A drawn piece: svg text. */
export type Part = string

/** The colours of the studio and a few tints of them. */
export const pal = {
  ink: '#1d1b3a',
  paper: '#fff7e8',
  marigold: '#ffb52e',
  coral: '#ff5a5f',
  teal: '#0f8b7f',
  sky: '#9ad7f5',
  plum: '#5b2a86',
  leaf: '#2f7d4f',
  mint: '#e8f6ea',
  sand: '#f3dcae',
  blush: '#ffc9b8',
  lilac: '#cdbbe4',
  night: '#2d2b63',
  moss: '#9ccb86',
  aqua: '#7fcdbf',
  steel: '#c5d0e0',
  rust: '#c8502f',
} as const

/** Six skins, light to dark. */
export const skins = ['#fbdcc4', '#f2c49c', '#dba070', '#b97a4e', '#8d5837', '#61402e'] as const
/** Hair colours. */
export const hairs = ['#1d1b3a', '#4a2a1c', '#8a4b22', '#d98a2b', '#b9b4c4', '#c8502f'] as const

const nibBack = ([x, y]: Pt): Pt => [x + y * Math.tan((24 * Math.PI) / 180), y]

/** An ink line of varying width, as from a flat nib held at 45 degrees. */
export function ink(path: Path, width?: number, colour?: string): Part {
  const attrs = `${width ? ` stroke-width="${width}"` : ''}${colour ? ` stroke="${colour}"` : ''}`
  if (size(path) < 70) return `<path d="${text(path)}"${attrs}/>`
  return `<path d="${text(map(path, nibBack))}" transform="skewX(-24)"${attrs}/>`
}

/** Colour without an outline. */
export const fill = (path: Path, colour: string, opacity?: number): Part =>
  `<path d="${text(path)}" fill="${colour}" stroke="none"${opacity ? ` opacity="${opacity}"` : ''}/>`

/** The house style: colour printed a little off its ink outline. Small shapes are one element, in register. */
export function shape(path: Path, colour: string, o: { width?: number; off?: Pt } = {}): Part {
  if (size(path) < 45) return `<path d="${text(path)}" fill="${colour}"${o.width ? ` stroke-width="${o.width}"` : ''}/>`
  const [dx, dy] = o.off ?? [4, 4]
  return (
    fill(
      map(path, ([x, y]) => [x + dx, y + dy]),
      colour,
    ) + ink(path, o.width)
  )
}

/** Cut paper: straight scissor cuts, no outline. */
export const cut = (points: Pt[], colour: string, amount = 6, step = 110, seed = 1): Part =>
  fill(snip(points, amount, step, seed), colour)

/** A big piece of cut paper from a text of points. */
export const paper = (points: string, colour: string, stray = 8, step = 170): Part =>
  cut(pts(points), colour, stray, step)

/** A limb or a pipe: a thick coloured stroke with an ink edge. */
export function limb(path: Path, colour: string, width: number, edge = 5): Part {
  const d = text(path)
  return `<path d="${d}" stroke-width="${width + edge * 2}"/><path d="${d}" stroke="${colour}" stroke-width="${width}"/>`
}

/** A filled dot in ink or a colour. */
export const dot = (x: number, y: number, r: number, colour: string = pal.ink, ry = r): Part =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${colour}" stroke="none"/>`

/** Puts a part at x, y with a scale; lines keep most of their weight. */
export function at(x: number, y: number, scale: number, ...parts: Part[]): Part {
  const w = scale === 1 ? '' : ` stroke-width="${Math.round(82 / Math.abs(scale) ** 0.6) / 10}"`
  const s = scale === 1 ? '' : `scale(${scale})`
  return `<g transform="translate(${x} ${y})${s}"${w}>${parts.join('')}</g>`
}

/** Turns a part about its origin, in degrees clockwise. */
export const turn = (degrees: number, ...parts: Part[]): Part =>
  `<g transform="rotate(${degrees})">${parts.join('')}</g>`

/** Squashes or stretches a part at its origin: 1.1, 0.9 makes it broad and low. */
export const squash = (x: number, y: number, ...parts: Part[]): Part =>
  `<g transform="scale(${x} ${y})">${parts.join('')}</g>`

/** Mirrors a part left to right. */
export const flip = (...parts: Part[]): Part => `<g transform="scale(-1 1)">${parts.join('')}</g>`

/** Parts as one. */
export const group = (...parts: Part[]): Part => parts.join('')

/** Makes parts see-through (for far things, shadows, onion skins). */
export const fade = (opacity: number, ...parts: Part[]): Part => `<g opacity="${opacity}">${parts.join('')}</g>`

/** Paper grain: specks and short fibres in one path each. */
export function grain(w: number, h: number, seed: number, count = 40): Part {
  const rand = rng(seed)
  const r = (n: number) => Math.round(rand() * n)
  let specks = ''
  let fibres = ''
  for (let i = 0; i < count; i++) {
    specks += `M${r(w)} ${r(h)}h0`
    if (i % 3 === 0) fibres += `M${r(w)} ${r(h)}q${r(16) - 8} ${r(12)} ${r(40) - 20} ${r(20) - 10}`
  }
  return `<path d="${specks}" stroke-width="5" opacity=".22"/><path d="${fibres}" stroke="#fff7e8" stroke-width="3" opacity=".5"/>`
}

/** Parallel strokes inside a box: shade, rain, grass. */
export function hatch(x: number, y: number, w: number, h: number, n: number, slant = 0.4, colour?: string): Part {
  const rand = rng(hash(x, y, w, h))
  let d = ''
  for (let i = 0; i < n; i++) {
    const l = 0.4 + rand() * 0.6
    d += `M${Math.round(x + rand() * w)} ${Math.round(y + rand() * h)}l${Math.round(-slant * 50 * l)} ${Math.round(50 * l)}`
  }
  return `<path d="${d}"${colour ? ` stroke="${colour}"` : ''} stroke-width="4"/>`
}

/** A soft flat shadow on the ground, under feet. */
export const shadow = (x: number, y: number, rx: number): Part =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.round(rx * 0.14)}" fill="#1d1b3a" stroke="none" opacity=".22"/>`

export type SceneOptions = {
  ground: string
  size?: readonly [number, number]
  seed?: number
  /** Width and height attributes, when they differ from `size`. */
  shown?: readonly [number, number]
  /** Line width of unscaled parts. */
  line?: number
  /** False leaves the paper plain (small pictures). */
  grain?: boolean
}

/** Portrait size. */
export const SQUARE = [800, 800] as const

/** A whole picture: ground colour, parts back to front, grain on top. */
export function scene(o: SceneOptions, ...parts: Part[]): string {
  const [w, h] = o.size ?? [1600, 1000]
  const picture = takeFaces(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${o.shown?.[0] ?? w}" height="${o.shown?.[1] ?? h}">`,
      `<path fill="${o.ground}" d="M0 0h${w}v${h}H0z"/>`,
      `<g fill="none" stroke="${pal.ink}" stroke-width="${o.line ?? 9}" stroke-linecap="round" stroke-linejoin="round">`,
      ...parts,
      o.grain === false ? '' : grain(w, h, o.seed ?? 7),
      '</g></svg>\n',
    ].join(''),
    [w, h],
  )
  return slim(picture)
}

/**
 * A page's banner, 1800×640. Its parts are drawn on 1600×640; `left` units of what stands at their left edge go on
 * mirrored beyond it, where the sheet with the page's heading lies, so that the subject stands in the right half.
 */
export const banner = (left: number, ground: string, ...parts: Part[]): string =>
  scene(
    { ground, size: [1800, 640], grain: false },
    `<clipPath id="paper"><path d="M-1-9h1700v700H-1z"/></clipPath><g transform="translate(${left})">`,
    '<use href="#drawn" transform="scale(-1 1)"/><g id="drawn" clip-path="url(#paper)">',
    ...parts,
    '</g></g>',
  )

/** Shorthand shapes in the house style. */
export const rect = (x: number, y: number, w: number, h: number, colour: string, r = 0): Part =>
  shape(box(x, y, w, h, r), colour)
/** A circle or ellipse in the house style. */
export const disc = (x: number, y: number, rx: number, colour: string, ry = rx): Part =>
  shape(oval(x, y, rx, ry), colour)
