/** Case studies: the blue chair of the hospital, weather for a school film. */
import * as k from '../kit/index'
import * as c from '../kit/props/creatures'
import * as w from '../kit/props/workshop'

const { at, flip, pal, pts, scene, turn } = k

const skin = (i: number) => k.skins[i] as string

const rain = [pal.coral, pal.marigold, pal.sky, pal.moss]

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
  'case-studies/education-1': () =>
    scene(
      { ground: pal.lilac, seed: 91 },
      k.cut(pts('-40 -40, 700 -40, 560 1040, -40 1040'), pal.aqua, 8, 200),
      k.fill(k.poly('40 1000, 40 240, 150 160, 760 160, 800 240, 800 1000'), '#e4f5fd', 0.7),
      k.limb(k.line('70 120, 70 1010'), pal.night, 30),
      k.limb(k.line('760 130, 760 1010'), pal.night, 30),
      k.shape(k.poly('-30 60, 880 40, 920 150, -30 160'), pal.plum),
      k.rect(150, 250, 210, 300, pal.marigold),
      k.ink([...k.line('180 310, 330 306'), ...k.line('180 370, 330 366'), ...k.line('180 430, 280 428')], 9),
      at(
        570,
        1010,
        1.75,
        k.bust({ skin: 4, hair: 'curly', mood: 'think', top: pal.coral, wear: 'coat', bottom: pal.marigold, look: 1 }),
      ),
      at(1230, 640, 1.35, turn(-10, c.hand(skin(4), pal.coral, 'open', 460))),
      k.shape(
        k.blob(
          '1000 540, 970 430, 1060 380, 1110 270, 1250 260, 1320 310, 1430 290, 1490 400, 1560 470, 1520 560, 1250 580',
          0.19,
        ),
        pal.night,
      ),
      k.ink([...k.curve('1090 410, 1130 380, 1170 400'), ...k.curve('1320 410, 1360 380, 1410 410')], 9, pal.lilac),
      ...(
        [
          [1380, 760],
          [1480, 690],
          [1300, 880],
        ] as const
      ).map(([x, y]) => at(x, y, 0.5, w.drop(pal.teal))),
    ),
  'case-studies/education-2': () =>
    scene(
      { ground: '#8f97c9', seed: 92 },
      k.skyline(780, pal.plum, pal.marigold, 14, 1600, 420),
      k.fill(k.blob('-60 -60, 500 -60, 560 120, 440 200, 260 170, 120 230, -60 190', 0.2), pal.night),
      k.fill(k.blob('700 -60, 1660 -60, 1660 170, 1480 240, 1300 170, 1120 230, 900 180, 740 130', 0.2), pal.night),
      k.rain(0, 180, 1600, 620, pal.sky, 46),
      k.ground(770, pal.teal),
      k.fill(k.oval(1240, 900, 240, 34), pal.sky),
      k.fill(k.oval(250, 860, 150, 22), pal.sky),
      at(
        690,
        950,
        1.7,
        k.person({
          pose: 'run',
          wear: 'coat',
          top: pal.coral,
          bottom: pal.night,
          skin: 2,
          hair: 'short',
          hairColour: k.hairs[4],
          glasses: true,
          beard: true,
          mood: 'calm',
          shoes: pal.marigold,
        }),
      ),
      at(960, 310, 1.55, turn(16, w.umbrella(pal.marigold, pal.coral))),
      k.ink([...k.line('420 640, 300 660'), ...k.line('400 730, 320 744')], 11, pal.paper),
      k.ink([...k.curve('740 960, 690 930, 650 936'), ...k.curve('860 960, 910 920, 960 930')], 9, pal.sky),
    ),
  'case-studies/education-3': () =>
    scene(
      { ground: pal.night, seed: 93 },
      k.cut(pts('620 -40, 1640 -40, 1640 1040, 860 1040'), '#3f3a86', 8, 200),
      k.ground(900, pal.teal),
      ...[0, 1].map((j) => {
        const x = j ? 1160 : 500
        const level = j ? 560 : 680
        return k.group(
          k.fill(k.box(x - 190, 330, 380, 600, 40), '#cfe9f7', 0.35),
          k.fill(k.box(x - 176, level, 352, 244, 30), j ? pal.marigold : pal.sky, 0.5),
          ...[0, 1, 2, 3, 4, 5].map((i) =>
            at(
              x - 100 + (i % 3) * 100,
              (j ? 660 : 750) + Math.floor(i / 3) * 110,
              0.72,
              w.drop(j ? (i % 2 ? pal.coral : pal.marigold) : i % 2 ? pal.moss : pal.sky),
            ),
          ),
          k.ink(k.box(x - 190, 330, 380, 600, 40), 12),
          k.limb(k.line([x - 200, 330], [x + 200, 326]), pal.paper, 30),
          k.ink(k.line([x - 150, 420], [x - 150, 560]), 14, pal.paper),
        )
      }),
      ...(
        [
          [380, 170, -20, 2],
          [560, 90, -10, 3],
          [640, 230, -30, 2],
          [1040, 200, 30, 0],
          [1190, 90, 14, 1],
          [1330, 210, 16, 0],
          [830, 110, 0, 1],
          [880, 330, 26, 0],
          [760, 390, -24, 3],
        ] as const
      ).map(([x, y, t, n]) => at(x, y, 0.95, turn(t, w.drop(rain[n] as string), k.dot(-12, 20, 6), k.dot(14, 20, 6)))),
    ),
}
