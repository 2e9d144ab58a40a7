/** The few words of the Lottie format that the animations need. */
import { channels } from '../kit/colour'
export type Pt = readonly [number, number]
export type Item = Record<string, unknown>
type Ease = 'soft' | 'out' | 'in' | 'hold'
/** A keyframe: frame, value, and how the value leaves it. */
export type Key = readonly [frame: number, value: number | readonly number[], ease?: Ease]

const handles: Record<Exclude<Ease, 'hold'>, [number, number, number, number]> = {
  soft: [0.4, 0, 0.6, 1],
  out: [0.1, 0.4, 0.4, 1],
  in: [0.6, 0, 0.9, 0.6],
}

const list = (value: number | readonly number[]) => (typeof value === 'number' ? [value] : [...value])

/** A property that stands still. */
export const still = (k: number | readonly number[]): Item => ({ a: 0, k })

/** A property that moves through keyframes, eased like drawings. */
export function moving(...keys: Key[]): Item {
  const k = keys.map(([t, value, ease = 'soft'], index) => {
    const s = list(value)
    if (index === keys.length - 1) return { t, s }
    if (ease === 'hold') return { t, s, h: 1 }
    const [ox, oy, ix, iy] = handles[ease]
    return { t, s, o: { x: ox, y: oy }, i: { x: ix, y: iy } }
  })
  return { a: 1, k }
}

const rgb = (hex: string) => channels(hex).map((c) => Math.round((c / 255) * 100) / 100)

/** Flat colour. */
export const fill = (colour: string, opacity = 100): Item => ({
  ty: 'fl',
  c: still(rgb(colour)),
  o: still(opacity),
})

/** A line with round ends, which is the format's default. */
export const stroke = (width: number, colour = '#1d1b3a'): Item => ({
  ty: 'st',
  c: still(rgb(colour)),
  o: still(100),
  w: still(width),
})

/** A smooth line through points; with tension 0 it is straight. Several tensions take turns, as for a leaf's tips. */
export function path(points: readonly Pt[], closed = true, tension: number | readonly number[] = 0.2): Item {
  const n = points.length
  const near = (index: number) => points[closed ? (index + n) % n : Math.min(n - 1, Math.max(0, index))] as Pt
  const tangent = (index: number, sign: number) => {
    const pull = list(tension)
    const by = (pull[index % pull.length] ?? 0) * sign
    const [before, after] = [near(index - 1), near(index + 1)]
    return [Math.round((after[0] - before[0]) * by), Math.round((after[1] - before[1]) * by)]
  }
  const v = points.map(([x, y]) => [x, y])
  return {
    ty: 'sh',
    ks: still({
      c: closed,
      v,
      i: v.map((_, index) => tangent(index, -1)),
      o: v.map((_, index) => tangent(index, 1)),
    } as never),
  }
}

/** An ellipse about x, y. */
export const oval = (x: number, y: number, rx: number, ry = rx): Item => ({
  ty: 'el',
  p: still([x, y]),
  s: still([rx * 2, ry * 2]),
})

/** Shapes that share the paint which follows them. The first group of a layer lies on top. */
export const group = (items: Item[], opacity: Item = still(100), place: Item = {}): Item => ({
  ty: 'gr',
  it: [...items, { ty: 'tr', ...place, o: opacity }],
})

export interface LayerOptions {
  name: string
  id: number
  parent?: number
  shapes?: Item[]
  position?: Item
  rotation?: Item
  scale?: Item
  opacity?: Item
  /** The first frame in which it shows. */
  from?: number
}

/** A layer: shapes, or without any an invisible joint that others hang from. What is left at its default is left out. */
export function layer(o: LayerOptions, frames: number): Item {
  const ks = {
    o: o.opacity ?? still(100),
    r: o.rotation,
    p: o.position,
    s: o.scale,
  }
  const place = { nm: o.name, ind: o.id, parent: o.parent, ks, ip: o.from ?? 0, op: frames, st: 0 }
  return o.shapes ? { ty: 4, ...place, shapes: o.shapes } : { ty: 3, ...place }
}

/** Points from text: "-8,8 10,-10". */
export const points = (text: string): Pt[] =>
  text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Pt)

/** Keyframes from text, "frame:value:ease": "0:0 9:5:in 15:-7", or with pairs "0:6,-58:out 22:10,-128". */
export function keys(text: string): Item {
  const read = (key: string): Key => {
    const [frame, value = '0', ease] = key.split(':')
    return [Number(frame), value.split(',').map(Number), ease as Ease | undefined]
  }
  return moving(...text.split(' ').map(read))
}
