/** Who and what acts in the bill's journey: the bill with its patches, the stairs, the benches' table, a quill. */
import { at, cut, disc, dot, fill, group, hairs, ink, limb, type Part, rect, shape, turn } from '../core'
import { head, type Mood } from '../head'
import { ground } from '../land'
import { parliament } from '../palettes'
import { arc, blob, curve, line, poly, pts, round, star } from '../path'
import { scissors } from '../props/workshop'
import { scroll, type WalkerOptions } from '../walkers'

const { green, dark, red, gold, stone, cream, oak } = parliament

/** The amendments in their order: where on the paper, how turned, which colour. */
const amendments = [
  [-54, -346, -8, '#7cc6b4'],
  [58, -186, 7, '#f0a36b'],
  [60, -340, 10, '#8fa6e0'],
  [-64, -196, -6, '#e98aa0'],
] as const

const patch = (colour: string): Part =>
  group(
    shape(round('-32 -26, 32 -28, 33 26, -31 27', 6), colour),
    ink(
      [-22, -6, 10, 24].flatMap((x) => [...line([x, -32], [x, -20]), ...line([x, 18], [x, 32])]),
      4,
    ),
  )

/** An amendment on its own, as it comes through the air. */
export const loosePatch = (i: number): Part => patch(amendments[i]?.[3] ?? gold)
/** Where on the bill an amendment is sewn. */
export const patchPlace = (i: number): readonly [number, number] => {
  const [x = 0, y = 0] = amendments[i] ?? []
  return [x, y]
}

/** The bill, 430 high, feet on (0,0), with so many amendments; `signed` 0 to 1 is how much of the royal hand is on it. */
export const bill = ({
  patches = 0,
  signed = 0,
  more = '',
  ...o
}: WalkerOptions & { patches?: number; signed?: number }): Part => {
  const flourish = pts('-76 -158, -58 -192, -42 -158, -26 -188, -12 -160, 6 -184, 16 -160, 44 -168')
  const drawn = flourish.slice(0, 1 + Math.round(signed * (flourish.length - 1)))
  return scroll({
    ribbon: gold,
    boot: green,
    ...o,
    more: group(
      ...amendments.slice(0, patches).map(([x, y, way, colour]) => at(x, y, 1, turn(way, patch(colour)))),
      drawn.length > 1 ? ink(curve(...drawn), 8, red) : '',
      more,
    ),
  })
}

/** Legs of the bill on tiptoe, to the right; a whole phase is two steps of 120. */
export function tiptoe(phase: number): [string, string] {
  const leg = (hip: number, at: number) => {
    const t = ((at % 1) + 1) % 1
    const up = t > 0.5 ? Math.sin((t - 0.5) * 2 * Math.PI) : 0
    const x = t < 0.5 ? 60 - t * 240 : -60 + (t - 0.5) * 240
    const [fx, fy] = [Math.round(hip * 0.4 + x), Math.round(-8 - up * 66)]
    return `${hip} -120, ${Math.round(hip * 0.6 + fx * 0.5 + 26 + up * 20)} ${Math.round(-66 - up * 46)}, ${fx} ${fy}`
  }
  return [leg(-40, phase + 0.5), leg(40, phase)]
}

/** The great stairs, with a window of light at their top and a pillar at either side. */
export const grandStairs = (): Part =>
  group(
    cut(pts('500 -40, 1200 -40, 1350 500, 420 500'), '#c2394c', 8, 150),
    shape(blob('740 330, 740 120, 860 20, 980 120, 980 330', 0.1), gold),
    fill(blob('770 330, 770 140, 860 60, 950 140, 950 330', 0.1), cream),
    ...[0, 1, 2, 3, 4, 5].map((i) => rect(560 - i * 105, 330 + i * 98, 600 + i * 210, 100, i % 2 ? cream : '#efdcb0')),
    cut(pts('740 330, 980 330, 1210 920, 510 920'), '#8c1f33', 4, 190),
    ink(
      [0, 1, 2, 3, 4].flatMap((i) => line([700 - i * 40, 430 + i * 98], [1020 + i * 40, 430 + i * 98])),
      6,
    ),
    ground(910, dark),
    ...[180, 1420].map((x) =>
      at(
        x,
        0,
        1,
        rect(-70, 300, 140, 620, stone),
        rect(-96, 250, 192, 60, gold),
        rect(-96, 880, 192, 60, gold),
        disc(0, 190, 70, gold),
      ),
    ),
  )

const members = [
  [170, 3, 'bun', gold, 'think', 10],
  [485, 1, 'bald', dark, 'smile', 6],
  [800, 5, 'short', green, 'calm', 0],
  [1115, 2, 'turban', gold, 'smile', -6],
  [1430, 0, 'bob', dark, 'think', -10],
] as const

/** The five of the committee behind their table; `acts` says how far each bows and tilts its head, where it looks, and its mood. */
export const committeeTable = (
  acts: (i: number) => { bow: number; tilt: number; look: number; mood: Mood | undefined },
): Part =>
  group(
    ink(
      [120, 300, 480, 660, 840, 1020, 1200, 1380, 1560].flatMap((x) => line([x, -10], [x, 600])),
      8,
      red,
    ),
    ...members.map(([x, skin, hair, top, mood, tilt], i) => {
      const act = acts(i)
      const look = (2 - i) / 2 + act.look
      return group(
        at(x, 560, 1, shape(blob('-150 200, -130 0, -60 -40, 60 -40, 130 0, 150 200'), top)),
        at(
          x,
          380 + (i % 2) * 30 + act.bow,
          1.7,
          turn(
            tilt * act.tilt,
            head({ skin, hair, mood: act.mood ?? mood, hairColour: hairs[(i * 2) % 5], look, glasses: i === 1 }),
          ),
        ),
      )
    }),
    cut(pts('-40 640, 1640 640, 1640 1040, -40 1040'), oak, 4, 200),
    ink(line('-20 642, 1620 640')),
    at(330, 890, 0.9, turn(-30, scissors(gold))),
    at(1290, 880, 1, disc(0, 0, 74, '#9ad0c0', 50), disc(0, 0, 34, oak, 22)),
  )

/** The corridor between the two Houses: a green door, a red door, a carpet of both. */
export const corridor = (): Part =>
  group(
    fill(poly('-20 -20, 330 -20, 330 700, -20 860'), '#a9cdb0'),
    fill(poly('1270 -20, 1620 -20, 1620 860, 1270 700'), '#e3a49a'),
    ...[560, 800, 1040].map((x) =>
      shape(
        poly([
          [x - 90, 520],
          [x - 90, 190],
          [x, 90],
          [x + 90, 190],
          [x + 90, 520],
        ]),
        '#f6e2b3',
      ),
    ),
    shape(poly('90 150, 280 210, 280 730, 90 820'), green),
    ink(poly('120 220, 250 255, 250 430, 120 440').concat(poly('120 500, 250 480, 250 680, 120 740')), 6, gold),
    dot(262, 470, 13, gold),
    shape(poly('1510 150, 1320 210, 1320 730, 1510 820'), red),
    ink(poly('1480 220, 1350 255, 1350 430, 1480 440').concat(poly('1480 500, 1350 480, 1350 680, 1480 740')), 6, gold),
    dot(1338, 470, 13, gold),
    cut(pts('330 690, 1270 690, 1640 870, 1640 1040, -40 1040, -40 870'), oak, 3, 190),
    cut(pts('200 770, 800 760, 800 900, 100 900'), green, 3, 190),
    cut(pts('800 760, 1400 770, 1500 900, 800 900'), red, 3, 190),
    ink(line('110 900, 1500 900'), 10, gold),
  )

/** The royal cushion, 1000 wide, its middle on (0,0); what rests on it sinks in by `sunk`. */
export const cushion = (sunk: number): Part =>
  group(
    shape(
      blob(
        [
          [-480, -60],
          [-400, -110],
          [0, -80 + sunk],
          [400, -110],
          [490, -60],
          [450, 40],
          [480, 120],
          [400, 150],
          [0, 130],
          [-400, 150],
          [-480, 120],
          [-450, 40],
        ],
        0.14,
      ),
      red,
    ),
    ink(curve([-440, 20], [0, 60 + sunk * 0.5], [440, 20]), 7, gold),
    disc(-470, 70, 34, gold),
    disc(470, 70, 34, gold),
  )

/** A golden quill held at (0,0), its nib at (0,150). */
export const quill = (): Part =>
  group(
    limb(line('0 -200, 0 150'), gold, 12),
    shape(blob('0 -60, -60 -150, -40 -270, 20 -330, 54 -230, 46 -130'), gold),
    ink(line('4 -50, 14 -300').concat(line('4 -120, -40 -180'), line('6 -160, 44 -220')), 5, oak),
  )

/** Stars that burst about (1080, 480) and begin to fall; `t` goes from 0 to 1. */
export const fanfare = (t: number): Part =>
  group(
    ...arc(1080, 480, 250 + t * 300, 170, 370, 9, 250 + t * 170).map(([x, y], i) =>
      fill(star(Math.round(x), Math.round(y + t * t * 90), 5, 30 - (i % 3) * 6, 13), i % 2 ? gold : '#f6e2b3'),
    ),
  )
