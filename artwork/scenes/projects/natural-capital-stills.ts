/** Five stills of the shop of nature: pollen, roots, a ledger, shade, and the soil, torn from fourteen colours. */

import { farmer, keeper } from '../../kit/actors/earth-folk'
import { jar, pollenBox } from '../../kit/actors/earth-shop'
import { bee, cottage, dozingSheep, oak, pollen, stone, strip, worm } from '../../kit/actors/earth-valley'
import * as k from '../../kit/index'
import { many } from '../../kit/props/bystanders'
import { earth, earthScene, rub, rubbed, scrap, stratum, torn } from '../../kit/techniques/earth'

const { at, flip, group, poly, turn } = k
const {
  chalk,
  clay,
  ochre,
  rawSienna,
  redOchre,
  burntSienna,
  bramble,
  rawUmber,
  umber,
  peat,
  terreVerte,
  moss,
  ash,
  slate,
} = earth

const comb = (x: number, y: number): k.Part => scrap(k.star(x, y, 3, 96, 96, 0), ochre)

/** A root, thick at its start and thin at its end. */
const root = (points: string, tip: string, width: number): k.Part =>
  group(strip(points, umber, width), strip(tip, umber, width * 0.5))

export const scenes: Record<string, () => string> = {
  'projects/natural-capital/still-1': () =>
    earthScene(
      clay,
      33,
      ...[
        [230, 150],
        [382, 240],
        [230, 330],
        [1330, 90],
        [1482, 180],
        [1330, 270],
        [1482, 360],
      ].map(([x = 0, y = 0]) => comb(x, y)),
      rub(poly('-40 -40, 1640 -40, 1640 480, -40 560'), rawSienna, { slant: -30, gap: 60, dash: '9 26 30 60 3 44' }),
      stratum('-40 700, 400 660, 900 720, 1640 670', ochre, chalk),
      at(190, 690, 1.3, pollenBox(moss, terreVerte)),
      at(850, 700, 1.2, pollenBox(redOchre, burntSienna)),
      at(1230, 706, 1.1, pollenBox(bramble, redOchre)),
      rubbed(
        poly('-40 800, 1640 794, 1640 900, -40 906'),
        umber,
        rawUmber,
        { slant: 0, gap: 22, dash: '120 20 40 60' },
        rawSienna,
      ),
      stratum('-40 900, 700 908, 1640 896', peat, umber),
      at(520, 345, 1.9, turn(-6, bee(0, pollen()))),
      at(1070, 240, 1.35, turn(16, bee(8, pollen()))),
      at(1440, 560, 1.05, flip(turn(10, bee(-6)))),
    ),
  'projects/natural-capital/still-2': () =>
    earthScene(
      bramble,
      34,
      rub(poly('-40 -40, 1640 -40, 1640 560, -40 560'), slate, { slant: 66, gap: 46, dash: '44 60 20 90' }),
      at(1370, 150, 1, scrap(k.blob('0 -80, 50 -66, 80 0, 50 66, 0 80, 30 40, 38 0, 30 -40'), clay)),
      stratum('-40 560, 500 520, 1000 600, 1640 500', slate, ash),
      stratum('700 700, 900 640, 1300 620, 1640 640', moss, terreVerte),
      rub(poly('1000 660, 1640 650, 1640 780, 900 800'), terreVerte, { slant: 4, gap: 20 }),
      stratum('640 860, 1000 760, 1640 800', umber, rawSienna),
      at(1340, 780, 1.25, cottage()),
      stratum('560 960, 900 860, 1300 900, 1640 880', burntSienna, redOchre),
      torn(
        k.blob('-60 420, 120 360, 300 430, 460 380, 600 450, 700 600, 690 780, 560 1060, -60 1060', 0.17),
        slate,
        chalk,
        9,
        40,
      ),
      rub(k.blob('-40 500, 200 440, 420 480, 560 520, 600 640, 480 700, -40 700'), ash, {
        slant: 10,
        gap: 22,
        dash: '70 20 30 34',
      }),
      rub(poly('-40 760, 560 740, 480 980, -40 980'), chalk, { slant: 6, gap: 42, dash: '90 44 20 30' }),
      root('850 600, 740 660, 660 570', '690 590, 640 556, 560 590', 40),
      root('850 650, 740 770, 640 710', '670 730, 620 704, 530 760', 46),
      root('870 670, 780 870, 650 850', '690 860, 620 846, 490 920', 46),
      root('920 680, 900 860, 790 950', '820 930, 760 970, 650 1000', 40),
      torn(
        k.blob('790 720, 806 540, 826 300, 800 160, 930 160, 924 320, 956 560, 1020 720, 890 750', 0.12),
        umber,
        rawUmber,
        5,
        34,
      ),
      rub(poly('850 700, 870 300, 910 300, 950 700'), rawUmber, { slant: 86, gap: 15 }),
      torn(
        k.blob('560 190, 600 30, 760 -60, 940 -80, 1120 -40, 1220 100, 1150 230, 1000 250, 880 210, 740 270, 640 250'),
        moss,
        terreVerte,
        9,
        30,
      ),
      rub(k.blob('620 160, 660 60, 800 0, 960 40, 1000 130, 860 170, 740 220'), terreVerte, { slant: 24, gap: 18 }),
      rub(poly('60 60, 520 20, 420 340, 40 340'), chalk, { slant: 68, gap: 60, dash: '50 90' }),
    ),
  'projects/natural-capital/still-3': () =>
    earthScene(
      peat,
      35,
      rub(poly('-40 -40, 1640 -40, 1640 860, -40 860'), umber, { slant: 84, gap: 46, dash: '60 30 14 44' }),
      torn(poly('640 170, 860 170, 1500 900, 0 900'), umber, undefined, 4, 70),
      torn(poly('670 180, 830 180, 1260 900, 240 900'), rawSienna, undefined, 4, 70),
      torn(poly('700 190, 800 190, 1030 900, 470 900'), ochre, undefined, 4, 70),
      rub(poly('720 220, 780 220, 960 800, 540 800'), clay, { slant: 86, gap: 26 }),
      strip('750 -20, 750 110', rawUmber, 9),
      torn(poly('690 96, 812 92, 900 204, 604 208'), moss, terreVerte, 4, 40),
      scrap(k.oval(750, 210, 44, 26), chalk),
      at(330, 900, 1.5, turn(9, farmer({ look: 0.9, mouth: 'calm', front: '120 -230, 250 -110, 330 -40' }))),
      at(1190, 900, 1.5, flip(turn(9, keeper({ look: 0.9, mouth: 'calm', front: '110 -230, 240 -120, 300 -40' })))),
      stratum('-40 860, 600 850, 1640 862', burntSienna, redOchre),
      torn(poly('390 860, 1140 856, 1190 980, 350 980'), bramble, undefined, 4, 60),
      torn(k.blob('766 880, 600 780, 430 800, 400 930, 590 900, 766 960', 0.1), chalk, ash, 4, 50),
      torn(k.blob('766 880, 930 780, 1100 800, 1130 930, 946 900, 766 960', 0.1), chalk, ash, 4, 50),
      rub(poly('470 826, 600 810, 720 880, 716 920, 590 860, 460 880'), slate, {
        slant: 24,
        gap: 15,
        dash: '40 9 16 12',
      }),
      rub(poly('820 890, 940 812, 1060 826, 1070 880, 940 862, 830 920'), slate, {
        slant: -22,
        gap: 15,
        dash: '30 9 46 12',
      }),
    ),
  'projects/natural-capital/still-4': () =>
    earthScene(
      redOchre,
      36,
      rub(poly('-40 -40, 1640 -40, 1640 820, -40 820'), burntSienna, { slant: 0, gap: 56, dash: '160 50 60 90' }),
      torn(k.oval(1400, 220, 150, 150), ochre, clay, 8, 30),
      rub(k.oval(1400, 220, 120), rawSienna, { slant: 40, gap: 24 }),
      stratum('-40 840, 600 816, 1640 800', burntSienna, ochre),
      rub(poly('1020 840, 1640 820, 1640 980, 1020 990'), bramble, { slant: -60, gap: 64, dash: '50 20 90 34' }),
      stratum('-40 950, 900 940, 1640 960', bramble, burntSienna),
      at(
        620,
        530,
        1,
        jar(
          840,
          780,
          group(
            torn(poly('-404 130, -150 96, 120 130, 404 90, 404 384, -404 384'), moss, terreVerte, 7, 44),
            rub(poly('100 130, 380 110, 380 230, 60 220'), terreVerte, { slant: -4, gap: 18 }),
            torn(k.oval(-20, 268, 330, 70), slate, undefined, 6, 40),
            at(-210, 260, 1.7, oak(0)),
            at(70, 222, 1.4, dozingSheep()),
          ),
          clay,
          umber,
        ),
      ),
    ),
  'projects/natural-capital/still-5': () =>
    earthScene(
      umber,
      37,
      rub(poly('-40 380, 1640 360, 1640 620, -40 620'), rawUmber, { slant: 3, gap: 26, dash: '30 16 5 44' }),
      stratum('-40 560, 500 620, 1100 520, 1640 560', burntSienna, redOchre),
      rub(poly('-40 640, 500 650, 1100 560, 1640 600, 1640 700, -40 740'), bramble, { slant: 4, gap: 24 }),
      stratum('-40 760, 600 840, 1200 760, 1640 800', bramble, burntSienna),
      stratum('-40 930, 700 900, 1640 950', peat, umber),
      many('160 500 0.8, 1450 480 1.1, 1300 930 1.3, 380 940 0.9, 980 470 0.5', (i) =>
        stone(i % 2 ? ash : rawUmber, i % 2 ? chalk : ash),
      ),
      rubbed(
        poly('-40 60, 1640 60, 1640 320, -40 312'),
        rawSienna,
        burntSienna,
        { slant: 1, gap: 34, dash: '160 20 60 40' },
        ochre,
      ),
      ...[60, 470, 880, 1290].map((x, i) =>
        group(
          rubbed(
            poly([
              [x, 116],
              [x + 330, 112],
              [x + 328, 262],
              [x + 2, 266],
            ]),
            [ochre, rawSienna, ochre, rawSienna][i] as string,
            clay,
            { slant: -2, gap: 34, dash: '70 40 20 34' },
            umber,
          ),
          scrap(k.oval(x + 165, 190, 24), burntSienna),
        ),
      ),
      scrap(poly('-40 0, 1640 0, 1640 72, -40 76'), peat),
      ...[
        '760 316, 740 390, 800 440, 770 530',
        '1180 316, 1200 400, 1150 440, 1190 520',
        '300 316, 290 380, 330 450',
      ].map((p) => strip(p, clay, 9)),
      worm(
        k.pts(
          '40 790, 130 720, 250 690, 350 740, 440 800, 550 826, 650 800, 740 740, 830 670, 940 620, 1050 630, 1140 690',
        ),
      ),
    ),
}
