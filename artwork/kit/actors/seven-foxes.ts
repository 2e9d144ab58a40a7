/** One fox at a run, in the seven techniques of the films. Each is 480 wide and takes the number of its stride. */
import { at, dot, fill, type Part, turn } from '../core'
import { blob, curve, line, oval, type Pt, poly, pts, text } from '../path'
import { blade, cutLeaf, lay } from '../techniques/cut-leaves'
import { earth, rub, scrap, torn } from '../techniques/earth'
import { bottle, stroke } from '../techniques/ink-river'
import { oats, strip as paperStrip, sheet, snippet } from '../techniques/oat-paper'
import { type Stop, teal, tone, wire } from '../techniques/one-line'
import { press, put } from '../techniques/overprint'
import { brush, painted, pans, pencil, thin } from '../techniques/watercolour'
import { foxOutlines, type Stride, strideAt } from './running-fox'

const { tail, tip, body, chest, head, cheek } = foxOutlines

/** Puts a fox together: legs that are far, the tail, what is between, legs that are near, the head. */
function assemble(
  stride: Stride,
  part: { leg: (points: string, far: boolean) => Part; tail: Part; body: Part; head: Part },
): Part {
  const { far, near, lift, tip: tipped, tail: swing } = stride
  return at(
    0,
    lift,
    1,
    turn(
      tipped,
      part.leg(far[0], true),
      part.leg(far[1], true),
      at(-112, 0, 1, turn(swing, part.tail)),
      part.body,
      part.leg(near[0], false),
      part.leg(near[1], false),
      part.head,
    ),
  )
}

const oatFox = (n: number): Part =>
  assemble(strideAt(n), {
    leg: (points, far) => paperStrip(curve(points), far ? oats.mud : oats.toast, 24, far ? 0 : 5),
    tail: sheet(blob(tail), oats.toast, { lift: 6, seed: 3 }) + snippet(blob(tip), oats.milk, 0),
    body: sheet(blob(body), oats.toast, { seed: 4 }) + snippet(blob(chest), oats.cream, 0),
    head:
      sheet(poly(head), oats.toast, { lift: 6, seed: 5 }) +
      snippet(poly(cheek), oats.milk, 2) +
      dot(200, -96, 9, oats.cocoa) +
      dot(288, -72, 13, oats.cocoa),
  })

const washedFox = (n: number): Part =>
  assemble(strideAt(n), {
    leg: (points, far) => brush(curve(points), far ? pans.umber : pans.apricot, 22),
    tail: painted(blob(tail), pans.apricot, { strength: 0.7, seed: 3 }) + fill(blob(tip), thin(pans.paper, 0.85)),
    body:
      painted(blob(body), pans.apricot, { strength: 0.75, seed: 4, bloom: [-40, 2, 24] }) +
      fill(blob(chest), thin(pans.paper, 0.8)),
    head:
      painted(poly(head), pans.apricot, { strength: 0.7, seed: 5 }) +
      fill(poly(cheek), thin(pans.paper, 0.85)) +
      pencil(curve('104 -164, 98 -92, 132 -42, 216 -36, 288 -72')) +
      dot(200, -96, 8, pans.indigo) +
      dot(288, -72, 12, pans.indigo),
  })

const tornFox = (n: number): Part => {
  const { redOchre, burntSienna, chalk, peat } = earth
  return `<g stroke="none">${assemble(strideAt(n), {
    leg: (points, far) =>
      `<path d="${text(line(...pts(points)))}" stroke="${far ? burntSienna : redOchre}" stroke-width="24"/>`,
    tail: torn(blob(tail), redOchre, undefined, 3, 30) + scrap(blob(tip), chalk),
    body:
      torn(blob(body), redOchre, undefined, 3, 30) +
      rub(poly('-120 -4, -60 -40, 90 -44, 60 10, -80 24'), burntSienna, { slant: -8, gap: 12 }) +
      scrap(blob(chest), chalk),
    head:
      scrap(poly(head), redOchre) +
      scrap(poly(cheek), chalk) +
      scrap(poly('192 -104, 208 -104, 208 -88, 192 -88'), peat) +
      scrap(poly('278 -84, 302 -74, 282 -60'), peat),
  })}</g>`
}

/** The fox as the line goes through it, from its hind paw over the back to its fore paws, and on. */
const lineFox = (n: number): Part => {
  const { far, near, lift, tip: tipped, tail: swing } = strideAt(n)
  const [hind, fore, hind2, fore2] = [near[0], near[1], far[0], far[1]].map(pts) as [Pt[], Pt[], Pt[], Pt[]]
  const swung = pts('-120 -30, -200 -92, -268 -70, -276 -44, -200 -6').map(([x, y]): Pt => {
    const way = (swing * Math.PI) / 180
    const [dx, dy] = [x + 112, y]
    return [dx * Math.cos(way) - dy * Math.sin(way) - 112, dx * Math.sin(way) + dy * Math.cos(way)]
  })
  const way: Stop[] = [
    ...([...hind].reverse() as Pt[]),
    ...swung,
    ...pts('-100 -46, -20 -52, 80 -62, 104 -90'),
    ...pts('104 -166, 142 -134, 176 -138, 206 -174, 218 -112').map(([x, y]): Stop => [x, y, true]),
    ...pts('292 -72, 214 -36, 136 -30').map(([x, y]): Stop => [x, y, x === 292]),
    ...fore,
    ...([...fore2].reverse() as Pt[]),
    ...pts('40 20, -40 24'),
    ...hind2,
  ]
  return at(0, lift, 1, turn(tipped, fill(wire(way), tone.paper), teal(wire(way), 11), dot(202, -92, 7, tone.line)))
}

const leafFox = (n: number): Part => {
  const [orange, dark, pale] = ['#f08a3c', '#c25a24', '#ffe3b3']
  const legLeaf = (points: string, far: boolean): Part => {
    const [a, b, c] = pts(points) as [Pt, Pt, Pt]
    return fill(
      poly([[a[0] - 20, a[1]], [b[0] - 12, b[1]], c, [b[0] + 12, b[1] + 6], [a[0] + 20, a[1] + 4]]),
      far ? dark : orange,
    )
  }
  return assemble(strideAt(n), {
    leg: legLeaf,
    tail: lay(blade(orange), 4, 0, -76, 0.62) + fill(poly('-130 -66, -186 -52, -138 -24, -118 -40'), pale),
    body: lay(
      cutLeaf(
        '-146 -4, -70 -56, 20 -50, 112 -74, 140 -12, 84 36, 0 24, -92 46',
        '-146 -4, 0 -8, 140 -12, 84 36, 0 24, -92 46',
        orange,
        { slits: '-60 -10, -92 -40, -44 -12|10 -10, -20 -46, 26 -12|76 -12, 52 -56, 92 -12' },
      ),
      0,
      0,
    ),
    head:
      lay(
        cutLeaf(head, '216 -34, 132 -40, 98 -90, 200 -96, 292 -72', orange, { curl: '206 -176, 218 -112, 184 -132' }),
        0,
        0,
      ) +
      fill(poly(cheek), pale) +
      dot(200, -98, 9, '#14233a') +
      dot(288, -72, 12, '#14233a'),
  })
}

const inkFox = (n: number): Part => {
  const { ink, paper } = bottle
  return assemble(strideAt(n), {
    leg: (points, far) =>
      `<path d="${text(curve(points))}" stroke="${ink}${far ? '88' : 'd0'}" stroke-width="${far ? 18 : 22}"/>`,
    tail: stroke('10 6, -60 -40, -110 -62, -166 -50', 84, { strength: 0.75 }),
    body: fill(blob(body), paper) + stroke('-150 6, -60 -16, 40 -14, 146 -34', 96, { strength: 0.85, wet: true }),
    head:
      fill(poly(head), paper) +
      fill(poly(head), `${ink}c0`) +
      fill(poly(cheek), paper) +
      dot(200, -98, 9, paper) +
      dot(288, -72, 12, ink),
  })
}

/** The press of the last fox and its town: yellow, red and blue. */
export const shop = press({ y: '#ffcf3f', r: '#f2545b', b: '#2a6db0' }, '#f6efe0')

const printedFox = (n: number): Part => {
  const { far, near, lift, tip: tipped, tail: swing } = strideAt(n)
  const leg = (points: string, inks: string) => shop.line(curve(points), 24, inks)
  return shop.print(
    { r: [7, 5], b: [-4, 3] },
    7,
    put(
      0,
      lift,
      1,
      tipped,
      ...far.map((points) => leg(points, 'y6r')),
      put(-112, 0, 1, swing, shop.paint(blob(tail), 'yr'), shop.paint(blob(tip), '')),
      shop.paint(blob(body), 'yr'),
      shop.paint(blob(chest), ''),
      ...near.map((points) => leg(points, 'yr')),
      shop.paint(poly(head), 'yr'),
      shop.paint(poly(cheek), ''),
      shop.paint(oval(200, -96, 10), 'yrb'),
      shop.paint(oval(288, -72, 13), 'yrb'),
    ),
  )
}

/** The seven, in the order in which it runs through them. */
export const foxes: ((stride: number) => Part)[] = [oatFox, washedFox, tornFox, lineFox, leafFox, inkFox, printedFox]
