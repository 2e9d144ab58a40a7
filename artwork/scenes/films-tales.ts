/** Stills of the tales. */
import * as k from '../kit/index'
import * as f from '../kit/props/films'

const { at, pal, scene, turn } = k
const wood = '#b97a4e'
export const scenes: Record<string, () => string> = {
  'films/river-raft': () =>
    scene(
      { ground: pal.sand, seed: 81 },
      at(1330, 160, 0.9, k.sun(pal.coral)),
      k.hills(330, pal.moss, 40, 3),
      k.hills(400, pal.leaf, 20, 8),
      k.sea(440, pal.teal),
      ...[0, 1, 2, 3, 4].map((i) => at(80 + i * 44, 470, 0.7, turn(-8 + i * 5, k.frond(pal.leaf)))),
      k.limb(k.line('640 800, 640 110'), '#6b3f2a', 20),
      k.shape(k.blob('654 130, 960 190, 930 400, 654 430', 0.1), pal.paper),
      at(430, 600, 1.7, k.fox(pal.coral)),
      at(790, 650, 1.25, f.hen()),
      at(1160, 600, 1.75, f.goat(pal.lilac)),
      ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
        k.limb(k.line([250 + i * 150, 800], [400 + i * 150, 798]), i % 2 ? wood : '#a9683f', 60),
      ),
      ...[240, 1310].map((x) => k.disc(x, 800, 36, pal.sand)),
      k.ink(
        [...k.curve('150 880, 400 850, 700 880, 1000 850, 1400 880'), ...k.curve('500 950, 760 930, 1000 950')],
        9,
        pal.aqua,
      ),
    ),
  'films/clockmaker': () =>
    scene(
      { ground: '#472070', seed: 82 },
      f.paper('-40 -40, 560 -40, 440 1040, -40 1040', pal.plum),
      k.ground(930, pal.night),
      k.rect(640, 330, 560, 640, '#8a4b22'),
      k.fill(k.box(700, 390, 440, 560), pal.marigold),
      k.ink(k.box(700, 390, 440, 560)),
      k.limb(k.line('1080 390, 1080 610'), pal.rust, 10),
      k.disc(1080, 640, 44, pal.paper),
      at(
        900,
        960,
        1.25,
        k.bust({ skin: 1, hair: 'bald', beard: true, glasses: true, top: pal.teal, mood: 'happy', look: 0.2 }),
      ),
      k.rect(640, 880, 560, 110, '#8a4b22'),
      k.rect(650, 850, 540, 40, '#6b3f2a'),
      k.limb(k.curve('1040 850, 1090 780, 1010 720'), pal.teal, 44),
      k.limb(k.line('1010 720, 960 690'), pal.steel, 10),
      k.disc(946, 684, 26, pal.steel, 18),
      k.disc(1012, 722, 26, k.skins[1]),
      k.shape(k.blob('750 770, 910 770, 890 850, 770 850', 0.12), pal.coral),
      at(830, 750, 0.8, f.steam(pal.paper, 100)),
      k.rect(600, -40, 640, 380, '#a05a2c'),
      k.disc(920, 150, 164, pal.paper),
      k.ink(
        Array.from({ length: 12 }, (_, i) =>
          k.line(
            ...k.arc(920, 150, 140, i * 30, i * 30, 1).slice(0, 1),
            ...k.arc(920, 150, 122, i * 30, i * 30, 1).slice(0, 1),
          ),
        ).flat(),
      ),
      k.ink(k.line('920 40, 920 150, 990 190'), 15),
      k.shape(k.poly('1200 350, 1470 290, 1470 1010, 1200 970'), '#8a4b22'),
      k.shape(k.poly('1240 420, 1420 384, 1420 900, 1240 886'), pal.sky),
      k.dot(1222, 640, 12, pal.marigold),
      at(310, 720, 1.5, k.gear(pal.marigold, 9, 100, pal.plum)),
      at(130, 560, 1, k.gear(pal.coral, 8, 90, pal.plum)),
      at(400, 900, 0.8, k.gear(pal.steel, 7, 90, pal.night)),
    ),
  'films/tall-ladder': () =>
    scene(
      { ground: pal.sky, seed: 83 },
      f.paper('-40 640, 1640 620, 1640 1040, -40 1040', pal.sand),
      f.paper('-40 560, 760 560, 760 650, -40 660', pal.aqua),
      k.ink(k.curve('-20 640, 200 650, 400 640, 760 648'), 8, pal.paper),
      at(330, 690, 1.6, turn(14, k.boat(pal.coral))),
      k.shape(k.blob('80 860, 240 830, 420 850, 600 900, 420 930, 160 930'), pal.aqua),
      k.shape(k.poly('820 140, 1660 120, 1660 1060, 740 1060'), pal.steel),
      f.paper('760 700, 1640 690, 1640 1040, 740 1040', pal.leaf),
      k.rect(790, 90, 860, 70, pal.plum),
      k.ink(
        [280, 420, 560, 840].flatMap((y) => k.line([830, y], [1620, y - 6])),
        6,
      ),
      k.ink(
        [
          ...k.line('1400 286, 1400 420'),
          ...k.line('900 424, 900 560'),
          ...k.line('1440 560, 1440 690'),
          ...k.line('1500 150, 1500 280'),
        ],
        6,
      ),
      k.limb(k.line('1040 980, 1080 20'), pal.marigold, 22),
      k.limb(k.line('1250 980, 1270 20'), pal.marigold, 22),
      ...Array.from({ length: 10 }, (_, i) =>
        k.limb(k.line([1078 - i * 4, 90 + i * 94], [1266 - i * 2, 90 + i * 94]), pal.marigold, 16),
      ),
      at(
        1160,
        700,
        1.35,
        k.person({
          pose: 'cheer',
          top: pal.coral,
          bottom: pal.night,
          skin: 4,
          hair: 'pony',
          mood: 'smile',
          look: -0.5,
        }),
      ),
      at(520, 170, 1, k.bird(pal.paper, pal.lilac)),
      at(200, 300, 0.7, k.bird(pal.paper, pal.lilac)),
      k.limb(k.curve('1480 160, 1460 300, 1500 420, 1470 520'), pal.sand, 12),
      ...[
        [860, 800, 40],
        [1420, 820, 50],
        [960, 930, 36],
      ].map(([x = 0, y = 0, r = 0]) => k.disc(x, y, r, pal.moss, r * 0.7)),
    ),
}
