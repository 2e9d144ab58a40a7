import * as k from '../../kit/index'

const { at, pal, scene } = k

export const scenes: Record<string, () => string> = {
  'films/coin-stays-in': () =>
    scene(
      { ground: pal.teal, seed: 77 },
      k.fill(k.box(560, 90, 900, 640), pal.marigold),
      k.fill(k.box(560, 90, 900, 190), pal.sky),
      ...[
        [620, pal.coral, pal.paper],
        [860, pal.plum, pal.marigold],
        [1100, pal.leaf, pal.blush],
        [1330, pal.rust, pal.sky],
      ].map(([x, a, b]) =>
        at(
          Number(x),
          0,
          1,
          k.rect(0, 190, 200, 470, String(a)),
          k.rect(24, 420, 152, 180, String(b)),
          k.shape(k.poly('0 340, 200 340, 220 410, -20 410'), pal.paper),
          k.ink(k.line('60 344, 54 406, 120 344, 130 406'), 8, String(a)),
          k.ink([...k.line('50 240, 50 280'), ...k.line('140 240, 140 280')], 30, pal.marigold),
        ),
      ),
      k.fill(k.box(560, 650, 900, 80), pal.paper),
      k.ink(k.box(560, 90, 900, 640), 20),
      k.rect(480, 40, 1060, 30, pal.night, 14),
      k.shape(k.blob('500 60, 720 60, 760 300, 800 560, 740 800, 500 800', 0.08), pal.plum),
      k.shape(k.blob('1540 60, 1330 60, 1280 300, 1250 560, 1300 800, 1540 800', 0.08), pal.plum),
      k.ink(
        [
          ...k.curve('580 70, 600 400, 570 790'),
          ...k.curve('660 70, 690 400, 660 790'),
          ...k.curve('1460 70, 1440 400, 1470 790'),
          ...k.curve('1390 70, 1360 400, 1380 790'),
        ],
        7,
        pal.lilac,
      ),
      k.ground(880, pal.night),
      k.limb(k.curve('440 620, 620 560, 770 540'), pal.rust, 34),
      k.limb(k.curve('500 700, 900 800, 1100 690, 1270 560'), pal.rust, 34),
      k.limb(k.line('280 850, 270 940'), pal.rust, 34),
      k.limb(k.line('400 850, 410 940'), pal.rust, 34),
      k.disc(366, 640, 250, '#8a3a1e'),
      k.disc(340, 630, 250, '#d9773f'),
      k.ink(k.oval(340, 630, 205), 7),
      at(340, 620, 2.6, k.face('calm', 0.6)),
      k.disc(776, 538, 30, pal.rust),
      k.disc(1272, 556, 30, pal.rust),
    ),
}
