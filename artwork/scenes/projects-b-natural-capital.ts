/** What a hillside is worth: a shop of nature's services, in forest green, honey and brass. */
import * as k from '../kit/index'
import { jar, many, paper } from '../kit/props-projects-b'
import type { Movings, Scenes } from '../moving'

const { at, fill, flip, ink, limb, pal, rect, scene, shape, turn } = k
const [forest, wood, dark, honey, brass] = ['#1f5a3c', '#a5673a', '#6d3f25', '#fbe3a6', '#e0a52e']

const tuft = (x: number, y: number) => at(x, y, 1, ink(k.line('0 0, -14 -40, 0 0, 4 -52, 0 0, 22 -38'), 8, pal.leaf))

/** What moves. */
export const moving: Movings = {
  'projects/natural-capital/cover': [{ order: '1 2 3 4 5 6 7 8', rate: 8, rest: 4 }],
}

export const scenes: Scenes = {
  'projects/natural-capital/cover': (n = 0) => {
    // The hillside sinks and rises on its pan; the pans swing after.
    const [sunk, sway] = [k.chart(n, 0, 18, 46, 58, 44, 16, -8, -12), k.chart(n, 0, -6, -8, 2, 10, 10, 4, -4)]
    return scene(
      { ground: forest, seed: 31 },
      paper('-40 -40, 900 -40, 620 1040, -40 1040', '#2f7d4f'),
      rect(1010, 330, 640, 30, dark),
      many('1080 226 0.9, 1560 226 0.9', (i) => k.bottle([pal.sky, pal.moss][i] as string)),
      at(
        1290,
        1010,
        2.1,
        flip(
          k.person({
            pose: 'point',
            top: honey,
            bottom: pal.coral,
            wear: 'overall',
            skin: 2,
            hair: 'bun',
            hairColour: k.hairs[4],
            glasses: true,
            mood: 'smile',
            look: 0.8,
          }),
        ),
      ),
      k.ground(850, wood),
      ink(k.line('-20 850, 1620 846')),
      limb(k.line('580 220, 580 800'), brass, 34),
      shape(k.blob('430 850, 480 790, 680 790, 730 850', 0.12), brass),
      limb(k.line([250, 330 + sunk], [910, 190 - sunk]), brass, 22),
      k.disc(580, 236, 40, pal.coral),
      at(
        0,
        sunk,
        1,
        ink([...k.line([250, 330], [90 + sway, 620]), ...k.line([250, 330], [410 + sway, 620])], 6),
        at(
          sway,
          0,
          1,
          shape(k.blob('96 620, 130 500, 200 430, 290 440, 350 520, 410 620', 0.18), pal.moss),
          at(190, 460, 0.62, k.tree('round')),
          at(300, 500, 0.5, k.tree('fir')),
          ink(k.curve('220 610, 260 570, 230 530, 260 490'), 14, honey),
          shape(k.blob('50 616, 250 622, 450 616, 360 700, 140 700', 0.12), brass),
        ),
      ),
      at(
        0,
        -sunk,
        1,
        ink([...k.line([910, 190], [800 - sway, 430]), ...k.line([910, 190], [1020 - sway, 430])], 6),
        at(
          -sway,
          0,
          1,
          rect(850, 360, 66, 74, pal.rust),
          rect(930, 320, 70, 112, pal.rust),
          shape(k.blob('770 430, 910 436, 1050 430, 980 500, 840 500', 0.12), brass),
        ),
      ),
    )
  },
  'films/natural-capital': () =>
    scene(
      { ground: pal.rust, seed: 32 },
      rect(110, 250, 1220, 560, dark),
      paper('150 290, 1290 290, 1290 780, 150 780', '#123c3a', 4),
      rect(150, 730, 1140, 50, wood),
      at(
        440,
        560,
        1,
        jar(
          380,
          350,
          '#5f86b5',
          k.group(
            at(0, -70, 1, k.cloud(pal.steel)),
            k.rain(-130, -20, 280, 110, pal.paper, 14),
            fill(k.blob('-176 110, -60 98, 60 112, 176 100, 168 168, -168 168', 0.1), pal.sky),
          ),
        ),
      ),
      at(
        950,
        520,
        1,
        k.group(
          fill(k.blob('-250 210, -260 -40, -160 -190, 0 -230, 160 -190, 260 -40, 250 210', 0.14), '#2c6f5c'),
          many('-150 190 0.9, -40 196 1.25, 70 190 1, 170 196 0.8, 10 210 0.6', (i) =>
            k.tree(i % 4 === 3 ? 'round' : 'fir', i % 2 ? pal.leaf : pal.moss),
          ),
          ink(k.blob('-250 210, -260 -40, -160 -190, 0 -230, 160 -190, 260 -40, 250 210', 0.14), 13),
          ink(k.curve('-210 60, -206 -60, -150 -140'), 12, pal.paper),
          k.disc(0, -246, 26, brass),
        ),
      ),
      fill(k.poly('560 290, 720 290, 420 780, 260 780'), pal.paper, 0.14),
      ink(k.line('720 270, 720 800'), 14),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        shape(
          k.blob(
            [
              [50 + i * 170, 110],
              [220 + i * 170, 110],
              [220 + i * 170, 270],
              [135 + i * 170, 320],
              [50 + i * 170, 270],
            ],
            0.06,
          ),
          i % 2 ? honey : pal.leaf,
        ),
      ),
      rect(30, 70, 1390, 50, dark),
      paper('-40 880, 1640 872, 1640 1040, -40 1040', '#54331f'),
      at(1480, 900, 1.6, k.plant(pal.coral, pal.moss)),
      at(210, 900, 0.9, k.basket(brass)),
    ),
  'projects/natural-capital/still-1': () =>
    scene(
      { ground: honey, seed: 33 },
      ...[
        [230, 190],
        [390, 280],
        [230, 372],
        [1330, 120],
        [1490, 210],
        [1330, 302],
        [1490, 394],
      ].map(([x = 0, y = 0]) => fill(k.star(x, y, 3, 96, 96, 0), '#f7c95c')),
      rect(-30, 760, 1660, 60, wood),
      paper('-40 822, 1640 822, 1640 1040, -40 1040', dark),
      ...[
        [150, 560, 1.3],
        [820, 580, 1.2],
        [1190, 590, 1.15],
      ].map(([x = 0, y = 0, s = 1], i) =>
        at(
          x,
          y + 60,
          s,
          k.group(
            many('-70 -60 1, -20 -84 1, 34 -66 1, 78 -56 1', () => k.disc(0, 0, 36, pal.marigold)),
            shape(k.poly('-124 -50, -170 -104, -164 -20'), [pal.moss, pal.coral, pal.aqua][i] as string),
            shape(k.poly('124 -50, 170 -104, 164 -20'), [pal.moss, pal.coral, pal.aqua][i] as string),
            rect(-124, -52, 248, 150, [pal.moss, pal.coral, pal.aqua][i] as string),
            ink(k.line('0 -50, 0 96'), 16, pal.paper),
          ),
        ),
      ),
      at(520, 330, 2.5, k.group(limb(k.line('10 44, 20 70'), pal.ink, 2), k.disc(22, 92, 30, pal.marigold), k.bee())),
      at(1060, 250, 1.7, turn(18, k.group(k.disc(20, 86, 28, pal.marigold), k.bee()))),
      at(1440, 570, 1.4, flip(turn(8, k.bee()))),
      ink(k.curve('-20 250, 80 330, 130 250, 90 230, 110 330, 230 340'), 8, wood),
      ink(k.curve('760 130, 820 220, 880 180, 860 140, 840 220, 900 240'), 8, wood),
    ),
  'projects/natural-capital/still-2': () =>
    scene(
      { ground: '#34507c', seed: 34 },
      paper('-40 -40, 1640 -40, 1640 180, 900 250, 300 160, -40 300', '#243a63'),
      at(1380, 150, 0.9, k.moon(honey)),
      k.rain(0, 60, 1500, 420, '#7e9cc8', 26),
      k.hills(690, '#3c7a55', 24, 3),
      shape(
        k.blob(
          '-60 400, 120 350, 260 400, 420 340, 560 380, 650 460, 700 600, 690 760, 600 900, 500 1060, -60 1060',
          0.17,
        ),
        pal.sky,
      ),
      ink(
        [
          ...k.curve('40 480, 160 440, 300 490, 460 440, 580 520'),
          ...k.curve('20 640, 160 600, 320 650, 500 610'),
          ...k.curve('0 800, 160 770, 320 820, 440 790'),
        ],
        12,
        pal.paper,
      ),
      limb(k.curve('840 600, 760 660, 640 560, 560 590'), wood, 36),
      limb(k.curve('850 640, 760 760, 650 700, 540 760'), wood, 40),
      limb(k.curve('870 650, 800 860, 660 850, 500 920'), wood, 40),
      limb(k.curve('920 650, 900 850, 780 960, 640 1010'), wood, 34),
      shape(k.blob('790 700, 800 560, 826 300, 800 160, 930 160, 924 320, 960 560, 1010 700, 890 740', 0.14), wood),
      shape(
        k.blob('560 190, 600 40, 760 -40, 940 -60, 1120 -20, 1220 110, 1150 230, 1000 250, 880 210, 740 270, 640 250'),
        '#2f7d4f',
      ),
      ink([...k.curve('700 110, 730 140, 760 110'), ...k.curve('960 90, 990 120, 1020 90')], 7),
      at(
        1330,
        690,
        2.1,
        k.group(
          k.house(pal.sand, pal.coral),
          ink([...k.curve('-60 22, -46 34, -32 22'), ...k.curve('34 22, 48 34, 62 22')], 6),
        ),
      ),
      ink(k.curve('1460 440, 1490 400, 1450 370, 1490 330'), 12, pal.steel),
      tuft(1120, 960),
      tuft(1500, 940),
      tuft(960, 900),
    ),
}
