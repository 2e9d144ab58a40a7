import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

export const moving: Movings = {
  'banners/rex-factor': [{ order: '1 2 3*2 4 3*2 4 3*3 5 6', rest: 20 }],
}

export const scenes: Scenes = {
  'banners/rex-factor': (n = 0) =>
    k.banner(
      260,
      '#ffb9a0',
      k.cut(k.pts('-30 -30, 1640 -30, 1640 150, -30 210'), pal.lilac, 8, 150),
      at(1000, 400, 2.3, k.sun(pal.marigold, '#ffd98a')),
      k.hills(440, pal.plum, 40, 5, 1600, 640, false),
      at(1340, 390, 0.8, k.castle(pal.lilac, pal.coral)),
      at(430, 190, 0.7, k.bird(pal.paper, pal.sky)),
      k.shape(k.blob('640 640, 660 420, 720 330, 800 300, 880 330, 930 420, 960 640', 0.14), pal.coral),
      k.fill(k.poly('770 330, 826 330, 850 640, 744 640'), pal.paper),
      k.ink([...k.line('770 340, 744 640'), ...k.line('826 340, 850 640')], 6),
      k.shape(k.blob('668 372, 730 306, 800 330, 868 306, 930 372, 880 410, 800 420, 716 410', 0.17), pal.paper),
      ...['716 360', '760 388', '830 390', '880 358', '786 460', '810 520'].map((d) => {
        const [x = 0, y = 0] = d.split(' ').map(Number)
        return k.dot(x, y, 6, pal.ink, 12)
      }),
      at(800, 236, 1.4, k.head({ skin: 1, hair: 'bald', beard: true, hairColour: pal.rust, mood: 'calm', look: 1 })),
      at(800, 148, 0.86, k.crown(pal.marigold)),
      at(
        1040 + k.chart(n, 0, -4, 12, 8, 4),
        272 - k.chart(n, 0, -6, 10, 6, 3),
        1.25,
        turn(-8 - k.chart(n, 0, -3, 5, 3, 1), p.trumpet('#ffc93c')),
      ),
      k.limb(k.curve('900 400, 990 400, 1000 318'), pal.coral, 44),
      k.disc(1002, 306, 24, k.skins[1]),
      at(
        k.chart(n, 0, -14, 22, 34, 16, 4),
        k.chart(n, 0, 2, -6, -8, -4),
        1,
        k.ink(
          [...k.line('1290 190, 1350 160'), ...k.line('1296 240, 1364 240'), ...k.line('1286 290, 1344 320')],
          k.chart(n, 12, 9, 15, 14, 13, 12),
        ),
      ),
      k.shape(
        k.poly(
          '-30 670, -30 446, 90 446, 90 508, 210 508, 210 446, 330 446, 330 508, 450 508, 450 446, 570 446, 570 508, 690 508, 690 446, 810 446, 810 508, 930 508, 930 446, 1050 446, 1050 508, 1170 508, 1170 446, 1290 446, 1290 508, 1410 508, 1410 446, 1530 446, 1530 508, 1640 508, 1640 670',
        ),
        pal.night,
      ),
    ),
}
