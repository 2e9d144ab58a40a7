/** What a hillside is worth: a shop of nature's services, torn from the fourteen colours of its own valley. */

import { keeper } from '../../kit/actors/earth-folk'
import { opening, shop } from '../../kit/actors/earth-shelves'
import { pan } from '../../kit/actors/earth-shop'
import { fir, hill, oak, strip } from '../../kit/actors/earth-valley'
import * as k from '../../kit/index'
import { earth, earthScene, rub, scrap, stratum, torn } from '../../kit/techniques/earth'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip } = k
const { chalk, clay, ochre, rawSienna, redOchre, burntSienna, bramble, rawUmber, umber, terreVerte, moss } = earth

/** Three weights, 200 wide, on (0,0). */
const weights = (): k.Part =>
  k.group(
    ...[
      [-62, 92, 34],
      [12, 132, 42],
      [82, 64, 28],
    ].map(([x = 0, h = 0, w = 0], i) =>
      k.group(
        scrap(k.oval(x, -h - 14, 13), umber),
        torn(
          k.poly([
            [x - w, 4],
            [x - w * 0.8, -h],
            [x + w * 0.8, -h],
            [x + w, 4],
          ]),
          [burntSienna, bramble, redOchre][i] as string,
          undefined,
          2,
        ),
        rub(
          k.poly([
            [x + 4, 0],
            [x + 4, -h],
            [x + w * 0.7, -h],
            [x + w * 0.9, 0],
          ]),
          [redOchre, burntSienna, ochre][i] as string,
          { slant: 80 },
        ),
      ),
    ),
  )

/** Torn paper takes more bytes than ink. */
export const limit = 17_000

export const moving: Movings = {
  'projects/natural-capital/cover': [{ order: '1 2 3 4 5 6 7 8', rate: 8, rest: 4 }],
}

export const scenes: Scenes = {
  'projects/natural-capital/cover': (n = 0) => {
    // The hillside sinks and rises on its pan; the pans swing after.
    const [sunk, sway] = [k.chart(n, 0, 18, 46, 58, 44, 16, -8, -12), k.chart(n, 0, -2, -3, 1, 4, 4, 2, -2)]
    return earthScene(
      // The page takes its colour from the ground: the valley's green, not the sky's ochre.
      moss,
      31,
      k.fill(k.box(0, 0, 1600, 1000), clay),
      rub(k.poly('-40 -40, 1640 -40, 1640 900, -40 900'), ochre, { slant: -3, gap: 44, dash: '40 30 3 60 90 44 9 80' }),
      stratum('-40 300, 240 200, 520 330, 760 240, 980 380, 1640 300', terreVerte, chalk),
      rub(k.poly('-40 330, 240 240, 520 360, 760 290, 900 380, 600 520, -40 480'), moss, { slant: 12, gap: 26 }),
      stratum('-40 540, 300 430, 620 540, 1000 470, 1640 560', rawSienna, clay),
      rub(k.poly('300 460, 600 560, 1000 500, 1300 540, 1300 620, 800 640, 360 590'), ochre, { slant: 4, gap: 22 }),
      stratum('-40 640, 360 600, 800 660, 1640 620', redOchre, ochre),
      rub(k.poly('-40 680, 360 640, 800 700, 800 850, -40 850'), burntSienna, { slant: -8, gap: 22 }),
      at(
        1290,
        860,
        1.28,
        flip(keeper({ look: 0.8, front: '110 -270, 250 -230, 330 -330', back: '-110 -260, -180 -140, -90 -60' })),
      ),
      at(
        0,
        0,
        1,
        strip(
          [
            [580, 250],
            [580, 800],
          ],
          umber,
          36,
        ),
        at(
          250,
          330 + sunk,
          1,
          pan(k.group(at(0, 0, 0.62, hill()), at(-70, -130, 0.5, oak()), at(54, -150, 0.42, fir())), sway),
        ),
        at(910, 190 - sunk, 1, pan(weights(), -sway)),
        strip(
          [
            [250, 330 + sunk],
            [580, 260],
            [910, 190 - sunk],
          ],
          ochre,
          26,
        ),
      ),
      stratum('-40 850, 500 838, 1000 850, 1640 840', umber, rawUmber),
      stratum('-40 920, 700 930, 1640 915', bramble, burntSienna),
    )
  },
  'films/natural-capital': () => earthScene(earth.peat, 32, ...shop(opening)),
}
