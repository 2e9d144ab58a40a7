/** Stills of the museum films. */
import * as k from '../kit/index'
import * as f from '../kit/props/films'

const { at, flip, pal, scene, turn } = k
const wood = '#b97a4e'

/** A mill house of woven bands, standing on (0,0). */
const mill = (c: string, roof: string, h: number) =>
  k.rect(-60, -h, 120, h, c) +
  k.shape(
    k.poly([
      [-70, -h],
      [0, -h - 60],
      [70, -h],
    ]),
    roof,
  ) +
  k.ink([...k.line([-26, 50 - h], [-26, 70 - h]), ...k.line([26, 50 - h], [26, 70 - h])], 22, pal.marigold)

/** The pot's shards: outline, where it is on its way, turn. */
const shards: [string, number, number, number][] = [
  ['-130 -290, 10 -296, -10 -150, -90 -170', -60, -50, -12],
  ['10 -296, 130 -290, 80 -170, -10 -150', 70, -60, 14],
  ['-90 -170, -10 -150, -30 60, -240 20, -190 -90', -70, -6, -7],
  ['-10 -150, 80 -170, 190 -90, 240 20, -30 60', 56, -16, 6],
  ['-240 20, -30 60, 10 250, -110 250, -210 150', -46, 34, -4],
  ['-30 60, 240 20, 210 150, 110 250, 10 250', 34, 30, 4],
]

export const scenes: Record<string, () => string> = {
  'films/loom': () =>
    scene(
      { ground: pal.sand, seed: 61 },
      f.paper('-40 -40, 1640 -40, 1640 330, -40 480', pal.blush),
      k.ground(900, pal.rust),
      k.fill(k.box(330, 180, 940, 680), pal.paper),
      k.ink(
        Array.from({ length: 23 }, (_, i) => k.line([350 + i * 41, 170], [350 + i * 41, 560])).flat(),
        5,
        pal.coral,
      ),
      k.fill(k.box(330, 520, 940, 350), pal.sky),
      ...[
        [420, 190],
        [560, 140],
        [700, 220],
        [850, 160],
        [1000, 200],
        [1160, 130],
      ].map(([x = 0, h = 0], i) =>
        at(
          x,
          800,
          1,
          mill(
            [pal.coral, pal.teal, pal.plum][i % 3] ?? pal.coral,
            [pal.plum, pal.marigold, pal.coral][i % 3] ?? pal.plum,
            h,
          ),
        ),
      ),
      k.rect(930, 540, 26, 150, pal.plum),
      k.fill(k.box(330, 800, 940, 70), pal.leaf),
      k.ink(
        [560, 600, 640, 680, 720, 760, 820, 845].flatMap((y) => k.line([334, y], [1266, y])),
        3,
        pal.paper,
      ),
      k.rect(300, 380, 1000, 56, wood, 10),
      k.rect(200, 80, 90, 900, wood),
      k.rect(1310, 80, 90, 900, wood),
      k.rect(140, 100, 1320, 84, wood, 20),
      k.rect(140, 850, 1320, 84, wood, 30),
      k.limb(k.curve('1080 520, 1300 560, 1480 700, 1520 860'), pal.coral, 8, 4),
      at(
        1050,
        500,
        1,
        turn(8, k.shape(k.blob('-130 0, 0 -40, 130 0, 0 40'), pal.marigold), k.rect(-50, -14, 100, 28, pal.coral, 10)),
      ),
      at(
        1510,
        890,
        1,
        k.disc(0, 0, 84, pal.coral),
        k.ink(
          [
            ...k.curve('-60 -30, 0 20, 60 -10'),
            ...k.curve('-70 20, 0 50, 50 40'),
            ...k.curve('-20 -70, 30 -20, 70 20'),
          ],
          6,
        ),
      ),
    ),
  'films/whale': () =>
    scene(
      { ground: pal.night, seed: 62 },
      f.paper('420 -40, 1180 -40, 1400 900, 200 900', '#3f3d80'),
      k.ground(870, pal.plum),
      k.ink(
        [...k.line('300 -20, 330 200'), ...k.line('900 -20, 900 170'), ...k.line('1350 -20, 1340 180')],
        7,
        pal.steel,
      ),
      k.limb(
        Array.from({ length: 8 }, (_, i) =>
          k.curve([420 + i * 100, 210], [350 + i * 100, 390], [470 + i * 92, 600 - Math.abs(i - 4) * 40]),
        ).flat(),
        pal.paper,
        30,
      ),
      k.limb(k.curve('-40 330, 160 260, 420 210, 800 190, 1180 210'), pal.paper, 54),
      k.ink(
        Array.from({ length: 13 }, (_, i) =>
          k.line([80 + i * 84, 200 + Math.max(0, 4 - i) * 24], [84 + i * 84, 240 + Math.max(0, 4 - i) * 24]),
        ).flat(),
        8,
      ),
      k.shape(k.blob('1140 130, 1320 150, 1600 330, 1660 430, 1560 400, 1330 320, 1160 290', 0.13), pal.paper),
      k.shape(k.blob('1180 330, 1330 480, 1600 560, 1660 520, 1400 500, 1240 330', 0.13), pal.paper),
      k.disc(1240, 226, 34, pal.night),
      k.shadow(560, 946, 150),
      k.shadow(850, 956, 150),
      at(
        540,
        940,
        1.75,
        k.person({
          child: true,
          pose: 'point',
          top: pal.marigold,
          bottom: pal.teal,
          skin: 4,
          hair: 'bun',
          mood: 'happy',
          shoes: pal.coral,
        }),
      ),
      at(
        860,
        950,
        1.6,
        flip(
          k.person({
            child: true,
            pose: 'walk',
            top: pal.coral,
            bottom: pal.sky,
            skin: 1,
            hair: 'short',
            hairColour: k.hairs[3],
            mood: 'shock',
          }),
        ),
      ),
    ),
  'films/broken-pot': () =>
    scene(
      { ground: pal.aqua, seed: 66 },
      f.paper('760 -40, 1640 -40, 1640 1040, 420 1040', pal.teal),
      k.ground(930, pal.night),
      at(1000, 470, 1, f.glow(430, pal.marigold, 16)),
      at(1000, 800, 1.9, k.plinth(pal.paper, 200)),
      ...shards.map(([p = '', dx = 0, dy = 0, r = 0], i) =>
        at(
          1000 + Number(dx),
          480 + Number(dy),
          1,
          turn(Number(r), k.shape(k.poly(String(p)), i % 2 ? pal.coral : pal.rust)),
        ),
      ),
      k.ink(k.curve('780 440, 830 400, 880 450, 930 410'), 18, pal.paper),
      k.ink(k.curve('1080 410, 1130 450, 1180 400, 1226 440'), 18, pal.paper),
      k.ink(
        [
          ...k.curve('350 180, 470 230, 590 240'),
          ...k.curve('290 560, 420 550, 560 520'),
          ...k.curve('1570 220, 1480 260, 1400 270'),
        ],
        12,
        pal.paper,
      ),
      k.ink([...k.curve('420 760, 540 740, 640 680'), ...k.curve('1560 660, 1460 640, 1390 600')], 12, pal.paper),
      at(200, 890, 1.9, k.vase(pal.plum, pal.marigold)),
    ),
  'films/one-rope': () =>
    scene(
      { ground: pal.marigold, seed: 67 },
      f.paper('-40 -40, 1640 -40, 1640 300, -40 220', pal.coral),
      k.sea(520, pal.teal),
      at(1280, 460, 1.6, k.boat(pal.plum)),
      at(250, 500, 0.9, flip(k.boat(pal.coral))),
      k.ground(780, pal.lilac),
      k.ink([...k.line('-20 860, 1640 850'), ...k.line('300 860, 180 1010'), ...k.line('1200 856, 1320 1010')], 6),
      k.shape(
        k.blob('420 900, 440 640, 380 590, 400 520, 560 490, 720 520, 740 590, 680 640, 700 900', 0.12),
        pal.night,
      ),
      ...[0, 1, 2].map((i) =>
        k.limb(k.curve([410, 690 + i * 66], [560, 730 + i * 66], [720, 680 + i * 66]), pal.sand, 48),
      ),
      k.limb(
        k.curve('410 820, 300 900, 420 950, 700 940, 900 930, 960 800, 860 620, 900 420, 1040 330, 1150 350'),
        pal.sand,
        54,
      ),
      k.ink(
        [
          [880, 890],
          [946, 790],
          [900, 690],
          [866, 590],
          [890, 470],
          [950, 380],
          [600, 944],
          [480, 950],
        ].flatMap(([x = 0, y = 0]) => k.line([x - 16, y - 16], [x + 16, y + 16])),
        7,
      ),
      k.ink(
        [...k.line('1170 330, 1230 310'), ...k.line('1174 352, 1240 352'), ...k.line('1168 374, 1228 394')],
        12,
        pal.sand,
      ),
      k.dot(1084, 328, 12),
      k.dot(1120, 330, 12),
    ),
}
