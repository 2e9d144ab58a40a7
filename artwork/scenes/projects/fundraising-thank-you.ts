/** Fundraising Thank You, in strips of watercolour: a small red car on its way home. */
import { cast, tinyHead } from '../../kit/actors/thanks'
import { redCar, windscreen } from '../../kit/actors/thanks-car'
import { around, dusk, grey, road } from '../../kit/actors/thanks-land'
import { heart } from '../../kit/actors/thanks-places'
import * as k from '../../kit/index'
import { pans, pencil, wash } from '../../kit/techniques/watercolour'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, scene, turn } = k
const F = 'projects/fundraising-thank-you'

/** Washes take more bytes than ink. */
export const limit = 32_000

export const moving: Movings = {
  [`${F}/cover`]: [{ order: '1 2 3 4 5 6', rate: 8 }],
}

/** Hearts on a string, from the car on: place, size, turn. */
const hearts = [
  [590, 560, 0.75, -10],
  [440, 620, 0.85, 14],
  [290, 500, 1, -14],
  [160, 350, 1.15, 10],
  [90, 170, 1.3, -12],
] as const

/** The scenes. */
export const scenes: Scenes = {
  [`${F}/cover`]: (n = 0) =>
    scene(
      // A paper that is a little blue: the page takes its colour from the ground.
      { ground: '#f5f9fc', grain: false },
      dusk(1270),
      wash(k.blob('-60 860, -40 700, 420 650, 900 700, 1660 640, 1660 860'), pans.indigo, { strength: 0.45 }),
      road(790, pans.indigo),
      pencil(k.curve('712 690, 560 600, 420 640, 270 500, 130 320, 60 110'), 5),
      ...hearts.map(([x, y, size, lean], i) => {
        const swing = (amount: number, lag = 0) => k.swing(n, 6, amount, i / 5 + lag)
        const paper = i % 2 ? heart(pans.mist, 0.16, i + 1) : heart(pans.red, 0.6, i + 1)
        return at(x + swing(10), y - swing(22), size, turn(lean + swing(10, 0.2), paper))
      }),
      at(950, 860 - k.chart(n, 0, 6, 2, -2, 4, 2), 1.36, redCar({ lit: true, front: tinyHead(cast.driver) })),
    ),
  'films/fundraising-thank-you': () =>
    scene(
      { ground: pans.paper, grain: false },
      around(grey),
      windscreen({
        driver: cast.driver,
        passenger: cast.grandmother,
        driving: { look: 0.3 },
        riding: { mood: 'worried', look: -0.2 },
        mirrored: 'branches',
        way: 1400,
      }),
    ),
}
