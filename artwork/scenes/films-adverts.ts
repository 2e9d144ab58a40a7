/** Stills of the advertisements with something to sell at night or by the road. */
import * as k from '../kit/index'
import * as f from '../kit/props/films'

const { at, pal, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'films/bike-launch': () =>
    scene(
      { ground: pal.sky, seed: 74 },
      at(500, 480, 1, f.glow(620, pal.paper, 18)),
      k.ground(880, pal.moss),
      k.shape(k.poly('80 420, 600 420, 640 940, 60 940'), '#d9a066'),
      k.fill(k.poly('420 500, 620 440, 650 900, 470 820, 380 700'), '#6b3f2a'),
      k.shape(k.poly('80 420, -60 300, 200 250, 330 420'), '#e6b47c'),
      k.shape(k.poly('350 420, 420 210, 660 260, 600 420'), '#e6b47c'),
      k.shape(k.poly('600 430, 780 380, 720 520, 600 540'), '#c98b50'),
      k.shape(k.poly('620 800, 790 900, 640 940'), '#c98b50'),
      at(210, 700, 1.1, turn(-90, k.arrow(pal.rust))),
      at(
        990,
        610,
        1,
        turn(
          -10,
          at(0, 40, 3, k.bicycle(pal.coral)),
          k.limb(k.curve('-120 -120, 30 -60, 0 100, 20 170'), pal.night, 56),
          k.limb(k.curve('-120 -120, 60 -100, -30 60, -30 150'), pal.night, 56),
          k.rect(-66, 150, 130, 44, pal.paper, 20),
          k.shape(k.blob('-190 -110, -140 -300, -40 -400, 50 -370, 40 -260, -40 -110', 0.16), pal.marigold),
          k.limb(k.curve('10 -340, 80 -220, 180 -176'), pal.marigold, 50),
          k.disc(190, -172, 32, k.skins[4]),
          at(70, -450, 1.55, k.head({ skin: 4, hair: 'cap', hairColour: pal.teal, mood: 'happy', look: 0.9 })),
        ),
      ),
      ...[
        [760, 180, 30],
        [1380, 240, -20],
        [880, 930, 10],
        [560, 130, 60],
        [1480, 820, 40],
      ].map(([x = 0, y = 0, r = 0]) =>
        at(x, y, 1, turn(r, k.shape(k.poly('-34 -20, 30 -26, 20 24, -24 20'), '#d9a066'))),
      ),
    ),
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
