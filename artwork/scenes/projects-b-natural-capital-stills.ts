/** Stills 3 to 5 of the shop of nature: a ledger, a jar, the soil. */
import * as k from '../kit/index'
import { jar, paper, sheep, stones } from '../kit/props-projects-b'

const { at, fill, flip, ink, limb, pal, rect, scene, shape, turn } = k
const [wood, dark, honey, brass] = ['#a5673a', '#6d3f25', '#fbe3a6', '#e0a52e']

export const scenes: Record<string, () => string> = {
  'projects/natural-capital/still-3': () =>
    scene(
      { ground: '#1c2a2f', seed: 35 },
      fill(k.poly('640 190, 860 190, 1420 860, 80 860'), '#e9b44a', 0.5),
      fill(k.poly('680 190, 820 190, 1160 860, 340 860'), honey, 0.7),
      limb(k.line('750 -20, 750 110'), pal.ink, 4),
      shape(k.poly('690 100, 810 100, 890 200, 610 200'), pal.leaf),
      k.disc(750, 206, 40, honey, 24),
      at(
        350,
        850,
        1.55,
        turn(
          11,
          k.bust({ skin: 1, hair: 'cap', hairColour: '#d8b45e', beard: true, top: pal.rust, mood: 'calm', look: 0.9 }),
        ),
      ),
      at(
        1190,
        850,
        1.55,
        flip(
          turn(
            11,
            k.bust({
              skin: 3,
              hair: 'bun',
              hairColour: k.hairs[4],
              glasses: true,
              top: pal.leaf,
              mood: 'think',
              look: 0.9,
            }),
          ),
        ),
      ),
      k.ground(800, dark),
      shape(k.poly('400 820, 1150 820, 1180 960, 370 960'), pal.rust),
      shape(k.blob('770 850, 600 740, 430 770, 410 900, 580 880, 770 950', 0.1), pal.paper),
      shape(k.blob('770 850, 940 740, 1110 770, 1130 900, 960 880, 770 950', 0.1), pal.paper),
      ink(
        [
          ...k.curve('480 800, 600 780, 720 840'),
          ...k.curve('476 840, 600 820, 720 880'),
          ...k.curve('820 840, 940 780, 1060 800'),
          ...k.curve('820 880, 940 820, 1064 840'),
        ],
        7,
      ),
      at(1440, 830, 0.9, k.coins(4, brass)),
    ),
  'projects/natural-capital/still-4': () =>
    scene(
      { ground: '#f47a4a', seed: 36 },
      at(1400, 210, 1.5, k.sun(pal.marigold, honey)),
      paper('-40 840, 1640 800, 1640 1040, -40 1040', '#d9552f'),
      k.shadow(620, 905, 460),
      at(
        620,
        520,
        1,
        jar(
          840,
          760,
          '#d4f0e4',
          k.group(
            fill(k.blob('-412 170, -200 130, 100 160, 412 120, 404 340, 380 370, -380 370, -404 340', 0.06), pal.moss),
            fill(k.oval(-10, 260, 350, 74), '#3f8f66'),
            at(-190, 250, 1.75, k.tree('round', pal.leaf, dark)),
            at(70, 210, 1.35, sheep()),
            ink([...k.line('260 20, 310 20, 264 66, 314 66'), ...k.line('330 -60, 364 -60, 332 -28, 366 -28')], 9),
          ),
          wood,
        ),
      ),
      at(1230, 900, 1.2, ink(k.line('0 0, -24 -50, 0 0, 4 -70, 0 0, 30 -46'), 10, '#8a3517')),
      at(1480, 960, 1.2, ink(k.line('0 0, -24 -50, 0 0, 4 -70, 0 0, 30 -46'), 10, '#8a3517')),
      ink(
        [...k.curve('1130 520, 1170 490, 1210 520, 1250 490'), ...k.curve('1300 600, 1340 570, 1380 600, 1420 570')],
        10,
        honey,
      ),
    ),
  'projects/natural-capital/still-5': () =>
    scene(
      { ground: '#4a2a1e', seed: 37 },
      paper('-40 620, 600 700, 1640 560, 1640 1040, -40 1040', '#341b15'),
      stones('160 520 50 36, 1450 470 70 44, 1270 930 90 50, 380 900 60 40, 980 470 30 22', '#8b6b57'),
      rect(-30, 60, 1660, 250, wood),
      ...[60, 470, 880, 1290].map((x) =>
        k.group(rect(x, 120, 330, 150, '#c98a52', 8), k.disc(x + 165, 196, 24, brass)),
      ),
      rect(-30, 10, 1660, 60, dark),
      ink(k.line('-20 318, 1620 318')),
      limb(k.curve('760 320, 740 400, 800 440, 770 520'), honey, 7, 4),
      limb(k.curve('1180 320, 1200 400, 1150 440, 1190 500, 1160 560'), honey, 7, 4),
      limb(k.curve('300 320, 290 380, 330 420'), honey, 7, 4),
      fill(k.blob('-40 690, 200 620, 500 700, 620 780, 500 860, 200 770, -40 840', 0.16), '#6b4031'),
      limb(k.curve('60 740, 260 690, 420 800, 640 820, 800 690, 960 590, 1120 640, 1200 700'), '#f0959a', 92, 8),
      shape(k.curve('640 866, 690 850, 740 806, 690 720, 640 774, 600 778'), '#e0747c'),
      ink(
        [
          ...k.curve('200 666, 220 710, 200 760'),
          ...k.curve('330 690, 340 740, 310 790'),
          ...k.curve('900 580, 930 630, 970 660'),
          ...k.curve('830 620, 860 680, 900 710'),
          ...k.curve('990 545, 1000 600, 1000 640'),
        ],
        6,
      ),
      at(1170, 666, 1, k.face('happy', 0.5)),
      ...[
        [1380, 700],
        [1440, 640],
        [1400, 800],
        [1530, 730],
        [1330, 600],
      ].map(([x = 0, y = 0]) => k.dot(x, y, 12, '#8b6b57')),
    ),
}
