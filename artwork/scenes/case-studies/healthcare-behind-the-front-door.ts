import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import * as w from '../../kit/props/workshop'

const { at, flip, pal, pts, scene } = k

const skin = (i: number) => k.skins[i] as string

export const scenes: Record<string, () => string> = {
  'case-studies/healthcare-7': () =>
    scene(
      { ground: pal.sand, seed: 81 },
      k.cut(pts('-40 -40, 420 -40, 620 260, 620 760, 420 1040, -40 1040'), pal.moss, 3, 400),
      k.cut(pts('1640 -40, 1300 -40, 1000 260, 1000 760, 1300 1040, 1640 1040'), pal.aqua, 3, 400),
      k.cut(pts('620 760, 1000 760, 1400 1040, 240 1040'), '#d9975f', 3, 400),
      k.fill(k.poly('1180 860, 860 780, 560 800, 620 920, 1000 990'), '#ffd98a'),
      k.rect(690, 400, 230, 360, pal.marigold),
      k.fill(k.box(710, 420, 190, 330), pal.paper),
      at(806, 560, 0.6, k.sun(pal.marigold)),
      k.ink(
        [
          ...k.line('620 250, 620 765'),
          ...k.line('1000 250, 1000 765'),
          ...k.line('620 765, 1000 765'),
          ...k.line('620 765, 240 1040'),
          ...k.line('1000 765, 1400 1040'),
        ],
        7,
      ),
      k.shape(k.poly('1120 190, 1280 80, 1280 700, 1120 640'), pal.sky),
      k.shape(k.poly('1380 30, 1600 -90, 1600 860, 1380 750'), pal.sky),
      k.ink(
        [
          ...k.line('1200 136, 1200 670'),
          ...k.line('1490 -30, 1490 806'),
          ...k.line('1120 400, 1280 380'),
          ...k.line('1380 370, 1600 350'),
        ],
        7,
        pal.paper,
      ),
      k.shape(k.poly('180 200, 330 240, 330 800, 180 900'), pal.coral),
      k.shape(k.poly('440 300, 530 330, 530 740, 440 800'), pal.coral),
      k.dot(306, 540, 12),
      at(
        560,
        990,
        1.75,
        k.person({ pose: 'hold', wear: 'coat', top: pal.plum, bottom: pal.night, skin: 2, hair: 'bob', mood: 'smile' }),
      ),
      at(660, 640, 1.35, k.plant(pal.coral, pal.leaf)),
      k.disc(600, 700, 26, skin(2)),
      at(660, 500, 0.45, k.flower(pal.coral)),
    ),
  'case-studies/healthcare-8': () =>
    scene(
      { ground: pal.night, seed: 82 },
      k.cut(pts('760 -40, 1640 -40, 1640 620, 900 620'), '#3f3a86', 8, 200),
      k.windowOn(1120, 70, 330, 360, pal.plum, at(180, 130, 0.8, k.moon(pal.marigold))),
      k.shape(k.blob('-60 160, 120 110, 420 120, 560 200, 600 560, 560 1060, -60 1060', 0.12), pal.teal),
      at(
        330,
        760,
        1.5,
        k.bust({
          skin: 1,
          hair: 'short',
          hairColour: k.hairs[4],
          beard: true,
          glasses: true,
          mood: 'smile',
          top: pal.marigold,
          look: 1,
        }),
      ),
      k.shape(k.blob('-60 720, 240 640, 700 640, 1020 700, 1140 820, 1180 1060, -60 1060', 0.14), pal.coral),
      ...[0, 1, 2, 3, 4].map((i) =>
        k.ink(
          k.curve([60 + i * 220, 690 - (i % 4 ? 30 : 0)], [80 + i * 230, 840], [40 + i * 240, 1010]),
          12,
          pal.paper,
        ),
      ),
      k.ink([...k.curve('-20 800, 400 740, 1100 820'), ...k.curve('-20 920, 500 860, 1160 940')], 12, '#c23b43'),
      k.shape(k.blob('1120 1060, 1100 760, 1260 640, 1480 640, 1660 760, 1660 1060', 0.16), '#8a5a3a'),
      at(1070, 690, 1.7, flip(c.dogHead())),
    ),
  'case-studies/healthcare-9': () =>
    scene(
      { ground: pal.blush, seed: 83 },
      k.fill(k.box(660, 60, 800, 800), pal.sky),
      k.fill(k.blob('660 860, 660 560, 820 480, 1000 560, 1180 470, 1330 540, 1460 500, 1460 860', 0.12), pal.moss),
      k.fill(k.poly('960 860, 1030 640, 1090 640, 1200 860'), pal.sand),
      at(800, 700, 1.1, k.tree('round', pal.leaf)),
      at(1310, 690, 1.1, k.flower(pal.coral)),
      k.disc(1230, 200, 90, pal.marigold),
      k.ink(k.box(660, 60, 800, 800), 16),
      k.shape(k.poly('660 60, 500 130, 500 930, 660 860'), pal.teal),
      k.shape(k.poly('636 110, 530 160, 530 500, 636 480'), pal.aqua),
      k.shape(k.poly('1460 60, 1640 130, 1640 930, 1460 860'), pal.teal),
      k.shape(k.poly('1486 110, 1600 160, 1600 500, 1486 480'), pal.aqua),
      k.cut(pts('-40 860, 1640 860, 1640 1040, -40 1040'), pal.plum, 3, 300),
      at(
        340,
        960,
        1.75,
        k.person({
          pose: 'draw',
          wear: 'overall',
          top: pal.paper,
          bottom: pal.coral,
          skin: 3,
          hair: 'bun',
          hairColour: k.hairs[4],
          glasses: true,
          mood: 'happy',
        }),
      ),
      k.limb(k.line('540 540, 620 600, 620 900'), pal.steel, 16),
      k.limb(k.line('1040 600, 1040 900'), pal.steel, 16),
      k.rect(590, 620, 480, 34, pal.marigold),
      k.rect(590, 800, 480, 34, pal.marigold),
      k.disc(620, 920, 34, pal.night),
      k.disc(1040, 920, 34, pal.night),
      at(700, 545, 0.8, w.kettle(pal.paper)),
      at(860, 576, 0.5, k.cup(pal.teal)),
      at(980, 576, 0.5, k.cup(pal.coral)),
      k.rect(680, 730, 110, 66, pal.coral, 8),
      k.rect(830, 700, 130, 96, pal.sky, 8),
    ),
}
