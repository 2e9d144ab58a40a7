/** Who and what acts in Questions Answered: a sofa for two, a worry that is unravelled, a crowd under one umbrella. */
import { at, cut, disc, fill, group, hairs, ink, limb, type Part, rect, shape, squash, turn } from '../core'
import { head, type Look } from '../head'
import { questions } from '../palettes'
import { blob, box, curve, line, oval, type Pt, pts, rng } from '../path'
import { tree } from '../plants'
import { type FigureOptions, figure, umbrella } from '../props/figure'
import { plaster } from '../props/tech'
import { floor, framed, windowOn } from '../rooms'

const { blue, pale, rose, butter, cream, sage } = questions

/** A mug whose steam goes through four drawings. */
export function steamingMug(c: string, band: string, n: number): Part {
  const bend = [0, 10, 20, 10][n % 4] ?? 0
  const wisp = (x: number) => curve([x, -74], [x - 10 + bend, -94], [x + 8 - bend, -114], [x - 4 + bend * 0.4, -136])
  return group(
    limb(curve('54 -20, 92 -14, 88 34, 50 40'), c, 12),
    rect(-60, -54, 120, 124, c, 16),
    fill(oval(0, 12, 26), band),
    ink([...wisp(-22), ...wisp(18)], 7),
  )
}

/** The room behind the sofa, and the sofa's back. */
export const sofaBack = (): Part =>
  group(
    cut(pts('880 -40, 1640 -40, 1640 1040, 1060 1040'), '#ffcb6b', 8, 150),
    windowOn(640, 60, 330, 300, pale, at(170, 300, 0.8, tree('round', sage))),
    floor(860, '#d9935f'),
    rect(150, 480, 1300, 320, rose, 90),
  )

/** The sofa's seat and arms, before those who sit in it. */
export const sofaFront = (): Part =>
  group(
    rect(110, 760, 1380, 150, '#e57368', 60),
    ink(line('800 770, 800 900'), 6),
    rect(70, 600, 150, 330, '#e57368', 60),
    rect(1380, 600, 150, 330, '#e57368', 60),
  )

/** The grandmother with her glasses; figure options are how she acts. */
export const grandmother = (o: FigureOptions): Part =>
  figure({
    skin: 2,
    hair: 'bun',
    hairColour: hairs[4],
    glasses: true,
    top: '#8a5fa8',
    bottom: '#8a5fa8',
    ...o,
  })

/** The grandfather behind the pane. */
export const grandfather = (o: FigureOptions): Part =>
  figure({ skin: 3, hair: 'bald', hairColour: hairs[4], beard: true, glasses: true, top: sage, ...o })

/** The girl who visits him outside. */
export const granddaughter = (o: FigureOptions): Part => figure({ skin: 3, hair: 'long', look: 1, top: blue, ...o })

/** The nurse who lives next door, with a cross on the tunic. */
export const nurse = (o: FigureOptions): Part =>
  figure({ skin: 4, hair: 'short', top: blue, bottom: blue, bare: true, ...o }) +
  ink(line('-22 -220, -2 -220').concat(line('-12 -230, -12 -210')), 8, cream)

/** A worry and what it becomes: as many points in a tangle as in the heart. Its last point is the thread's end. */
export const tangle =
  '250 120, 330 60, 420 90, 430 170, 340 220, 260 180, 290 90, 390 50, 460 120, 400 210, 300 210, 240 150, 320 130, 410 140, 440 90, 360 110, 300 170, 380 190, 450 160, 500 190'
/** The heart that the thread lies in when it is unravelled. */
export const threadHeart =
  '800 400, 770 372, 738 342, 708 306, 694 266, 702 230, 730 212, 764 218, 790 244, 800 270, 812 244, 838 218, 872 212, 900 230, 908 268, 894 308, 862 344, 830 374, 800 402, 850 420'

/** The thread of a worry through points, its end at the last of them. */
export const thread = (points: string, end: Pt, drawn = 1): Part => {
  const all = [...pts(points).slice(0, -1), end]
  const shown = all.slice(0, Math.max(2, Math.round(all.length * drawn)))
  return ink(curve(...shown), 15, '#d9534a')
}

/** Where the vaccine is given: the wall behind the two. */
export const clinic = (): Part =>
  group(
    cut(pts('-40 -40, 560 -40, 800 1040, -40 1040'), '#b5d5f0', 8, 150),
    framed(690, 90, 240, 240, cream, at(0, 0, 1, heartShape(rose)), butter),
  )

/** A heart 200 wide. */
export const heartShape = (c: string): Part =>
  shape(blob('0 96, -96 10, -90 -60, -46 -82, 0 -50, 46 -82, 92 -58, 96 12'), c)

/** A sticking plaster, level, with a heart on it. */
export const heartPlaster = (): Part => group(turn(32, plaster('#f7c9b0')), at(0, 0, 0.3, heartShape(rose)))

/** A sleeve rolled up over the shoulder at (0,0); the bare arm below it bends at the elbow and lies on a table. */
export const rolledArm = (skin: string, sleeve: string, cuff: string): Part =>
  group(
    limb(curve('0 0, 34 90, 40 190, 56 262, 130 296, 220 298'), skin, 66, 7),
    disc(236, 296, 42, skin),
    limb(curve('-4 -16, 10 10, 20 36'), sleeve, 86, 7),
    limb(line('-26 58, 70 36'), cuff, 26, 6),
  )

/** The brick wall of a house, with a window that the view stands in. */
export const brickWindow = (view: Part): Part =>
  group(
    ink(
      [120, 240, 360, 480, 600, 720, 840, 960].flatMap((y, i) =>
        [0, 1, 2, 3, 4].flatMap((n) => line([n * 360 + (i % 2) * 180 - 100, y], [n * 360 + (i % 2) * 180 + 120, y])),
      ),
      6,
      '#b96a4e',
    ),
    rect(640, 90, 860, 720, cream),
    fill(box(690, 140, 760, 620), butter),
    framed(1160, 190, 180, 150, pale, '', blue),
    view,
    ink(box(690, 140, 760, 620), 12),
    ink(line('1330 140, 1330 760'), 14, cream),
    ink(line('1180 660, 1300 520').concat(line('1180 560, 1260 460')), 10, cream),
    rect(600, 770, 940, 60, cream),
  )

/** Head and shoulders in a crowd. */
export const crowd = (x: number, y: number, s: number, top: string, look: Look): Part =>
  at(x, y, s, shape(blob('-110 300, -84 120, -40 70, 40 70, 84 120, 110 300'), top), head(look))

/** Rain over the whole sky; `fallen` from 0 to 1 is how far it has come until it looks the same again. `dry` keeps it from under an umbrella. */
export const falling = (fallen: number, dry?: (x: number, y: number) => boolean): Part => {
  const rand = rng(1660)
  let d = ''
  for (let i = 0; i < 22; i++) {
    const [x, y] = [rand() * 1700, rand() * 180]
    for (let row = -1; row < 5; row += 1 + (i % 3)) {
      const down = y + (row + fallen) * 180 * (1 + (i % 3))
      const [px, py] = [Math.round(x - down * 0.3), Math.round(down)]
      if (down > -40 && down < 830 && !dry?.(px, py)) d += `M${px} ${py}l-14 46`
    }
  }
  return `<path d="${d}" stroke="${pale}" stroke-width="7"/>`
}

/** The big umbrella, its rim at y=0: `open` 0 is folded, 1 is open. */
export const bigUmbrella = (open: number): Part =>
  squash(
    Math.round((0.1 + open * 0.9) * 100) / 100,
    Math.round((1.1 - open * 0.1) * 100) / 100,
    umbrella(600, butter, rose, 230),
  )

/** The nurse of the umbrella: hand and mood are how she acts. */
export const umbrellaNurse = (o: FigureOptions): Part =>
  figure({
    skin: 3,
    hair: 'bob',
    top: blue,
    bottom: blue,
    bare: true,
    legs: ['-24 -140, -26 -70, -28 -8', '24 -140, 26 -70, 28 -8'],
    ...o,
  })

/** A puddle's ring where a drop fell. */
export const splashes = (n: number): Part =>
  ink(
    [90, 250, 640, 1320, 1520].flatMap((x, i) => ((n + i) % 3 === 0 ? oval(x, 890 + (i % 2) * 60, 34, 8) : [])),
    6,
    '#4d6fb0',
  )
