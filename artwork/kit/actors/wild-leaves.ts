/** The jungle of Wild Wonderful World: a hollow among few large leaves, each cut from paper, that can be told apart. */
import { group, type Part, pal } from '../core'
import { blade, cutLeaf, lay, saw, split } from '../techniques/cut-leaves'

/** The dark that the eyes look out of. */
export const gloom = '#14233a'

const dark = '#12585a'
const mid = '#187264'
const bright = '#379a68'

type Place = readonly [x: number, y: number, degrees: number, size: number, colour: string]

/** Where leaves come into the picture from, how they turn, how large they are and their colour; the far ones first. */
const behind: Place[] = [
  [60, -60, 128, 1.9, dark],
  [1120, -110, 192, 1.6, dark],
  [1560, -70, 226, 2, dark],
  [-70, 690, 70, 1.8, dark],
  [1680, 660, 288, 1.8, dark],
  [1390, -70, 204, 1.75, mid],
  [300, -70, 154, 1.7, mid],
  [560, -130, 172, 1.75, bright],
  [840, -170, 177, 1.55, mid],
  [-70, 400, 88, 1.65, mid],
  [1690, 360, 260, 1.85, bright],
]
const before: Place[] = [
  [420, 1110, 30, 1.45, mid],
  [1180, 1100, -22, 1.4, mid],
  [660, 1130, 6, 1.25, bright],
  [920, 1170, 10, 1.35, mid],
  [1360, 1120, -44, 1.7, bright],
]

const leaves = (list: Place[], stir: number): Part =>
  group(
    ...list.map(([x, y, degrees, size, colour], i) =>
      lay(i % 4 === 3 ? saw(colour) : blade(colour), x, y, degrees + stir * (i % 2 ? 1 : -0.6), size),
    ),
  )

/** What is behind a pair of eyes in the leaves; `stir` turns the leaves, in degrees. */
export const hollow = (stir = 0): Part => leaves(behind, stir)

/** What is before it. */
export const hollowFront = (stir = 0): Part =>
  group(
    leaves(before, stir),
    lay(split(pal.leaf), 60, 1120, 24 - stir, 2.3),
    lay(split(pal.teal), 1590, 1130, -30 + stir, 1.9),
  )

/** The leaf over the pool that the tree frog sits on, its stalk at (0,0), 1300 long to the left. */
export const perch = (nod = 0): Part =>
  lay(
    cutLeaf(
      '0 -190, -330 -138, -700 -52, -1050 82, -1300 252, -1010 272, -620 256, -260 224, 0 170',
      '0 10, -420 60, -860 146, -1300 252, -1010 272, -620 256, -260 224, 0 170',
      '#3a9159',
      {
        slits:
          '-260 34, -366 -84, -296 38|-520 78, -640 -14, -560 84|-790 128, -890 66, -826 134|-240 56, -340 176, -276 62|-520 100, -640 206, -560 110|-800 150, -920 226, -840 158',
        curl: '-1300 252, -1050 82, -1010 170, -1120 266',
      },
    ),
    1700,
    520,
    nod,
  )
