import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = { 'films/hearing-test': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/hearing-test': (n = 0) =>
    scene(
      { ground: pal.lilac, seed: 44 },
      f.paper('-40 -40, 520 -40, 700 1040, -40 1040', pal.plum),
      ...[0, 1, 2].map((i) =>
        k.ink(
          k.curve(...k.arc(330, 560, 150 + i * 62 + k.swing(n, 8, 18, i / 4), 300, 350, 4)),
          13,
          [pal.marigold, pal.coral, pal.sky][i],
        ),
      ),
      k.rect(70, 440, 300, 210, pal.paper, 24),
      k.fill(k.box(100, 470, 240, 120, 10), pal.night),
      k.ink(k.curve('116 540, 146 500, 176 566, 206 490, 240 560, 280 512, 324 536'), 9, pal.aqua),
      ...[150, 220, 290].map((x, i) => k.dot(x, 620, 13, [pal.coral, pal.marigold, pal.teal][i])),
      k.limb(k.curve('360 600, 470 820, 560 660, 640 740'), pal.ink, 5, 2),
      k.limb(k.line('1040 540, 1010 470'), k.skins[4], 76, 8),
      k.shape(k.blob('720 1040, 780 720, 880 590, 1040 550, 1200 590, 1310 720, 1370 1040', 0.16), pal.coral),
      at(980, 340, 2.35, turn(-13, k.head({ skin: 4, hair: 'curly', mood: 'smile', look: -0.9 }))),
      k.limb(k.curve('820 680, 700 860, 760 930'), pal.coral, 120, 8),
      k.shape(
        k.blob('640 760, 700 640, 860 640, 1080 720, 1300 780, 1350 880, 1240 960, 900 940, 700 900', 0.17),
        pal.marigold,
      ),
      k.ink([...k.curve('880 656, 930 780, 880 930'), ...k.curve('1090 730, 1130 830, 1080 940')], 8, '#d98a10'),
      at(724, 690, 1.55, turn(-34, k.head({ skin: 4, hair: 'bald', mood: 'asleep', look: 0.1 }))),
      k.ink(k.curve('668 596, 690 576, 716 590, 702 612'), 9),
      k.shape(k.oval(648, 740, 26, 30), pal.teal),
      k.limb(k.curve('1290 700, 1400 900, 1180 960, 900 930'), pal.coral, 104, 8),
      k.limb(k.curve('900 930, 840 916, 800 880'), k.skins[4], 62, 8),
    ),
}
