/** Rex Factor: velvet red, royal purple, gold and parchment. */
import { judge, paddle, rex, stageBack, stageFront, throne } from '../../kit/actors/rex'
import * as k from '../../kit/index'
import { beam, strokes } from '../../kit/shorthands'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip, ink, limb, pal, scene, shape, turn } = k
const { velvet, wine, gold, stone } = rex

/** A person of rank: 420 high, with crown and ermine. */
const royal = (o: k.PersonOptions, cape: string) =>
  shape(k.blob('-56 -286, 56 -286, 84 -150, 112 -4, 0 8, -112 -4, -84 -150', 0.12), cape) +
  k.person(o) +
  shape(k.blob('-56 -292, 0 -276, 56 -292, 72 -258, 0 -232, -72 -258'), pal.paper) +
  strokes('-40 -270, -40 -264|0 -258, 0 -250|40 -270, 40 -264', 7) +
  at(6, -436, 0.55, k.crown(gold))

export const moving: Movings = {
  'projects/rex-factor-the-animated-show/cover': [{ order: '1 2 3*3 4 1 5 6*3 5', rate: 10, rest: 8 }],
}

/** The scenes. */
export const scenes: Scenes = {
  'projects/rex-factor-the-animated-show/cover': (n = 0) =>
    scene(
      { ground: wine, seed: 41 },
      beam('560 -20, 760 -20, 980 860, 330 860', gold),
      beam('900 -20, 1100 -20, 1370 860, 760 860', gold),
      k.ground(780, '#c98a3a'),
      k.curtains(velvet),
      at(
        620,
        850,
        1.5,
        royal(
          {
            pose: 'hold',
            mood: 'shock',
            look: 0.9,
            skin: 0,
            beard: true,
            hairColour: pal.rust,
            top: pal.teal,
            bottom: pal.plum,
            shoes: pal.ink,
          },
          pal.plum,
        ),
      ),
      at(
        1040,
        850,
        1.5,
        flip(
          royal(
            { pose: 'point', mood: 'smile', look: 0.1, skin: 4, hair: 'afro', wear: 'dress', top: gold, shoes: velvet },
            pal.teal,
          ),
        ),
      ),
      at(250, 960 - k.chart(n, 0, -16, 90, 60, 0, 0), 1.1, turn(-8 + k.chart(n, 0, -6, 14, 6), paddle(pal.coral))),
      at(1350, 960 - k.chart(n, 0, 0, 0, 0, 40, 90), 1.1, turn(7 - k.chart(n, 0, 0, 0, 0, -4, 14), paddle(pal.teal))),
      shape(k.blob('20 1020, 30 900, 110 860, 190 900, 210 1020'), stone),
      shape(k.blob('1420 1020, 1440 900, 1510 864, 1590 910, 1600 1020'), stone),
      ink([...k.curve('60 940, 90 910, 120 940'), ...k.curve('1480 940, 1510 910, 1540 940')], 8),
    ),
  'films/rex-factor-the-animated-show': () =>
    scene({ ground: '#2a0b2b', seed: 42 }, stageBack(), at(940, 850, 1.15, throne(pal.plum)), stageFront()),
  'projects/rex-factor-the-animated-show/still-1': () =>
    scene(
      { ground: '#e9cf9a', seed: 43 },
      k.paper('-30 -30, 760 -30, 420 1030, -30 1030', '#d9b06f'),
      k.rect(150, 40, 150, 270, velvet),
      shape(k.poly('150 310, 300 310, 225 392'), velvet),
      at(225, 170, 0.52, k.crown(gold)),
      k.floor(900, '#b5793f'),
      // The bench is as high as a house, and they lean over its edge.
      at(950, 560, 1.3, turn(-14, judge(0, 'think', -0.9, 16))),
      at(1370, 560, 1.3, turn(-10, judge(1, 'cross', -0.9, 12))),
      k.shape(k.poly('640 490, 1660 430, 1660 1040, 740 1040'), '#8d5530'),
      k.shape(k.poly('560 440, 1660 370, 1660 480, 590 542'), '#b97a4e'),
      k.shape(k.poly('830 620, 1180 598, 1190 960, 890 970'), '#b97a4e'),
      k.shape(k.poly('1290 590, 1660 568, 1660 950, 1300 960'), '#b97a4e'),
      limb(k.curve('860 440, 760 460, 720 520'), wine, 56),
      k.disc(716, 534, 34, k.skins[1] ?? ''),
      at(690, 600, 0.8, k.magnifier(pal.sky, gold)),
      limb(k.curve('1270 430, 1200 420, 1170 360'), wine, 56),
      k.disc(1166, 352, 34, k.skins[5] ?? ''),
      at(
        1136,
        270,
        0.66,
        turn(-24, k.rect(-80, -50, 160, 84, '#8d5530', 14) + limb(k.line('0 36, 0 150'), '#8d5530', 20)),
      ),
      k.shadow(390, 960, 190),
      at(
        390,
        950,
        1.25,
        k.group(
          // Armour from neck to toe, knees that knock.
          limb(k.line('-34 -150, -20 -76'), pal.steel, 46),
          limb(k.line('-20 -76, -42 -10'), pal.steel, 40),
          limb(k.line('34 -150, 22 -76'), pal.steel, 46),
          limb(k.line('22 -76, 46 -10'), pal.steel, 40),
          ...[-20, 22].map((x) => k.disc(x, -78, 25, stone)),
          ...[-58, 34].map((x) =>
            shape(
              k.blob([
                [x - 12, 8],
                [x - 4, -26],
                [x + 28, -26],
                [x + 50, 8],
              ]),
              stone,
            ),
          ),
          limb(k.curve('-66 -268, -110 -210, -46 -196'), pal.steel, 40),
          limb(k.curve('66 -268, 112 -210, 50 -196'), pal.steel, 40),
          shape(k.blob('-72 -290, 0 -306, 72 -290, 84 -220, 56 -140, -56 -140, -84 -220', 0.16), pal.steel),
          ink(k.line('0 -296, 0 -146'), 6),
          ...[-76, 76].map((x) => k.disc(x, -270, 36, stone)),
          at(4, -196, 1, k.disc(-20, 0, 22, pal.paper) + k.disc(24, 0, 22, pal.paper)),
          k.rect(-52, -322, 108, 40, stone, 14),
          at(
            4,
            -384,
            1.16,
            turn(
              -6,
              k.head({ skin: 0, hair: 'bob', hairColour: k.hairs[3], beard: true, mood: 'shock', look: 0.9 }),
              at(2, -96, 0.62, turn(-10, k.crown(gold))),
            ),
          ),
        ),
      ),
      ink([...k.curve('250 470, 236 496, 252 512'), ...k.curve('552 430, 566 456, 550 474')], 8, '#5a94b8'),
    ),
}
