/** The stages of a production: from the first talk to the storyboard. */

import { ben } from '../kit/actors/portraits'
import * as k from '../kit/index'
import * as c from '../kit/props/creatures'

const { at, flip, pal, pts, scene, turn } = k

const strip = [
  at(0, 10, 0.7, c.sideFox(pal.coral, 1)),
  k.disc(50, -40, 34, pal.marigold) + k.fill(k.poly('-150 100, -50 -50, 20 40, 60 -10, 150 100'), pal.teal),
  at(0, 0, 0.7, k.moon(pal.marigold)),
  at(0, 10, 0.8, k.boat(pal.coral)),
  at(0, 0, 1.7, k.stare(pal.marigold)),
  at(0, 0, 0.7, k.house(pal.sand)),
]

export const scenes: Record<string, () => string> = {
  'process/briefing-scripting': () =>
    scene(
      { ground: pal.marigold, seed: 51 },
      k.cut(pts('900 -40, 1640 -40, 1640 1040, 1100 1040'), '#ffc861', 8, 200),
      k.windowOn(640, 70, 320, 330, pal.sky, at(200, 140, 0.7, k.cloud())),
      at(350, 800, 1.45, k.bust({ skin: 4, hair: 'bun', mood: 'think', top: pal.teal, look: 0.8 })),
      at(1260, 800, 1.3, flip(ben(0.8))),
      k.ground(760, pal.paper),
      k.ink(k.line('-20 762, 1620 756')),
      k.ink(
        [
          ...k.curve('640 830, 520 900, 380 860, 240 910, 60 880'),
          ...k.curve('960 830, 1100 910, 1250 850, 1420 920, 1580 880'),
        ],
        13,
        pal.coral,
      ),
      k.disc(800, 680, 200, pal.coral, 180),
      k.ink(
        [
          ...k.curve('620 640, 760 520, 960 620'),
          ...k.curve('630 740, 800 590, 980 710'),
          ...k.curve('680 820, 840 680, 960 780'),
          ...k.curve('700 540, 900 640, 900 830'),
          ...k.curve('640 590, 780 700, 780 850'),
        ],
        8,
        '#a8233a',
      ),
      at(650, 770, 1, turn(14, c.hand(k.skins[4] as string, pal.teal, 'pinch', 400))),
      at(950, 740, 1, flip(turn(12, c.hand(k.skins[0] as string, pal.paper, 'pinch', 400)))),
    ),
  'process/pre-production': () =>
    scene(
      { ground: pal.teal, seed: 52 },
      k.cut(pts('-40 -40, 1640 -40, 1640 200, -40 320'), '#0b6b62', 6, 200),
      k.ink([...k.line('120 60, 120 120'), ...k.line('560 60, 560 110'), ...k.line('760 60, 760 110')], 12),
      k.shape(k.poly('90 120, 420 170, 420 200, 90 260'), pal.steel),
      k.shape(k.blob('100 110, 20 120, -10 190, 40 260, 110 260'), pal.marigold),
      k.limb(k.line('560 110, 560 330'), '#b97a4e', 30),
      k.shape(k.poly('490 300, 620 300, 650 340, 620 370, 490 370'), pal.steel),
      k.limb(k.line('760 110, 760 210'), pal.coral, 40),
      k.limb(k.line('760 220, 760 350'), pal.steel, 16),
      k.shape(k.poly('880 760, 1040 330, 1110 420, 1230 200, 1420 760'), pal.lilac),
      k.shape(k.poly('1180 296, 1230 200, 1290 370, 1240 340, 1210 380'), pal.paper),
      k.shape(k.poly('1230 760, 1390 420, 1580 760'), pal.sky),
      k.fill(k.poly('1110 420, 1230 760, 1060 760'), '#b39fd3'),
      k.fill(k.poly('1390 420, 1440 760, 1580 760'), '#7cc0e6'),
      k.shape(k.poly('-40 760, 1640 740, 1640 850, -40 870'), '#d9975f'),
      k.fill(k.poly('-40 864, 1640 848, 1640 1040, -40 1040'), '#8d5837'),
      k.ink(
        [
          ...k.curve('60 820, 300 800, 620 816'),
          ...k.curve('760 800, 1100 790, 1500 810'),
          ...k.line('-10 936, 1610 926'),
        ],
        5,
      ),
      at(560, 640, 1.9, c.curledFox(pal.coral)),
      at(
        860,
        822,
        1,
        turn(
          -3,
          k.rect(-330, -34, 660, 60, pal.marigold),
          k.ink(
            Array.from({ length: 15 }, (_, i) =>
              k.line([-300 + i * 42, -30], [-300 + i * 42, i % 2 ? -16 : -4]),
            ).flat(),
            6,
          ),
        ),
      ),
      at(140, 700, 1, k.pencil(pal.paper)),
      k.rect(90, 880, 240, 160, pal.steel, 10),
      k.limb(k.line('120 930, 300 990'), pal.night, 18),
      ...[...Array(5).keys()].map((i) =>
        k.ink(k.curve(...k.arc(1300 + i * 56, 890 + (i % 2) * 40, 26, 20, 300, 5)), 9, pal.sand),
      ),
    ),
  'process/style-stills': () =>
    scene(
      { ground: pal.blush, seed: 53 },
      k.cut(pts('-40 -40, 420 -40, 600 1040, -40 1040'), '#ffb5a2', 8, 200),
      k.ground(860, pal.plum),
      k.limb(k.line('640 20, 560 960'), '#b97a4e', 34),
      k.limb(k.line('640 20, 300 960'), '#b97a4e', 34),
      k.limb(k.line('700 20, 1010 960'), '#b97a4e', 34),
      at(
        650,
        390,
        1,
        turn(
          -3,
          k.rect(-450, -300, 900, 600, pal.paper),
          k.fill(k.box(-420, -270, 840, 540), pal.sky),
          k.fill(k.oval(190, -110, 92), pal.marigold),
          k.fill(k.poly('-420 270, -420 20, -230 -90, -60 50, 130 -30, 420 90, 420 270'), pal.lilac),
          k.fill(k.poly('-420 270, -420 130, -100 60, 210 140, 420 80, 420 270'), pal.teal),
          k.fill(k.poly('-60 270, 40 150, 60 100, 80 150, 190 270'), pal.paper),
          at(-270, 210, 0.85, k.tree('fir', pal.leaf)),
          at(310, 250, 0.8, k.tree('round', pal.coral)),
        ),
      ),
      k.limb(k.line('250 706, 1040 690'), '#b97a4e', 36),
      ...(
        [
          [1210, pal.coral],
          [1400, pal.marigold],
          [1300, pal.teal],
        ] as const
      ).map(
        ([x, p], i) =>
          k.rect(x - 80, 760 + (i > 1 ? 90 : 0), 160, 150, pal.paper, 12) +
          k.disc(x, 764 + (i > 1 ? 90 : 0), 80, p, 26) +
          k.fill(
            k.blob([
              [x - 50, 780 + (i > 1 ? 90 : 0)],
              [x - 10, 784 + (i > 1 ? 90 : 0)],
              [x - 24, 850 + (i > 1 ? 90 : 0)],
            ]),
            p,
          ),
      ),
      at(1440, 640, 1.5, flip(k.brush(pal.marigold))),
    ),
  'process/storyboard': () =>
    scene(
      { ground: pal.sky, seed: 54 },
      at(1330, 130, 1.2, k.cloud()),
      at(300, 110, 0.9, k.cloud()),
      k.hills(780, pal.moss, 50, 6),
      at(1430, 850, 1.1, k.tree('round', pal.leaf)),
      k.hills(900, pal.leaf, 30, 9),
      k.limb(k.line('90 120, 70 1010'), '#b97a4e', 34),
      k.ink(k.curve('90 170, 500 260, 900 290, 1640 180'), 8),
      k.ink(k.curve('80 580, 500 660, 900 690, 1640 590'), 8),
      ...strip.map((art, i) => {
        const x = 360 + (i % 3) * 440
        const y = (i < 3 ? 390 : 790) + (i % 3 === 1 ? 24 : i % 3 === 2 ? 6 : 0)
        const tone = [pal.marigold, pal.sky, pal.night, pal.aqua, pal.plum, pal.blush][i] as string
        return at(
          x,
          y,
          1,
          turn(
            [-3, 2, 4, 3, -2, -4][i] as number,
            k.rect(-190, -135, 380, 270, pal.paper),
            k.fill(k.box(-160, -106, 320, 212), tone),
            art,
            k.rect(-130, -168, 24, 66, pal.coral, 6),
            k.rect(110, -168, 24, 66, pal.coral, 6),
          ),
        )
      }),
    ),
}
