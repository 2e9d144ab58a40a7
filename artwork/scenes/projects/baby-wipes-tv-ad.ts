/** The baby-wipes film in cut paper with oats: porridge on a high chair. */
import { babyHead, bowl, dab, fist, gloop, highChair, spoon, tray } from '../../kit/actors/wipes'
import { bib } from '../../kit/actors/wipes-home'
import * as k from '../../kit/index'
import { land, oats, porridge, sheet, speckle, strip } from '../../kit/techniques/oat-paper'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, scene, turn } = k
const B = 'projects/baby-wipes-tv-ad'

/** Torn edges and flakes take more bytes than ink. */
export const limit = 26_000

export const moving: Movings = {
  [`${B}/cover`]: [{ order: '1 2 3*2 4 5 6 2 3*2 4 5 6', rest: 16 }],
}

/** The scenes. */
export const scenes: Scenes = {
  [`${B}/cover`]: (n = 0) => {
    // A fist is lifted, comes down on the tray, and what is on it hops.
    const bang = k.chart(n, 0, -50, -70, 110, 190, 80)
    return scene(
      // The page takes its colour from the ground: the blue of the kitchen wall, for cream would make it marigold.
      { ground: '#c4d8e0', grain: false },
      sheet(k.blob('-100 -80, 1060 -80, 1010 140, 1080 420, 900 700, 860 1080, -100 1080'), oats.cream, { torn: 20 }),
      speckle(oats.oat, 16, 3),
      at(1400, 220, 1.1, dab(30)),
      highChair(),
      sheet(k.blob('500 900, 500 660, 600 580, 800 580, 900 660, 896 900', 0.14), oats.sky),
      strip(k.curve('540 660, 400 610, 330 450'), oats.skin, 84),
      strip(k.curve([860, 660], [1000 + bang * 0.2, 610 + bang * 0.3], [1080 + bang * 0.1, 440 + bang]), oats.skin, 84),
      at(326, 420, 1, fist()),
      at(1086 + bang * 0.1, 410 + bang, 1, fist()),
      at(700, 420, 1.25, babyHead({ look: [0.1, 0] })),
      porridge(
        k.blob(
          '480 250, 560 190, 640 150, 740 160, 860 150, 900 220, 930 300, 880 270, 850 330, 800 260, 740 250, 690 340, 640 270, 570 300, 540 270',
          0.2,
        ),
        { seed: 3 },
      ),
      at(900, 520, 0.62, dab(8)),
      at(330, 390, 0.5, dab(40)),
      at(1090 + bang * 0.1, 380 + bang - k.chart(n, 0, 0, 0, 24, 40, 20), 0.5, dab(41)),
      at(640, 720, 0.7, dab(10)),
      tray(),
      at(900, 690 - k.chart(n, 0, 0, 0, 0, 22, 14), 1, bowl()),
      at(1290, 760, 0.5, turn(130, spoon())),
    )
  },
  'films/baby-wipes-tv-ad': () =>
    scene(
      { ground: oats.mist, grain: false },
      speckle(oats.sky, 16, 4),
      land('-40 640, 400 560, 900 630, 1640 540', oats.cream, { torn: 22, lift: 14 }),
      at(760, 1010, 1, bib()),
      at(760, 480, 1.35, babyHead({ eyes: 'wide', mouth: 'laugh', look: [0.8, -0.7] })),
      at(
        1190,
        330,
        1,
        turn(
          -16,
          spoon(
            at(
              -40,
              -92,
              0.72,
              gloop({
                hands: [-80, -90],
              }),
            ),
          ),
        ),
      ),
    ),
}
