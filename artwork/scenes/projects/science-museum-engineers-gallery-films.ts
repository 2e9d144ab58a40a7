import * as k from '../../kit/index'
import { gallery } from '../../kit/palettes'
import { hand } from '../../kit/props/figure'

const { at, fill, ink, limb, scene, turn } = k
const { brass, gold, copper, deep, navy, cream } = gallery

/** The engineers' gallery: posters of its other films. */
export const scenes: Record<string, () => string> = {
  'films/science-museum-engineers-gallery-signal': () =>
    scene(
      { ground: '#1c4a63', seed: 18 },
      ...[640, 500, 370, 250].map((r, i) =>
        fill(k.oval(560, 170, r), ['#225a73', '#2b6b83', '#3a8597', gold][i] ?? gold, 0.7),
      ),
      ...[640, 500, 370, 250].map((r) => ink(k.oval(560, 170, r), 8, gold)),
      at(1300, 170, 2.2, k.cloud('#3b5365')),
      at(1080, 110, 1.6, k.cloud('#2c4153')),
      k.sea(700, '#0f3a50', '#57a3ac'),
      at(
        620,
        760,
        1,
        turn(
          -9,
          limb(k.line('-40 -100, -40 -590'), brass, 14),
          ink(k.line('-40 -560, -380 -80, 340 -100, -40 -560'), 6, gold),
          k.rect(60, -250, 90, 140, copper),
          k.rect(60, -210, 90, 34, cream),
          k.rect(-220, -160, 420, 100, cream, 10),
          ink(
            k.line('-170 -110, -168 -110').concat(k.line('-80 -110, -78 -110'), k.line('10 -110, 12 -110')),
            34,
            deep,
          ),
          k.shape(k.blob('-430 -80, 0 -56, 430 -96, 330 130, -320 130', 0.08), copper),
          k.disc(-40, -590, 26, gold),
        ),
      ),
      k.hills(880, '#0c2f42', 60, 5),
      ink(k.curve('80 960, 180 900, 300 960').concat(k.curve('1000 930, 1120 880, 1260 950')), 9, '#57a3ac'),
      k.rain(700, 200, 900, 560, '#8fb9c4', 40),
    ),
  'films/science-museum-engineers-gallery-crop': () =>
    scene(
      { ground: gold, seed: 19 },
      k.cut(k.pts('-40 -40, 1640 -40, 1640 420, -40 560'), '#fbe3a7', 10, 170),
      ink(
        k
          .line('-20 240, 420 60, 860 240, 1300 60, 1640 200')
          .concat(k.line('-20 400, 1620 380'), ...[100, 420, 740, 1060, 1380].map((x) => k.line([x, 110], [x, 640]))),
        12,
        cream,
      ),
      k.hills(640, '#d98c3f', 20, 4),
      k.cut(k.pts('-40 740, 1640 720, 1640 1040, -40 1040'), '#7d4426', 6, 180),
      ...[70, 260, 450, 640, 830].map((x, i) =>
        at(
          x,
          800 + (i % 2) * 30,
          1.2 + (i % 3) * 0.12,
          turn(
            16 + i * 4,
            limb(k.curve('0 60, -6 -40, 6 -120'), '#4f9a45', 13),
            k.shape(k.blob('2 -116, 90 -190, 130 -110'), '#8ed063'),
            k.shape(k.blob('2 -116, -70 -180, -100 -96'), i % 2 ? '#6bb851' : '#8ed063'),
          ),
        ),
      ),
      at(
        215,
        160,
        0.82,
        limb(k.curve('1040 470, 1000 400, 930 420'), '#b8c4c8', 22),
        k.shape(k.poly('940 380, 890 400, 900 450, 950 460'), brass),
        ink(
          k
            .line('880 470, 850 530')
            .concat(k.line('910 480, 890 560'), k.line('860 430, 800 480'), k.line('830 540, 812 590')),
          9,
          '#2f7f94',
        ),
        k.rect(1030, 330, 420, 380, '#b8c4c8', 30),
        k.rect(1110, 260, 260, 80, copper, 12),
        k.disc(1170, 450, 52, cream),
        k.disc(1310, 450, 52, cream),
        k.dot(1155, 455, 18),
        k.dot(1295, 455, 18),
        ink(k.curve('1170 570, 1240 610, 1310 566'), 11),
        ink(
          [1060, 1420].flatMap((x) => [...k.line([x, 360], [x, 362]), ...k.line([x, 680], [x, 682])]),
          18,
        ),
        at(1120, 780, 1, k.gear(copper, 10, 110, cream)),
        at(1390, 780, 1, k.gear(copper, 10, 110, cream)),
      ),
    ),
  'films/science-museum-engineers-gallery-heart': () =>
    scene(
      { ground: '#f2dcc0', seed: 20 },
      k.cut(k.pts('-40 620, 1640 300, 1640 1040, -40 1040'), '#e2b98e', 8, 160),
      at(
        1080,
        560,
        1,
        fill(k.blob('0 420, -380 40, -360 -220, -180 -320, 20 -190, 220 -320, 400 -200, 390 60'), navy, 0.2),
      ),
      at(
        1060,
        530,
        1,
        k.shape(k.blob('0 420, -380 40, -360 -220, -180 -320, 20 -190, 220 -320, 400 -200, 390 60'), '#e8503f'),
      ),
      ink(
        k
          .line('1070 350, 1040 520, 1090 640, 1060 900')
          .concat(k.line('760 420, 900 560'), k.line('1370 420, 1260 600')),
        6,
        '#a92f2a',
      ),
      at(1200, 560, 1, k.gear(brass, 10, 120, navy)),
      at(1040, 690, 1, turn(10, k.gear(gold, 8, 80, navy))),
      limb(k.line('560 560, 740 560'), brass, 26),
      k.disc(740, 560, 44, copper, 60),
      at(
        350,
        550,
        1.3,
        hand(
          3,
          deep,
          k.group(
            k.disc(50, -74, 62, brass),
            k.disc(50, 74, 62, brass),
            k.disc(50, -74, 22, cream),
            k.disc(50, 74, 22, cream),
          ),
        ),
      ),
      ink(k.curve('420 270, 560 210, 680 280').concat(k.line('640 232, 684 284, 616 296')), 14, copper),
    ),
}
