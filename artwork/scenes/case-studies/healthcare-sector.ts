import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import * as w from '../../kit/props/workshop'

const { at, flip, pal, pts, scene, turn } = k

const skin = (i: number) => k.skins[i] as string

export const scenes: Record<string, () => string> = {
  'case-studies/healthcare-sector-1': () =>
    scene(
      { ground: pal.mint, seed: 84 },
      k.cut(pts('-40 -40, 640 330, 640 520, -40 1040'), pal.aqua, 2, 500),
      k.cut(pts('1640 -40, 860 330, 860 520, 1640 1040'), pal.aqua, 2, 500),
      k.cut(pts('640 520, 860 520, 1640 1040, -40 1040'), pal.steel, 2, 500),
      k.rect(640, 330, 220, 190, pal.teal),
      k.ink(
        [
          ...k.line('750 334, 750 516'),
          ...k.line('0 20, 640 330'),
          ...k.line('1600 0, 860 330'),
          ...k.line('640 520, 0 1010'),
          ...k.line('860 520, 1600 1010'),
        ],
        7,
      ),
      ...(
        [
          [60, 880, 190, 690, 120],
          [300, 740, 380, 650, 230],
          [470, 630, 520, 596, 320],
        ] as const
      ).map(([x, y, x2, y2, t]) =>
        k.shape(
          k.poly([
            [x, y + 80],
            [x, t],
            [x2, t + 50],
            [x2, y2 + 80],
          ]),
          pal.marigold,
        ),
      ),
      ...(
        [
          [1540, 760, 1350, 640, 130],
          [1200, 660, 1100, 600, 240],
        ] as const
      ).map(([x, y, x2, y2, t]) =>
        k.shape(
          k.poly([
            [x, y + 80],
            [x, t],
            [x2, t + 40],
            [x2, y2 + 80],
          ]),
          pal.coral,
        ),
      ),
      ...[
        [750, 130, 150],
        [750, 240, 80],
      ].map(([x = 0, y = 0, l = 0]) => k.rect(x - l, y - 14, l * 2, 28, pal.paper, 10)),
      k.shadow(960, 950, 280),
      at(940, 600, 1.75, w.chair('#3f7fe0', 26, 'happy')),
      k.ink([...k.curve('560 700, 600 684, 660 694'), ...k.curve('540 800, 590 784, 650 794')], 9),
    ),
  'case-studies/healthcare-sector-2': () =>
    scene(
      { ground: pal.marigold, seed: 85 },
      k.fill(k.box(700, 60, 820, 560, 40), '#bfe6fa'),
      k.fill(k.poly('720 610, 720 480, 900 400, 1080 490, 1300 420, 1510 500, 1510 610'), pal.moss),
      at(1110, 570, 1.75, flip(w.chair('#3f7fe0', 0, 'shock'))),
      k.ink(k.box(700, 60, 820, 560, 50), 30),
      k.fill(k.poly('780 90, 900 90, 760 400, 730 400'), pal.paper, 0.6),
      k.limb(k.line('-20 70, 640 70'), pal.coral, 26),
      ...[180, 420].map((x) => k.ink(k.line([x, 80], [x, 150])) + k.ink(k.oval(x, 200, 46), 16)),
      k.cut(pts('-40 660, 1640 640, 1640 1040, -40 1040'), pal.rust, 4, 260),
      k.ink(k.line('-20 662, 1620 644')),
      k.shape(k.blob('-60 1060, -40 560, 60 470, 200 500, 240 1060', 0.12), pal.plum),
      at(
        440,
        1000,
        1.75,
        k.bust({ skin: 3, hair: 'scarf', hairColour: pal.teal, mood: 'smile', top: pal.coral, look: 1 }),
      ),
      at(
        930,
        800,
        1.9,
        turn(
          10,
          k.phone(
            pal.sky,
            k.fill(k.box(-28, -60, 56, 40, 6), pal.marigold) + k.fill(k.box(-28, 0, 56, 40, 6), pal.coral),
          ),
        ),
      ),
      at(880, 850, 1.1, turn(-16, c.hand(skin(3), pal.coral, 'point', 400))),
    ),
  'case-studies/healthcare-sector-3': () =>
    scene(
      { ground: pal.coral, seed: 86 },
      k.cut(pts('-40 -40, 620 -40, 460 800, -40 800'), '#ff8184', 8, 200),
      k.framed(1240, 110, 270, 240, pal.mint, k.heart(pal.teal)),
      k.floor(800, pal.sand),
      at(1390, 810, 1.9, k.plant(pal.plum, pal.leaf)),
      k.ink(
        [
          ...k.line('440 230, 380 200'),
          ...k.line('430 400, 360 400'),
          ...k.line('1070 200, 1130 160'),
          ...k.line('1110 320, 1190 310'),
        ],
        14,
        pal.marigold,
      ),
      at(740, 560, 2.3, w.chair('#3f7fe0', 0, null)),
      at(
        850,
        900,
        2.7,
        k.person({
          child: true,
          pose: 'sit',
          top: pal.marigold,
          bottom: pal.teal,
          skin: 3,
          hair: 'curly',
          mood: 'happy',
          shoes: pal.paper,
        }),
      ),
      k.limb(k.curve('958 440, 990 530, 1050 600'), pal.paper, 66),
      k.ink(
        [...k.line('936 480, 1000 462'), ...k.line('954 530, 1020 506'), ...k.line('984 576, 1046 544')],
        6,
        '#8fa3c0',
      ),
      k.disc(1078, 630, 32, skin(3)),
    ),
}
