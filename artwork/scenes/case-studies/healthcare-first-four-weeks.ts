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
      { ground: pal.marigold, seed: 75 },
      k.rect(860, 120, 800, 420, pal.rust),
      ...[930, 1130, 1330].map((x) => k.rect(x, 190, 130, 170, pal.sky)),
      k.ground(500, pal.moss),
      k.limb(k.line('90 560, 200 100'), pal.coral, 20),
      k.limb(k.line('310 560, 200 100'), pal.coral, 20),
      k.limb(k.line('200 100, 700 100'), pal.coral, 20),
      k.limb(k.line('600 560, 700 100, 800 560'), pal.coral, 20),
      k.ink([...k.line('360 108, 350 420'), ...k.line('500 108, 510 420')], 7),
      k.rect(330, 416, 200, 24, pal.plum),
      k.cut(pts('-40 680, 1640 620, 1640 1040, -40 1040'), pal.leaf, 6, 220),
      c.limbs(pal.plum, [
        [k.line('960 640, 900 800'), 90],
        [k.line('900 800, 1180 820'), 66],
      ]),
      k.shape(k.blob('1170 790, 1250 780, 1260 850, 1180 856'), pal.paper),
      k.limb(k.line('930 400, 930 460'), skin(5), 44),
      k.shape(k.blob('850 440, 930 420, 1020 450, 1050 660, 870 680', 0.16), pal.coral),
      at(910, 330, 1.75, flip(k.head({ skin: 5, hair: 'bun', mood: 'calm', look: 0.8 }))),
      c.limbs(pal.night, [
        [k.curve('960 850, 1200 800, 1280 910'), 66],
        [k.curve('960 880, 1220 870, 1440 910'), 66],
      ]),
      k.shape(k.blob('1260 890, 1320 910, 1310 956, 1220 956'), pal.paper),
      k.shape(k.blob('1420 880, 1490 890, 1500 944, 1420 950'), pal.paper),
      k.shape(k.blob('640 820, 800 780, 980 800, 1040 870, 990 936, 800 940, 640 930', 0.16), pal.sky),
      at(550, 860, 1.75, turn(-80, k.head({ skin: 2, hair: 'short', mood: 'asleep' }))),
      c.limbs(skin(2), [[k.curve('740 860, 650 960, 490 958'), 38]]),
      k.limb(k.curve('820 850, 760 900, 700 920'), pal.sky, 56),
      k.limb(k.curve('890 500, 780 600, 760 740'), pal.coral, 56),
      k.disc(758, 776, 34, skin(5)),
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
