/** Cards of education, museums, agencies and white label. */
import * as k from '../kit/index'
import * as p from '../kit/props/banners'
import type { Movings, Scenes } from '../pictures/moving'

const { at, flip, pal, scene, turn } = k

export const moving: Movings = {
  'sectors/education': [{ order: '1 2*2 3 4 5*2 6 7 8', rate: 10 }],
  'sectors/museums': [{ order: '1 2 3 4*3 5 4 5 4*3 3 2' }],
  'sectors/digital-marketing-agencies': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }],
  'sectors/white-label': [{ order: '1 2 3 4*2 5 6*2 5 1', rate: 8 }],
}

export const scenes: Scenes = {
  'sectors/education': (n = 0) =>
    scene(
      { ground: '#ffd27a', seed: 82 },
      k.rect(60, 80, 720, 420, pal.leaf),
      k.ink([...k.curve('140 400, 300 200, 460 380, 700 160'), ...k.line('140 150, 300 150')], 8, pal.mint),
      k.ground(840, pal.rust),
      at(560, 770, 1, k.desk('#b97a4e', 760)),
      at(330, 680, 0.9, k.books(pal.plum, pal.teal, pal.coral)),
      k.shape(
        k.blob('760 790, 700 640, 900 620, 980 560, 1100 640, 1300 640, 1260 780, 1100 800, 1000 770, 880 810', 0.2),
        pal.paper,
      ),
      at(
        1060,
        380 + k.chart(n, 0, 22, -14, -58, -74, -56, -24, 8),
        1.5,
        turn(
          16,
          k.shape(k.blob('-60 160, -30 290, 0 230, 30 300, 64 160', 0.14), pal.coral),
          k.shape(k.blob('-30 160, 0 250, 30 160'), pal.marigold),
          k.shape(k.poly('-70 60, -130 170, -66 150'), pal.plum),
          k.shape(k.poly('70 60, 130 170, 66 150'), pal.plum),
          ...[pal.coral, pal.marigold, pal.teal, pal.sky].map((c, i) =>
            k.rect(-80 + i * 40, -100 + (i % 2) * 14, 40, 266, c),
          ),
          k.shape(k.poly('-80 -96, 80 -90, 14 -210, -14 -210'), pal.sand),
          k.shape(k.poly('-28 -180, 28 -180, 6 -222, -6 -222'), pal.ink),
          k.disc(0, 0, 42, pal.paper),
          at(0, 0, 0.6, k.face('happy', 0.2)),
        ),
      ),
      at(1450, 180, 0.7, k.planet(pal.plum, pal.coral)),
    ),
  'sectors/museums': (n = 0) =>
    scene(
      { ground: '#f0c6bd', seed: 83 },
      k.fill(k.poly('-20 -20, 360 -20, 360 720, -20 860'), '#dba396'),
      k.ground(760, pal.plum),
      k.ink([...k.line('360 -20, 360 760'), ...k.line('360 760, -20 880'), ...k.line('360 760, 1620 756')]),
      k.shape(k.poly('60 160, 280 210, 280 540, 60 580'), pal.teal),
      at(170, 380, 0.8, k.vase(pal.marigold)),
      k.fill(k.oval(620, 890, 300, 44), pal.night),
      at(1080, 500, 1.28, flip(p.bendingSkeleton(pal.paper, k.chart(n, 0, 3, 7, 10, 9), k.chart(n, 0, 2, 7, 12, 3)))),
      k.rect(860, 900, 640, 130, pal.marigold, 6),
      at(
        430,
        950,
        1.5,
        k.person({
          pose: 'wave',
          child: true,
          wear: 'overall',
          top: pal.marigold,
          bottom: pal.teal,
          skin: 4,
          hair: 'afro',
          mood: 'happy',
          shoes: pal.coral,
          look: 0.8,
        }),
      ),
      k.limb(k.line('700 -20, 700 60'), pal.ink, 6),
      k.shape(k.poly('660 50, 740 50, 770 120, 630 120'), pal.coral),
    ),
  'sectors/digital-marketing-agencies': (n = 0) =>
    scene(
      { ground: pal.plum, seed: 84 },
      k.fill(k.poly('620 -20, 780 -20, 1320 1020, 160 1020'), '#7440a6'),
      k.ground(860, pal.night),
      k.fill(k.oval(720, 930, 480, 60), pal.coral),
      at(
        720,
        950,
        1.55,
        k.person({
          pose: 'cheer',
          top: pal.marigold,
          bottom: pal.teal,
          skin: 2,
          hair: 'quiff',
          hairColour: pal.rust,
          mood: 'happy',
          shoes: pal.paper,
          wear: 'overall',
        }),
      ),
      k
        .ink(k.curve('540 330, 480 140, 720 60, 1000 120, 920 320'), 8, pal.lilac)
        .replace('/>', ' stroke-dasharray="4 26"/>'),
      at(
        330,
        440 - k.swing(n, 8, 30),
        1.3,
        turn(-22 + k.swing(n, 8, 8, 0.2), k.phone(pal.sky, at(0, 0, 0.34, k.heart(pal.coral)))),
      ),
      at(420, 160 - k.swing(n, 8, 26, 0.2), 1, turn(-12 + k.swing(n, 8, 10, 0.4), k.poster(pal.coral))),
      at(730, 116 - k.swing(n, 8, 18, 0.4), 0.95, turn(14 + k.swing(n, 8, 12, 0.6), k.phone(pal.marigold))),
      at(1040, 180 - k.swing(n, 8, 26, 0.6), 1.15, turn(18 + k.swing(n, 8, 10, 0.8), k.poster(pal.teal, pal.sand))),
      at(
        1200,
        500,
        1.5,
        turn(
          -20,
          k.limb(k.curve('-40 30, -50 90, 0 90, 4 36'), pal.night, 12),
          k.shape(k.poly('-110 -26, 90 -92, 90 96, -110 30'), pal.paper),
          k.shape(k.oval(90, 2, 26, 94), pal.coral),
          k.rect(-140, -30, 40, 62, pal.coral, 8),
        ),
      ),
    ),
  'sectors/white-label': (n = 0) =>
    scene(
      { ground: pal.coral, seed: 85 },
      k.cut(k.pts('-30 520, 1640 300, 1640 1030, -30 1030'), '#d8434a', 8, 160),
      at(620, 560, 3.9, turn(-24, k.brush(pal.teal))),
      k.limb(k.curve('1640 560, 1420 520, 1240 560'), pal.plum, 190),
      k.limb(k.curve('1310 540, 1180 530, 1090 560'), k.skins[4], 110),
      at(
        900,
        620,
        1,
        turn(
          k.chart(n, 0, 3, -4, -9, -7, -2),
          at(
            -900,
            -620,
            1,
            k.shape(
              k.blob(
                '470 400, 560 300, 760 290, 960 330, 1060 420, 1040 640, 900 800, 720 820, 560 720, 480 560',
                0.17,
              ),
              pal.paper,
            ),
            k.fill(k.poly('1060 420, 960 340, 1010 470'), pal.steel),
            k.fill(k.blob('570 500, 630 460, 700 500, 640 540'), pal.night),
            k.fill(k.blob('810 510, 880 470, 950 520, 880 550'), pal.night),
            k.ink(k.curve('660 680, 740 720, 840 690')),
            k.ink(k.curve('760 510, 740 600, 780 610'), 8),
            ...['1130 480, 1040 470, 980 490', '1120 560, 1020 550, 960 570', '1130 640, 1040 640, 990 650'].map((d) =>
              k.limb(k.curve(d), k.skins[4] as string, 46),
            ),
          ),
        ),
      ),
    ),
}
