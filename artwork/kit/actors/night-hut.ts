/** Saltbox's hut: the table with the radio, the mug, the kettle in a hand, the weather in the window. */
import { arc, blob, curve, join, line, oval, type Pt, poly, round } from '../path'
import { type Mark, one, put } from '../techniques/overprint'
import { over, paint, rule } from './night-press'
import { whole } from './night-team'

/** The window; `dawn` 0 is the night, 1 the sun over the ridge. */
const pane = (dawn: number): Mark[] => [
  paint(round('1120 60, 1500 60, 1500 420, 1120 420', 6), dawn > 0 ? 'r6' : 'n'),
  ...(dawn > 0 ? [paint(oval(1330, 330 - dawn * 90, 76), '')] : []),
  paint(poly('1120 420, 1120 340, 1230 190, 1310 290, 1390 220, 1500 340, 1500 420'), dawn > 0 ? 'n4' : 'n2'),
]
const frame = (): Mark =>
  rule(
    join(line('1120 60, 1500 60, 1500 420, 1120 420, 1120 60'), line('1310 60, 1310 420'), line('1120 240, 1500 240')),
    20,
    'nr',
  )

/** What the window shows, and the room: dark, or with the morning on its wall and table. */
export const room = (dawn: number, snow: number): Mark[] => [
  one(over(whole, dawn > 0 ? 'n4r7' : 'nr')),
  ...(dawn > 0 ? [one(paint(poly('1120 60, 1500 60, 900 790, 300 790'), 'n1r4'))] : []),
  one(...pane(dawn)),
  ...(dawn > 0
    ? []
    : [0, 1, 2, 3, 4, 5].map((i) => {
        const [x, y] = [1140 + ((i * 67 + snow * 2) % 340), 80 + ((i * 113 + snow * 3) % 300)]
        return rule(line([x, y], [x - 18, y + 20]), 8, '')
      })),
  one(frame()),
]

export const table = (dawn: number): Mark =>
  one(
    paint(poly('-60 780, 1660 780, 1660 1060, -60 1060'), 'r'),
    over(poly('-60 850, 1660 836, 1660 1060, -60 1060'), 'n5'),
    ...(dawn > 0 ? [paint(poly('330 790, 900 790, 700 836, 90 840'), 'r3')] : []),
  )

/** The light of the radio when it calls, and the radio. `needle` in degrees, `call` 0 to 1 and beyond. */
export const glow = (call: number): Mark[] =>
  call > 0.02
    ? [
        put(420, 520, call, 0, paint(oval(0, 0, 500, 400), 'n7r')),
        put(420, 520, call, 0, paint(oval(0, 0, 370, 300), 'n3r')),
      ]
    : []
export const radio = (needle: number, call: number): Mark[] => [
  one(
    rule(line('180 420, 90 60'), 14, 'nr'),
    paint(round('120 390, 740 390, 740 820, 120 820', 40), 'nr'),
    paint(round('150 420, 710 420, 710 790, 150 790', 24), 'n'),
    rule(join(...[0, 1, 2, 3, 4, 5].map((i) => line([190, 476 + i * 50], [420, 476 + i * 50]))), 20, 'nr'),
  ),
  paint(round('470 460, 680 460, 680 596, 470 596', 16), call > 0.3 ? '' : 'n4'),
  ...(call > 0.3 ? [over(round('470 460, 680 460, 680 596, 470 596', 16), 'r4')] : []),
  one(rule(join(...[500, 538, 576, 614, 650].map((x) => line([x, 568], [x, 540]))), 9, 'nr')),
  put(575, 600, 1, needle, rule(line('0 -8, 0 -116'), 10, 'nr')),
  one(
    ...[520, 632].flatMap((x, i) => [
      paint(oval(x, 692, 44), i ? '' : 'r'),
      rule(line([x, 692], [x + 24, 664]), 10, 'nr'),
    ]),
  ),
]

/** Arcs of a voice about the top of the aerial. */
export const voice = (n: number): Mark[] =>
  [0, 1, 2].map((i) => {
    const r = 40 + ((n + i * 3) % 9) * 22
    return rule(join(curve(...arc(92, 76, r, -62, 62, 6)), curve(...arc(92, 76, r, 118, 242, 6))), 12, '')
  })

/** A mug, its foot on (0,0). `full` 0 to 1 is how much steams in it. */
export const mug = (): Mark =>
  one(
    rule(curve('56 -130, 118 -124, 112 -50, 54 -40'), 24, ''),
    paint(round('-76 -160, 76 -160, 66 0, -66 0', 16), ''),
    over(round('-76 -160, -30 -160, -24 0, -66 0', 16), 'n6'),
    rule(line('-70 -92, 72 -92'), 22, 'r'),
  )
export const steam = (n: number): Mark => {
  const sway = [0, 14, 0, -14][Math.floor(n / 2) % 4] ?? 0
  const wisp = (x: number, up: number) =>
    curve([x, -180], [x - 26 + sway, -220 - up], [x + 24 - sway, -262 - up], [x - 10 + sway, -310 - up])
  return rule(join(wisp(-28, 0), wisp(30, 16)), 16, '')
}

/** The kettle by its handle on (0,0), and the arm that holds it from the right. */
export const kettle = (turned: number): Mark =>
  put(
    0,
    0,
    1,
    turned,
    paint(blob('-140 310, -170 180, -80 80, 80 80, 170 180, 140 310', 0.16), 'n'),
    over(blob('0 80, 80 80, 170 180, 140 310, 40 310, 90 190', 0.14), 'r'),
    paint(poly('-170 190, -250 100, -220 80, -130 140'), 'n'),
    rule(curve('-90 80, -80 -10, 80 -10, 90 80'), 24, 'r'),
    paint(oval(0, 70, 26, 20), 'r'),
  )
export const pourer = (): Mark[] => [
  rule(line('20 6, 300 -60, 760 -20'), 104, 'r'),
  rule(line('60 40, 300 -16, 760 30'), 30, 'nr'),
  rule(line('92 -52, 110 44'), 34, ''),
  paint(blob('-46 -40, 40 -52, 84 -20, 80 36, 20 54, -40 40', 0.16), 'nr'),
]
/** Tea on its way from spout to mug. */
export const stream = (from: Pt, to: Pt): Mark => rule(line(from, to), 18, 'n3r')
