import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import { figure } from '../../kit/props/figure'
import * as w from '../../kit/props/workshop'

const { at, flip, pal, pts, scene, turn } = k

const skin = (i: number) => k.skins[i] as string

/** A teacher on one knee, seen from her other side: she times it by her watch. */
const timekeeper = k.group(
  figure({
    skin: 5,
    hair: 'bun',
    mood: 'calm',
    look: 0.9,
    nod: 12,
    top: pal.teal,
    bottom: pal.plum,
    shoes: pal.paper,
    legs: ['-10 -140, 6 -60, -96 -36', '10 -140, 96 -128, 92 -32'],
    arms: ['-96 -220, -40 -270', '60 -200, 70 -170'],
  }),
  k.ink(k.line('-60 -262, -36 -282'), 13, pal.marigold),
)

export const scenes: Record<string, () => string> = {
  'case-studies/healthcare-4': () =>
    scene(
      { ground: pal.sky, seed: 74 },
      k.cut(
        pts(
          '-40 460, 120 460, 120 360, 300 360, 300 500, 520 500, 520 300, 640 300, 640 480, 860 480, 860 400, 1040 400, 1040 520, 1240 520, 1240 330, 1420 330, 1420 480, 1640 480, 1640 900, -40 900',
        ),
        '#7cc0e6',
        3,
        300,
      ),
      at(300, 150, 0.9, k.cloud()),
      k.shape(
        k.blob(
          '-60 1060, -60 380, 90 380, 150 620, 340 800, 700 880, 1100 860, 1340 700, 1440 400, 1660 380, 1660 1060',
          0.12,
        ),
        pal.lilac,
      ),
      k.ink([...k.curve('-20 700, 160 860, 460 960'), ...k.curve('1180 950, 1440 820, 1600 600')], 6, pal.plum),
      k.limb(k.line('-20 372, 96 372'), pal.coral, 22),
      k.limb(k.line('1430 392, 1620 372'), pal.coral, 22),
      at(
        450,
        970,
        1.75,
        k.person({
          pose: 'hold',
          top: pal.marigold,
          bottom: pal.night,
          skin: 4,
          hair: 'afro',
          mood: 'happy',
          shoes: pal.coral,
        }),
      ),
      at(
        1110,
        970,
        1.75,
        flip(
          k.person({
            pose: 'hold',
            top: pal.teal,
            bottom: pal.plum,
            skin: 0,
            hair: 'cap',
            hairColour: pal.coral,
            mood: 'shock',
            shoes: pal.paper,
          }),
        ),
      ),
      at(620, 670, 0.6, turn(20, k.bottle(pal.sky))),
      k.limb(k.line('690 720, 720 620'), pal.marigold, 22),
      at(640, 800, 1.15, w.rucksack(pal.coral)),
      at(900, 680, 0.7, turn(-16, k.book(pal.marigold))),
      at(930, 800, 1.15, w.rucksack(pal.moss, pal.teal)),
      at(
        250,
        940,
        1,
        turn(
          14,
          k.rect(-140, -12, 280, 24, pal.coral, 10),
          k.disc(-86, 30, 22, pal.paper),
          k.disc(86, 30, 22, pal.paper),
        ),
      ),
    ),
  'case-studies/healthcare-5': () =>
    scene(
      { ground: pal.sky, seed: 75 },
      k.rect(980, 60, 680, 400, pal.rust),
      ...[1050, 1240, 1430].map((x) => k.rect(x, 130, 120, 150, pal.marigold)),
      k.ground(440, pal.moss),
      // Another waits at a distance.
      at(
        210,
        560,
        0.86,
        k.person({ pose: 'stand', child: true, skin: 5, hair: 'afro', mood: 'think', look: 0.9, top: pal.coral }),
      ),
      k.cut(pts('-40 600, 1640 560, 1640 1040, -40 1040'), pal.steel, 6, 220),
      k.ink(
        [
          ...k.line('1160 640, 1560 620'),
          ...k.line('1180 760, 1600 740'),
          ...k.line('1160 640, 1180 760'),
          ...k.line('1290 632, 1312 752'),
          ...k.line('1420 626, 1446 748'),
        ],
        8,
        pal.paper,
      ),
      at(900, 850, 1.8, flip(timekeeper)),
      // He lies on his side: her coat is under his head, his upper knee is bent.
      k.shape(k.blob('250 880, 330 800, 520 790, 600 850, 580 930, 330 950', 0.16), pal.marigold),
      k.ink(k.curve('300 900, 420 880, 560 900'), 7),
      c.limbs(pal.night, [[k.curve('930 880, 1180 900, 1420 930'), 74]]),
      k.shape(k.blob('1400 890, 1480 900, 1496 962, 1400 966'), pal.paper),
      k.shape(k.blob('590 830, 700 770, 900 780, 990 850, 950 940, 760 960, 600 930', 0.16), pal.coral),
      c.limbs(pal.night, [
        [k.curve('930 850, 1120 790, 1190 850'), 76],
        [k.curve('1190 850, 1200 920, 1150 950'), 70],
      ]),
      k.shape(k.blob('1110 920, 1180 930, 1180 984, 1070 984'), pal.paper),
      at(470, 826, 1.9, turn(-76, k.head({ skin: 2, hair: 'short', mood: 'asleep' }))),
      c.limbs(skin(2), [[k.curve('660 900, 560 950, 440 950'), 40]]),
      k.limb(k.curve('730 850, 690 910, 640 930'), pal.coral, 60),
      k.limb(k.curve('826 500, 756 640, 740 760'), pal.teal, 62),
      k.disc(738, 786, 36, skin(5)),
    ),
  'case-studies/healthcare-6': () =>
    scene(
      { ground: pal.coral, seed: 76 },
      k.cut(pts('-40 700, 1640 640, 1640 1040, -40 1040'), pal.plum, 6, 220),
      k.ink(k.line('820 60, 700 120, 980 120, 820 60'), 7),
      k.rect(420, 120, 800, 640, pal.paper),
      k.fill(k.box(424, 124, 796, 110), pal.teal),
      ...[520, 660, 800, 940, 1080].map((x) => k.limb(k.line([x, 96], [x, 150]), pal.steel, 12)),
      k.ink(
        [
          ...[394, 516, 638].flatMap((y) => k.line([424, y - 6], [1216, y - 6])),
          ...[1, 2, 3, 4].flatMap((i) => k.line([420 + i * 160, 238], [420 + i * 160, 756])),
        ],
        6,
      ),
      at(500, 314, 0.55, k.sun(pal.marigold)),
      at(660, 450, 0.42, k.heart(pal.coral)),
      at(820, 314, 0.42, k.flower(pal.sky)),
      k.ink(k.curve('910 480, 950 400, 980 480, 1010 400, 1050 480'), 16, pal.leaf),
      at(820, 575, 0.42, k.house()),
      k.ink(k.curve('1060 340, 1080 280, 1110 340, 1140 280, 1170 340'), 14, pal.plum),
      at(
        300,
        1010,
        1.9,
        k.person({
          pose: 'point',
          top: pal.marigold,
          bottom: pal.night,
          skin: 4,
          hair: 'short',
          beard: true,
          mood: 'happy',
          hold: k.limb(k.line('-10 24, 40 -60'), pal.teal, 20),
        }),
      ),
      at(
        1330,
        1010,
        2.25,
        flip(
          k.person({
            child: true,
            pose: 'wave',
            top: pal.sky,
            bottom: pal.night,
            wear: 'dress',
            skin: 3,
            hair: 'bun',
            mood: 'happy',
            hold: k.limb(k.line('-10 24, 44 -66'), pal.coral, 24),
          }),
        ),
      ),
    ),
}
