/** Skies and land behind the red car of the thank-you film, in strips of watercolour. */

import { at, fill, group, type Part } from '../core'
import { blob, oval, poly } from '../path'
import { pans, stripe, stripes, thin, wash } from '../techniques/watercolour'
import { hospital, leafyTree } from './thanks-places'

/** Five strips behind the car as it comes towards us. */
export const around = (colours: readonly string[]): Part =>
  stripes(
    '-60 1500 -10 136 10, 60 1700 146 130 10, -60 1540 296 136 10, 40 1700 452 130 10, -60 1560 600 170 0',
    colours,
    0.42,
  )

/** What the passengers see outside: a grey morning, a bright day. */
export const grey = [pans.mist, pans.sky, pans.mist, pans.lavender, pans.olive]
export const bright = [pans.sky, pans.mist, pans.sky, pans.lemon, pans.sap]

/** A low sun over hills; the sun is at `x`. */
export const dusk = (x: number): Part =>
  group(
    stripes('-40 1480 -20 126 10, 50 1660 120 112 16, -60 1510 238 108 20, 90 1660 356 104 16', [
      pans.lavender,
      pans.lavender,
      pans.rose,
      pans.apricot,
    ]),
    wash(oval(x, 480, 120), pans.gold, { strength: 0.75, bloom: [x - 20, 450, 50] }),
    stripes('-60 1560 474 110 0', [pans.gold], 0.42),
    wash(blob('-60 800, -40 590, 260 520, 520 590, 820 540, 1120 600, 1420 520, 1660 590, 1660 800'), pans.violet, {
      strength: 0.5,
    }),
  )

/** The road in front: two stripes. */
export const road = (y: number, c: string = pans.violet): Part =>
  group(
    stripe(-60, 1660, y, 120, c, { seed: 61, strength: 0.55 }),
    stripe(-60, 1660, y + 104, 130, pans.indigo, { seed: 62, strength: 0.5 }),
  )

const cloud = group(
  fill(blob('-160 60, -120 -10, -60 -30, -30 -110, 50 -120, 90 -40, 160 -10, 170 60, 0 76'), pans.paper),
  wash(blob('-140 64, -60 20, 40 40, 150 30, 160 64, 0 78'), pans.lavender, { strength: 0.3, seed: 4 }),
)

/** What leaves on the left comes again on the right. */
const round = (x: number): number => ((((Math.round(x) + 300) % 2300) + 2300) % 2300) - 300

/** A noon landscape that passes; `way` is how far the car has come. Far things pass slowly. */
export const passing = (way: number): Part =>
  group(
    stripes('-60 1480 -10 130 8, 60 1660 134 120 8, -60 1560 268 110 8', [pans.sky, pans.mist, pans.sky], 0.46),
    ...[300, 1150].map((x, i) => at(round(x - way * 0.12), 180 + i * 60, 1, cloud)),
    at(
      Math.round(-way * 0.16),
      0,
      1,
      wash(blob('-60 700, -40 500, 300 430, 700 500, 1100 420, 1600 500, 2200 440, 2200 700'), pans.teal, {
        strength: 0.36,
        seed: 5,
      }),
    ),
    at(
      Math.round(-way * 0.4),
      0,
      1,
      wash(blob('-60 800, -40 640, 600 580, 1300 640, 2000 570, 2900 640, 2900 800'), pans.sap, {
        strength: 0.5,
        seed: 6,
      }),
      at(1640, 640, 0.8, hospital(pans.rose, pans.lemon)),
    ),
    road(780),
    ...(
      [
        [200, 0.9, pans.sap],
        [900, 1.2, pans.teal],
        [1500, 0.8, pans.sap],
      ] as const
    ).map(([x, size, c]) => at(round(x - way), 800, size, leafyTree(c))),
    ...[0, 1, 2, 3].map((i) =>
      at(round(i * 575 - way * 1.5), 940, 1, fill(poly('0 0, 150 -4, 156 8, 4 12'), thin(pans.paper, 0.8))),
    ),
  )
