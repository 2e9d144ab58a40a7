/** Paths as lists of absolute commands, so that code can shift, wobble and map them before they become text. */
export type Pt = readonly [number, number]
type Cmd = { c: 'M' | 'L' | 'C' | 'Z'; p: Pt[] }
export type Path = Cmd[]

/** A seeded random generator (mulberry32): the same seed always draws the same line. */
export function rng(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A number from numbers, to seed jitter from a shape's own coordinates. */
export const hash = (...n: number[]) => Math.abs(Math.round(n.reduce((s, v, i) => s + v * (i * 7.3 + 3.1), 11)))

/** Points from text: 'x y, x y, …'. */
export const pts = (text: string): Pt[] => text.split(',').map((p) => p.trim().split(' ').map(Number) as unknown as Pt)

/** Points as a list or as text 'x y, x y'. */
export type Points = Pt[] | string
const list = (p: Points): Pt[] => (typeof p === 'string' ? pts(p) : p)

/** Straight lines through points; closed by default. */
export function poly(points: Points, closed = true): Path {
  const path: Path = list(points).map((p, i) => ({ c: i === 0 ? 'M' : 'L', p: [p] }))
  if (closed) path.push({ c: 'Z', p: [] })
  return path
}

/** An open line through points. */
export const line = (...p: [string] | Pt[]): Path => poly(typeof p[0] === 'string' ? p[0] : (p as Pt[]), false)

function smooth(pts: Pt[], closed: boolean, tension: number): Path {
  const n = pts.length
  const get = (i: number): Pt => (closed ? pts[(i + n) % n] : pts[Math.max(0, Math.min(n - 1, i))]) as Pt
  const path: Path = [{ c: 'M', p: [get(0)] }]
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    path.push({
      c: 'C',
      p: [
        [b[0] + (c[0] - a[0]) * tension, b[1] + (c[1] - a[1]) * tension],
        [c[0] - (d[0] - b[0]) * tension, c[1] - (d[1] - b[1]) * tension],
        c,
      ],
    })
  }
  if (closed) path.push({ c: 'Z', p: [] })
  return path
}

/** A smooth closed shape through points. */
export const blob = (points: Points, tension = 0.2): Path => smooth(list(points), true, tension)

/** A smooth open line through points. */
export const curve = (...p: [string] | Pt[]): Path =>
  smooth(typeof p[0] === 'string' ? pts(p[0]) : (p as Pt[]), false, 0.18)

/** An ellipse (a circle with one radius). */
export function oval(cx: number, cy: number, rx: number, ry = rx): Path {
  const k = 0.5523
  const q = (a: number, b: number): Pt => [cx + a * rx, cy + b * ry]
  return [
    { c: 'M', p: [q(1, 0)] },
    { c: 'C', p: [q(1, k), q(k, 1), q(0, 1)] },
    { c: 'C', p: [q(-k, 1), q(-1, k), q(-1, 0)] },
    { c: 'C', p: [q(-1, -k), q(-k, -1), q(0, -1)] },
    { c: 'C', p: [q(k, -1), q(1, -k), q(1, 0)] },
    { c: 'Z', p: [] },
  ]
}

/** A rectangle drawn by hand: corners a little off; round corners with r. */
export function box(x: number, y: number, w: number, h: number, r = 0): Path {
  const rand = rng(hash(x, y, w, h))
  const j = () => (rand() - 0.5) * Math.min(9, Math.min(w, h) * 0.05)
  const p: Pt[] = [
    [x + j(), y + j()],
    [x + w + j(), y + j()],
    [x + w + j(), y + h + j()],
    [x + j(), y + h + j()],
  ]
  return r > 0 ? round(p, r) : poly(p)
}

/** A polygon with rounded corners. */
export function round(points: Points, r: number): Path {
  const corners = list(points)
  const n = corners.length
  const path: Path = []
  corners.forEach((b, i) => {
    const a = corners[(i + n - 1) % n] as Pt
    const c = corners[(i + 1) % n] as Pt
    const to = (q: Pt, f: number): Pt => {
      const l = Math.hypot(q[0] - b[0], q[1] - b[1]) || 1
      const t = (Math.min(r, l / 2) * f) / l
      return [b[0] + (q[0] - b[0]) * t, b[1] + (q[1] - b[1]) * t]
    }
    path.push({ c: i === 0 ? 'M' : 'L', p: [to(a, 1)] }, { c: 'C', p: [to(a, 0.45), to(c, 0.45), to(c, 1)] })
  })
  path.push({ c: 'Z', p: [] })
  return path
}

/** Points on an arc, in degrees clockwise from the right. */
export function arc(cx: number, cy: number, r: number, from: number, to: number, steps = 6, ry = r): Pt[] {
  return Array.from({ length: steps + 1 }, (_, i): Pt => {
    const t = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [cx + Math.cos(t) * r, cy + Math.sin(t) * ry]
  })
}

/** A star or a cog's plain cousin: n points between two radii. */
export function star(cx: number, cy: number, n: number, r1: number, r2: number, turn = -90): Path {
  return poly(
    Array.from({ length: n * 2 }, (_, i): Pt => {
      const t = ((turn + (i * 180) / n) * Math.PI) / 180
      const r = i % 2 ? r2 : r1
      return [cx + Math.cos(t) * r, cy + Math.sin(t) * r]
    }),
  )
}

/** Scissors: breaks each edge into short straight cuts that stray by `amount`. */
export function snip(pts: Pt[], amount = 6, step = 90, seed = 1): Path {
  const rand = rng(seed + hash(...(pts[0] ?? [0, 0]), pts.length))
  const out: Pt[] = []
  pts.forEach((a, i) => {
    const b = pts[(i + 1) % pts.length] as Pt
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step))
    for (let k = 0; k < n; k++) {
      const t = k / n
      out.push([
        a[0] + (b[0] - a[0]) * t + (rand() - 0.5) * 2 * amount,
        a[1] + (b[1] - a[1]) * t + (rand() - 0.5) * 2 * amount,
      ])
    }
  })
  return poly(out)
}

/** Several paths as one (holes by even-odd are not used: draw the hole on top). */
export const join = (...paths: Path[]): Path => paths.flat()

/** Every point through a function. */
export const map = (path: Path, f: (p: Pt) => Pt): Path => path.map(({ c, p }) => ({ c, p: p.map(f) }))

/** Width and height of a path's points. */
export function size(path: Path): number {
  const all = path.flatMap(({ p }) => p)
  const span = (i: 0 | 1) => Math.max(...all.map((p) => p[i])) - Math.min(...all.map((p) => p[i]))
  return all.length ? Math.max(span(0), span(1)) : 0
}

/** An upright ellipse written as two arcs, half as long; undefined for anything else. */
function arcs(path: Path): string | undefined {
  const [a, b, c, d] = path.slice(0, 4).map(({ p }) => p.at(-1)) as [Pt, Pt, Pt, Pt]
  if (path.map((s) => s.c).join('') !== 'MCCCCZ' || a[1] !== c[1] || b[0] !== d[0] || path[1]?.p[0]?.[0] !== a[0])
    return
  const k = a[1] + (b[1] - a[1]) * 0.5523
  if (Math.abs((path[1]?.p[0]?.[1] ?? 0) - k) > 0.01 || Math.abs(b[1] + d[1] - a[1] * 2) > 0.01) return
  const n = (v: number) => String(Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.')
  const r = `a${n(a[0] - b[0])} ${n(b[1] - a[1])} 0 1 1`
  return `M${n(a[0])} ${n(a[1])}${r} ${n(c[0] - a[0])} 0${r} ${n(a[0] - c[0])} 0z`
}

/** Path text: relative, short, rounded to what can be seen. */
export function text(path: Path): string {
  const ellipse = arcs(path)
  if (ellipse) return ellipse
  const f = size(path) > 40 ? 1 : 10
  let [x, y, sx, sy] = [0, 0, 0, 0]
  let last = ''
  let ctrl: Pt | undefined
  let out = ''
  const rd = (n: number) => Math.round(n * f)
  const num = (n: number) => {
    const s = String(n / f).replace(/^(-?)0\./, '$1.')
    out += s.startsWith('-') || /[a-zM]$/.test(out) ? s : ` ${s}`
  }
  for (const { c, p } of path) {
    const q = p.map((v): Pt => [rd(v[0]), rd(v[1])])
    let cmd: string = c === 'M' ? 'M' : c.toLowerCase()
    let use = q
    if (c === 'C' && ctrl && Math.hypot(x * 2 - ctrl[0] - (q[0] as Pt)[0], y * 2 - ctrl[1] - (q[0] as Pt)[1]) <= 3) {
      cmd = 's'
      use = q.slice(1)
    }
    if (cmd !== last || c === 'M') out += cmd
    last = cmd
    for (const v of use) {
      num(c === 'M' ? v[0] : v[0] - x)
      num(c === 'M' ? v[1] : v[1] - y)
    }
    ctrl = c === 'C' ? q[1] : undefined
    const end = q[q.length - 1]
    if (end) [x, y] = end
    if (c === 'M') [sx, sy] = [x, y]
    if (c === 'Z') [x, y] = [sx, sy]
  }
  return out
}
