/** Stills of the tales: islands, trains and stages. */
import * as k from '../kit/index'
import * as f from '../kit/props/films'

const { at, flip, pal, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'films/small-island': () =>
    scene(
      { ground: pal.rust, seed: 84 },
      f.paper('70 90, 440 40, 440 900, 70 960', pal.sky, 3),
      f.paper('440 40, 820 110, 820 960, 440 900', '#b9e3f7', 3),
      f.paper('820 110, 1200 40, 1200 900, 820 960', pal.sky, 3),
      f.paper('1200 40, 1550 90, 1550 960, 1200 900', '#b9e3f7', 3),
      k.ink(k.poly('70 90, 440 40, 820 110, 1200 40, 1550 90, 1550 960, 1200 900, 820 960, 440 900, 70 960')),
      k.ink([...k.line('440 40, 440 900'), ...k.line('820 110, 820 960'), ...k.line('1200 40, 1200 900')], 5),
      k.shape(k.blob('70 130, 200 110, 300 190, 240 300, 300 400, 180 470, 72 440', 0.14), pal.moss),
      k.shape(k.blob('1550 560, 1440 580, 1350 680, 1400 800, 1330 880, 1440 934, 1548 950', 0.14), pal.marigold),
      k.shape(k.blob('1250 50, 1290 130, 1420 150, 1548 110, 1548 92', 0.14), pal.coral),
      ...Array.from({ length: 8 }, (_, i) =>
        k.ink(
          k.line([270 + i * 66, 860 - i * 26 + (i % 2) * 20], [306 + i * 66, 850 - i * 26 + (i % 2) * 20]),
          13,
          pal.coral,
        ),
      ),
      k.fill(k.oval(960, 640, 330, 60), pal.teal, 0.4),
      k.ink(
        [
          ...k.curve('560 610, 600 590, 640 612, 680 594'),
          ...k.curve('540 670, 590 650, 640 672'),
          ...k.curve('600 720, 650 704, 700 724'),
        ],
        10,
        pal.paper,
      ),
      k.shape(k.blob('700 600, 820 540, 980 520, 1140 550, 1240 610, 1100 690, 960 760, 820 690', 0.15), '#b97a4e'),
      k.shape(k.blob('690 600, 820 530, 980 500, 1140 540, 1250 600, 1120 640, 960 650, 800 640', 0.15), pal.leaf),
      at(940, 400, 1.7, k.house(pal.paper, pal.coral)),
      at(1160, 590, 0.75, k.tree('round', pal.moss)),
      k.ink(k.curve('1020 220, 1000 180, 1040 150, 1010 110'), 12, pal.paper),
      at(330, 640, 1, k.disc(0, 0, 88, pal.paper), k.shape(k.star(0, 0, 4, 80, 22), pal.coral)),
    ),
  'films/moon-train': () =>
    scene(
      { ground: pal.night, seed: 85 },
      k.stars(900, 60, 6),
      k.disc(1270, 270, 230, pal.marigold),
      ...[
        [1200, 200, 44],
        [1350, 330, 58],
        [1310, 150, 26],
        [1180, 360, 24],
      ].map(([x = 0, y = 0, r = 0]) => k.disc(x, y, r, '#e89a1c')),
      k.limb(k.curve('-60 900, 300 950, 700 880, 960 700, 1080 520, 1130 400'), pal.steel, 46),
      k.ink(Array.from({ length: 12 }, (_, i) => k.line([40 + i * 66, 900 - i], [50 + i * 66, 965 - i * 5])).flat(), 9),
      ...[
        [230, 830, 6, 1.55],
        [545, 800, -12, 1.35],
        [800, 685, -34, 1.1],
      ].map(([x = 0, y = 0, r = 0, s = 1], i) =>
        at(
          x,
          y,
          s,
          turn(
            r,
            k.rect(-96, -76, 192, 130, [pal.coral, pal.teal, pal.coral][i] ?? pal.coral, 14),
            k.rect(-104, -92, 208, 26, pal.plum, 10),
            ...[-62, 0, 62].map((wx) => k.rect(wx - 20, -46, 40, 44, pal.marigold, 6)),
            ...[-56, 56].map((wx) => k.disc(wx, 58, 24, pal.paper)),
          ),
        ),
      ),
      at(
        985,
        505,
        0.95,
        turn(
          -54,
          k.rect(-110, -60, 200, 104, pal.teal, 16),
          k.rect(-110, -130, 90, 90, pal.coral, 8),
          k.rect(36, -116, 36, 60, pal.night),
          k.disc(92, -8, 34, pal.paper),
          ...[-70, 0, 66].map((wx) => k.disc(wx, 54, 26, pal.paper)),
        ),
      ),
      ...[
        [860, 350, 34],
        [800, 270, 48],
        [700, 190, 64],
      ].map(([x = 0, y = 0, r = 0]) => k.disc(x, y, r, pal.lilac)),
      k.hills(960, '#171530', 20, 3),
    ),
  'films/understudy': () =>
    scene(
      { ground: '#3d0f2a', seed: 86 },
      k.fill(k.poly('1000 -40, 1240 -40, 1580 900, 660 900'), pal.marigold, 0.85),
      k.ground(840, '#8a4b22'),
      k.ink([...k.line('-20 844, 1640 838'), ...k.line('700 850, 560 1010'), ...k.line('1200 850, 1260 1010')], 6),
      k.fill(k.oval(1120, 910, 420, 60), '#ffd27a'),
      at(
        1130,
        940,
        2,
        flip(
          k.person({
            pose: 'present',
            wear: 'dress',
            top: pal.teal,
            bottom: pal.teal,
            skin: 4,
            hair: 'bun',
            mood: 'happy',
            look: -0.2,
          }),
        ),
      ),
      k.shape(k.poly('1090 660, 1210 660, 1330 950, 930 950'), pal.teal),
      k.ink([...k.line('1110 700, 1060 930'), ...k.line('1190 700, 1220 930')], 7),
      ...[
        [830, 170],
        [960, 90],
        [1400, 180],
      ].map(
        ([x = 0, y = 0]) =>
          k.dot(x, y + 60, 26, pal.paper, 20) +
          k.ink(k.line([x + 22, y + 56], [x + 22, y - 30], [x + 64, y - 10]), 11, pal.paper),
      ),
      at(
        520,
        720,
        1,
        k.shape(k.blob('-110 40, -100 -70, -40 -150, 60 -150, 110 -80, 100 40, 60 130, -50 130'), pal.marigold),
        k.shape(k.blob('20 0, -120 20, -150 -30, -60 -70'), pal.coral),
        k.shape(k.poly('90 -110, 190 -150, 110 -70'), pal.coral),
        k.shape(k.poly('100 -66, 170 -40, 90 -40'), pal.coral),
        k.dot(48, -92, 14),
        k.ink([...k.line('-10 130, -14 190, 20 192'), ...k.line('40 130, 40 190, 74 192')], 9),
        k.ink(k.curve('-20 -150, -50 -200, -10 -210'), 9),
      ),
      k.shape(k.blob('-60 -60, 520 -60, 470 300, 420 560, 330 800, 380 1060, -60 1060', 0.08), pal.coral),
      k.ink(
        [
          ...k.curve('120 -20, 110 500, 70 1010'),
          ...k.curve('250 -20, 240 500, 180 1010'),
          ...k.curve('390 -20, 350 500, 260 1010'),
        ],
        9,
        '#a81f3c',
      ),
      k.limb(k.curve('-20 610, 160 680, 350 640'), pal.marigold, 24),
    ),
}
