import * as k from '../../kit/index'

const { at, flip, pal, pts, scene, turn } = k

const skin = (i: number) => k.skins[i] as string

export const scenes: Record<string, () => string> = {
  'case-studies/healthcare-1': () =>
    scene(
      { ground: pal.plum, seed: 71 },
      k.cut(pts('-40 -40, 760 -40, 520 1040, -40 1040'), '#6d3a9b', 8, 200),
      k.windowOn(120, 90, 300, 330, pal.lilac, at(160, 130, 0.7, k.moon(pal.marigold))),
      at(
        470,
        1000,
        1.75,
        k.bust({
          skin: 3,
          hair: 'scarf',
          hairColour: pal.coral,
          mood: 'happy',
          top: pal.marigold,
          look: 1,
          glasses: true,
        }),
      ),
      k.ground(880, '#b97a4e'),
      at(
        1180,
        560,
        4.1,
        k.laptop(
          pal.aqua,
          at(0, 49, 0.3, k.bust({ skin: 5, hair: 'short', mood: 'smile', top: pal.sky, wear: 'coat', look: -0.6 })) +
            k.ink(k.curve('-22 44, -14 30, 0 36, 12 26'), 3),
        ),
      ),
      k.limb(k.curve('420 900, 560 860, 660 900'), pal.marigold, 80),
      k.disc(690, 900, 44, skin(3)),
      at(240, 880, 0.9, k.cup(pal.teal)),
    ),
  'case-studies/healthcare-2': () =>
    scene(
      { ground: pal.aqua, seed: 72 },
      k.cut(pts('880 -40, 1640 -40, 1640 700, 1040 700'), pal.teal, 8, 200),
      k.framed(90, 70, 230, 190, pal.paper, k.sun(pal.coral)),
      k.limb(k.line('760 -10, 760 110'), pal.ink, 4),
      k.shape(k.poly('640 200, 700 100, 820 100, 880 200'), pal.marigold),
      k.shape(k.blob('690 820, 700 520, 770 420, 940 420, 1010 520, 1020 820', 0.15), pal.marigold),
      k.limb(k.line('860 430, 866 390'), skin(3), 70, 7),
      at(872, 270, 1.85, turn(6, k.head({ skin: 3, hair: 'short', beard: true, mood: 'happy', look: -0.5 }))),
      k.limb(k.curve('960 520, 1120 560, 1230 640'), pal.marigold, 74, 7),
      k.shape(k.blob('140 830, 170 640, 260 540, 400 540, 480 640, 500 830', 0.16), pal.coral),
      k.limb(k.line('360 560, 380 500'), skin(2), 64, 7),
      at(412, 390, 1.85, turn(9, k.head({ skin: 2, hair: 'long', hairColour: k.hairs[1], mood: 'smile', look: 0.9 }))),
      k.shape(k.blob('520 830, 530 730, 590 690, 670 700, 710 760, 716 830', 0.16), pal.sky),
      at(616, 600, 1.28, turn(-6, k.head({ skin: 2, hair: 'bun', mood: 'happy', look: 0.7 }))),
      k.limb(k.curve('300 610, 340 790, 560 780'), pal.coral, 70, 7),
      k.shape(k.blob('1060 830, 1100 720, 1190 670, 1340 690, 1440 760, 1470 830', 0.16), pal.plum),
      at(1180, 540, 1.5, turn(-12, k.head({ skin: 3, hair: 'curly', mood: 'shock', look: -0.8 }))),
      k.cut(pts('-40 800, 1640 790, 1640 1040, -40 1040'), '#d9975f', 4, 300),
      k.ink(k.line('-20 800, 1620 792')),
      k.limb(k.curve('1390 790, 1330 850, 1280 700'), pal.plum, 62, 7),
      k.disc(1268, 664, 40, skin(3)),
      k.shape(k.poly('610 850, 1010 850, 1080 990, 540 990'), pal.night),
      k.fill(k.poly('642 868, 980 868, 1030 972, 592 972'), pal.sky),
      at(810, 918, 0.55, k.heart(pal.coral)),
      k.limb(k.curve('660 760, 720 800, 760 880'), pal.sky, 44, 6),
      k.disc(766, 894, 28, skin(2)),
      k.disc(570, 800, 38, skin(2)),
      at(220, 890, 0.7, k.cup(pal.paper)),
      at(1190, 920, 0.6, k.doughnut(pal.coral)),
    ),
  'case-studies/healthcare-3': () =>
    scene(
      { ground: pal.coral, seed: 73 },
      k.fill(k.poly('80 90, 760 90, 760 610, 80 610'), pal.sky),
      k.fill(k.poly('860 90, 1700 90, 1700 610, 860 610'), '#bfe6fa'),
      k.fill(k.poly('80 610, 80 480, 240 400, 420 470, 600 400, 760 470, 760 610'), pal.moss),
      k.fill(k.poly('860 610, 860 440, 1020 360, 1200 450, 1400 380, 1640 470, 1640 610'), pal.moss),
      k.ink(k.box(80, 90, 680, 520, 30), 26),
      k.ink(k.box(860, 90, 800, 520, 30), 26),
      at(
        430,
        900,
        1.6,
        k.bust({ skin: 4, hair: 'cap', hairColour: pal.night, mood: 'happy', top: pal.teal, look: 0.7 }),
      ),
      k.shape(k.blob('346 520, 460 486, 560 516, 560 590, 500 642, 420 648, 352 600', 0.16), pal.paper),
      k.ink(
        [
          ...k.line('346 524, 290 490'),
          ...k.line('560 520, 590 490'),
          ...k.curve('372 556, 460 570, 540 552'),
          ...k.curve('390 600, 460 612, 530 596'),
        ],
        6,
      ),
      at(
        1290,
        900,
        1.6,
        flip(k.bust({ skin: 1, hair: 'bob', hairColour: pal.rust, mood: 'smile', top: pal.plum, look: 0.7 })),
      ),
      k.rect(920, 60, 190, 290, pal.paper, 14),
      k.fill(k.box(944, 84, 142, 242), '#e4f5fd'),
      k.limb(k.curve('560 860, 720 640, 870 420'), pal.teal, 84),
      at(
        950,
        330,
        0.9,
        turn(-50, k.disc(-16, 0, 50, skin(4)), k.ink([...k.line('4 -26, 28 -20'), ...k.line('10 0, 34 0')], 8)),
      ),
      k.ink([...k.line('1170 150, 1260 150'), ...k.line('1226 116, 1264 150, 1226 184')], 12, pal.paper),
      k.cut(pts('-40 790, 1640 770, 1640 1040, -40 1040'), pal.marigold, 4, 300),
      k.ink(k.line('-20 790, 1620 774')),
      k.limb(k.curve('90 1010, 140 860, 300 830, 420 900, 450 1020'), pal.night, 40),
    ),
}
