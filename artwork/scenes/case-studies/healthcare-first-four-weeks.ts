import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import * as w from '../../kit/props/workshop'

const { at, flip, pal, pts, scene, turn } = k

const skin = (i: number) => k.skins[i] as string

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
      // She sits behind him: one arm is out of sight, the other holds her watch up to her eyes.
      at(820, 800, 1.6, k.bust({ skin: 5, hair: 'bun', mood: 'calm', look: 0.9, top: pal.teal })),
      k.limb(k.curve('960 560, 1090 640, 1076 480'), pal.teal, 76),
      k.disc(1074, 440, 40, skin(5)),
      k.limb(k.line('1040 500, 1112 500'), pal.coral, 20),
      k.disc(1076, 500, 30, pal.paper, 30),
      k.ink([...k.line('1076 500, 1076 484'), ...k.line('1076 500, 1088 504')], 6),
      // He lies on his side, a rucksack under his head and her coat over him.
      at(330, 860, 1.9, turn(-84, w.rucksack(pal.marigold))),
      c.limbs(pal.night, [[k.curve('1160 890, 1320 850, 1420 910'), 78]]),
      k.shape(k.blob('1390 850, 1470 840, 1500 900, 1480 960, 1404 950', 0.16), pal.paper),
      at(470, 838, 2.1, turn(-72, k.head({ skin: 2, hair: 'short', mood: 'smile' }))),
      k.shape(
        k.blob('590 800, 700 730, 900 720, 1080 770, 1230 800, 1300 900, 1250 985, 900 1000, 640 990, 570 900', 0.15),
        pal.plum,
      ),
      k.fill(k.blob('620 960, 900 980, 1230 960, 1250 990, 900 1004, 640 994', 0.12), pal.night, 0.5),
      k.ink([...k.curve('760 740, 730 860, 770 985'), ...k.curve('1060 790, 1100 860, 1090 985')], 7),
      ...[800, 866, 932].map((y) => k.dot(800, y, 11, pal.marigold)),
      k.limb(k.curve('690 620, 630 700, 660 790'), pal.teal, 76),
      k.disc(664, 800, 42, skin(5)),
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
