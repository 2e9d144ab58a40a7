/** Rex Factor: velvet red, royal purple, gold and parchment. */
import { castleSteps } from '../../kit/actors/rex'
import * as k from '../../kit/index'
import { dashed, each, strokes } from '../../kit/shorthands'

const { at, disc, dot, fill, flip, ink, limb, pal, scene, shape, turn } = k
const [velvet, gold, stone] = ['#b3243f', '#f2b632', '#d8c9e6']

/** A rocking horse facing right, rockers on y=280. */
const rockingHorse = (c: string, mane: string) =>
  limb(k.line('-150 40, -220 236'), c, 40) +
  limb(k.line('150 30, 226 232'), c, 40) +
  shape(k.blob('-210 -50, -300 -80, -330 60, -290 150, -270 40, -220 20'), mane) +
  shape(k.poly('150 -110, 120 -190, 170 -200, 160 -270, 220 -260, 240 -330, 290 -280, 210 -60'), mane) +
  shape(k.blob('110 -50, 176 -210, 240 -290, 306 -270, 396 -190, 386 -146, 330 -140, 276 -170, 256 -60, 200 40'), c) +
  shape(k.poly('236 -276, 236 -340, 280 -284'), c) +
  shape(k.blob('-230 -30, -180 -90, 0 -70, 160 -100, 236 -40, 200 60, 0 90, -190 70'), c) +
  limb(k.line('-104 60, -96 262'), c, 42) +
  limb(k.line('110 60, 84 262'), c, 42) +
  limb(k.curve('-330 170, -200 250, 0 276, 200 250, 340 160'), '#b97a4e', 24) +
  dot(296, -226, 11) +
  ink([...k.curve('350 -196, 320 -180, 306 -206'), ...k.curve('306 -206, 200 -130, 90 -120')], 8, velvet)

/** A tent with a pennant, 260 high, base on y=0. */
const tent = (c: string) =>
  ink(k.line('0 -180, 0 -260')) +
  shape(k.poly('0 -262, 70 -240, 0 -220'), velvet) +
  shape(k.poly('-120 0, 0 -190, 120 0'), c) +
  shape(k.poly('-24 0, 0 -90, 24 0'), pal.ink)

/** A soldier's helmet and shoulders, 300 high, base on y=0. */
const soldier = (c: string, skin: string) =>
  shape(k.blob('-130 20, -120 -70, -60 -110, 60 -110, 120 -70, 130 20', 0.14), c) +
  shape(k.blob('-56 -120, -60 -200, 0 -220, 60 -200, 56 -120, 0 -84'), skin) +
  dot(-16, -160, 7) +
  dot(26, -160, 7) +
  ink(k.curve('-26 -120, 4 -136, 36 -120'), 14) +
  shape(k.blob('-76 -176, -60 -250, 0 -290, 60 -250, 76 -176, 110 -160, 0 -190, -110 -160', 0.14), pal.steel) +
  ink(k.curve('0 -288, 10 -240, 4 -192'), 6)

/** The scenes. */
/** A leaf of an oak pointing up from its stalk at (0,0), 210 high. */
const oakLeaf = (c: string): k.Part =>
  shape(
    k.blob(
      '0 0, -14 -26, -44 -26, -54 -50, -24 -64, -60 -78, -70 -106, -28 -114, -58 -134, -56 -164, -20 -160, -16 -196, 16 -196, 20 -160, 56 -164, 58 -134, 28 -114, 70 -106, 60 -78, 24 -64, 54 -50, 44 -26, 14 -26',
      0.2,
    ),
    c,
  ) + ink(k.line('0 26, 0 -140'), 6)

export const scenes: Record<string, () => string> = {
  'projects/rex-factor-the-animated-show/still-2': () =>
    scene(
      { ground: '#f4d9a8', seed: 44 },
      at(1300, 220, 1.3, k.sun(pal.coral, pal.coral)),
      k.hills(620, '#d79a5a', 50, 8),
      each('180 640 1.3, 420 650 .9, 1420 690 1.2', ([x = 0, y = 0, s = 1], i) =>
        at(x, y, s, tent(i ? pal.plum : pal.teal)),
      ),
      k.ground(740, '#b5653a'),
      k.grass(790, 10, '#7a3b22'),
      at(
        780,
        690,
        1.05,
        turn(
          -9,
          rockingHorse(pal.paper, velvet) +
            limb(k.curve('50 -230, 110 -200, 190 -190'), pal.plum, 32) +
            shape(k.blob('-140 -70, -60 -170, 60 -170, 110 -80, 150 60, 40 130, -90 120, -180 50'), pal.plum) +
            ink([...k.curve('-40 -130, -70 0, -60 110'), ...k.curve('30 -130, 50 0, 40 110')], 6, gold) +
            shape(k.blob('-60 -140, -64 -280, 0 -300, 64 -280, 60 -140, 0 -120'), pal.plum) +
            shape(k.star(2, -306, 13, 172, 124), pal.paper) +
            ink(k.star(2, -306, 13, 120, 70), 4) +
            at(8, -352, 1.25, k.head({ skin: 0, hair: 'bun', hairColour: pal.rust, mood: 'cross', look: 0.8 })) +
            at(16, -490, 0.62, k.crown(gold)) +
            limb(k.curve('-50 -250, -130 -270, -160 -350'), pal.plum, 34) +
            limb(k.line('-230 -330, 40 -560'), '#b97a4e', 14) +
            shape(k.poly('30 -590, 110 -620, 70 -540'), pal.steel) +
            disc(-160, -390, 24, k.skins[0]),
        ),
      ),
    ),
  'projects/rex-factor-the-animated-show/still-3': () =>
    scene(
      { ground: stone, seed: 45 },
      castleSteps(),
      at(
        820,
        820,
        1.75,
        k.person({
          child: true,
          pose: 'shrug',
          mood: 'shock',
          look: 1,
          skin: 3,
          hair: 'bob',
          hairColour: k.hairs[1],
          top: pal.teal,
          bottom: gold,
          shoes: pal.ink,
        }),
      ),
      dashed(ink(k.curve('40 340, 120 250, 250 330, 330 490'), 10), '4 34'),
      dashed(ink(k.curve('340 490, 560 200, 960 180, 1240 520'), 10), '4 34'),
      at(1340, 640, 1.9, turn(24, k.crown(gold))),
      strokes('1180 560, 1120 500|1250 480, 1230 400|1160 680, 1090 670', 11),
    ),
  'projects/rex-factor-the-animated-show/still-4': () =>
    scene(
      { ground: '#f6c95c', seed: 46 },
      k.hills(690, '#c9a33d', 40, 5),
      k.hills(790, '#9a8a3a', 30, 11),
      limb(k.curve('1150 640, 900 560, 560 570'), '#6b3f2a', 70),
      limb(k.curve('1180 1000, 1200 760, 1150 560, 1180 300'), '#6b3f2a', 190),
      shape(
        k.blob(
          '-40 -40, 1640 -40, 1640 440, 1540 560, 1400 590, 1300 500, 1160 560, 1030 480, 900 520, 520 520, 400 480, 300 590, 150 600, 60 500, -40 530',
          0.22,
        ),
        '#3f7a3a',
      ),
      fill(k.blob('-40 -40, 480 -40, 420 90, 300 110, 270 240, 130 230, 60 340, -40 330', 0.22), '#4f9344'),
      fill(k.blob('1640 -40, 1100 -40, 1150 80, 1270 90, 1300 220, 1430 210, 1490 320, 1640 300', 0.22), '#4f9344'),
      fill(k.blob('470 430, 500 220, 620 110, 800 90, 950 170, 1000 330, 930 500, 520 510', 0.18), '#17381f'),
      at(720, 350, 2, k.head({ skin: 1, hair: 'long', hairColour: k.hairs[0], mood: 'shock', look: -0.7 })),
      ink([...k.curve('664 384, 684 376, 698 382'), ...k.curve('708 382, 724 376, 744 384')], 12),
      at(728, 188, 1.2, k.crown(gold)),
      each(
        '480 560 -62 1.3, 560 610 -14 1.25, 930 590 20 1.25, 1010 500 66 1.3, 1040 250 112 1.15, 440 300 -108 1.15, 250 640 -20 1.1, 1520 600 160 1.1',
        ([x = 0, y = 0, r = 0, s = 1], i) => at(x, y, s, turn(r, oakLeaf(i % 2 ? '#7fb84f' : '#5b9a45'))),
      ),
      limb(k.line('560 486, 560 530'), k.skins[1], 40),
      limb(k.line('880 486, 880 530'), k.skins[1], 40),
      limb(k.line('110 1000, 60 600'), '#6b3f2a', 14),
      shape(k.poly('30 610, 56 520, 92 606'), pal.steel),
      at(290, 1010, 1.15, soldier(velvet, k.skins[2])),
      at(680, 1010, 1.05, flip(soldier(pal.rust, k.skins[4]))),
      at(1430, 1010, 1.25, flip(soldier(velvet, k.skins[0]))),
    ),
  'projects/rex-factor-the-animated-show/still-5': () =>
    scene(
      { ground: pal.plum, seed: 47 },
      k.paper('900 -30, 1630 -30, 1630 1030, 1080 1030', '#4a2171'),
      k.rect(130, 130, 420, 540, gold),
      fill(k.box(170, 170, 340, 460), pal.teal),
      shape(k.blob('190 632, 210 540, 330 500, 470 540, 500 632', 0.12), pal.night),
      at(370, 420, 1.75, turn(12, k.head({ skin: 1, hair: 'bob', hairColour: pal.rust, mood: 'happy', look: 1 }))),
      at(398, 272, 0.8, turn(12, k.crown(gold))),
      disc(800, 420, 210, gold, 270),
      disc(800, 420, 168, '#e9a3a0', 228),
      shape(k.blob('660 590, 700 540, 800 520, 910 540, 940 590, 800 650', 0.14), velvet),
      at(790, 420, 1.6, turn(-8, k.head({ skin: 4, hair: 'afro', mood: 'shock', look: -0.9 }))),
      at(780, 248, 0.7, turn(-8, k.crown(gold))),
      k.rect(1070, 90, 400, 560, gold),
      fill(k.box(1110, 130, 320, 480), '#d9c07a'),
      shape(k.blob('1120 612, 1150 520, 1270 480, 1400 530, 1420 612', 0.12), pal.leaf),
      at(1240, 400, 1.75, turn(-14, k.head({ skin: 0, hair: 'bald', beard: true, mood: 'think', look: -1 }))),
      at(1212, 264, 0.8, turn(-14, k.crown(gold))),
      k.ground(800, '#c98a3a'),
      limb(k.curve('-40 780, 160 900, 420 740'), velvet, 40),
      limb(k.curve('420 740, 800 960, 1240 740'), velvet, 40),
      limb(k.curve('1240 740, 1440 880, 1640 800'), velvet, 40),
      ...[420, 1240].map(
        (x) => limb(k.line([x, 740], [x, 960]), gold, 26) + disc(x, 714, 36, gold) + disc(x, 968, 80, gold, 22),
      ),
    ),
}
