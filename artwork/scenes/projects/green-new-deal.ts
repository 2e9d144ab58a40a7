/** The Green New Deal, printed in three inks: the cover, the poster and the winter. */

import * as p from '../../kit/actors/posters'
import * as street from '../../kit/actors/posters-street'
import * as k from '../../kit/index'
import { put } from '../../kit/techniques/overprint'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { over, paint, screen, rule } = p
const { line, poly, blob, box, oval } = k
const { sheet } = p

export const moving: Movings = {
  'projects/green-new-deal/cover': [{ order: '1 2 3 4 5 6 7 8' }],
}

export const scenes: Scenes = {
  'projects/green-new-deal/cover': (n = 0) =>
    sheet(
      6,
      41,
      ...street.rooftop(),
      ...street.mast(0, 22 + n * 15),
      ...street.pot(),
      put(
        556,
        970,
        1.85,
        0,
        ...p.neighbour({
          skin: p.tones[3],
          hair: 'helmet',
          hairInk: 'y',
          top: 'y',
          bottom: 'g',
          bib: 'g',
          arms: ['30 -280, 232 -300', '124 -206, 234 -226'],
          legs: ['-52 -100, -70 0', '70 -110, 66 0'],
          nod: -14,
        }),
      ),
    ),
  'films/green-new-deal': () => sheet(9, 42, ...street.winterSky(), ...street.winterRow(), ...street.snow()),
  'projects/green-new-deal/still-1': () =>
    sheet(
      12,
      43,
      screen('g', [-40, -40, 1700, 900], 36, 30, 8),
      over(poly('-40 -40, 640 -40, 300 420, 480 420, 60 900, -40 900'), 'g4'),
      ...[-40, 250, 1350, 1640].map((x) => put(x, 850, 1.15, 0, ...p.terrace('g8', 'og', 'og', 'g3'))),
      put(
        800,
        880,
        1.5,
        -4,
        ...p.terrace('y7', 'o', 'yo', '', ''),
        paint(oval(-58, -344, 15), 'yog'),
        paint(oval(54, -344, 15), 'yog'),
        rule(k.join(line('-104 -424, -16 -448'), line('16 -448, 100 -424')), 14, 'yog'),
        paint(poly('-96 -404, -16 -404, -40 -360, -92 -372'), 'o'),
        paint(box(-100, -224, 206, 130), 'y7'),
        paint(k.round('-84 -190, 92 -190, 86 -124, -80 -124', 24), 'yog'),
        paint(k.round('-72 -182, 80 -182, 74 -132, -68 -132', 14), ''),
        rule(k.curve('-80 -156, -54 -172, -28 -146, 2 -172, 30 -146, 56 -172, 86 -158'), 8, 'yog'),
      ),
      paint(blob('-60 860, 500 840, 1100 880, 1660 836, 1660 1060, -60 1060', 0.12), ''),
      over(blob('500 880, 830 860, 1160 884, 1100 930, 560 930', 0.2), 'g5'),
      rule(
        k.join(
          k.curve('1660 240, 1400 210, 1240 270, 1270 340, 1350 330, 1340 280'),
          k.curve('-20 330, 260 280, 430 340, 420 430, 340 420, 356 360'),
          k.curve('-20 560, 180 500, 380 560'),
          k.curve('1180 640, 1400 590, 1640 640'),
        ),
        22,
        '',
      ),
      rule(
        k.join(k.curve('560 760, 538 700, 562 640, 540 580'), k.curve('1060 760, 1086 700, 1062 640, 1088 580')),
        13,
        'o',
      ),
      ...[180, 420, 1190, 1420].map((x, i) => paint(oval(x, 930 - (i % 2) * 30, 16, 9), 'o')),
    ),
  'projects/green-new-deal/still-2': () =>
    sheet(
      8,
      44,
      over(poly('-60 -60, 1660 -60, 1660 1060, -60 1060'), 'y6'),
      paint(oval(800, 250, 104), ''),
      over(poly('800 250, 1340 800, 620 800'), 'y'),
      rule(k.join(line('800 156, 800 344'), line('706 250, 894 250')), 16, 'o'),
      paint(poly('-60 -60, 800 -60, -100 800'), 'og'),
      paint(poly('1660 -60, 800 -60, 1700 800'), 'og'),
      ...[0.3, 0.64].flatMap((t) =>
        [-1, 1].map((side) =>
          over(
            poly([
              [800 + side * 900 * t - 18, -60 + 860 * t],
              [800 + side * 900 * t + 18, -60 + 860 * t],
              [800 + side * 900 * t + 18, 800],
              [800 + side * 900 * t - 18, 800],
            ]),
            'o',
          ),
        ),
      ),
      rule(line('-100 790, 800 -50, 1700 790'), 46, 'o'),
      paint(poly('-60 770, 1660 770, 1660 1060, -60 1060'), 'yo'),
      screen('g', [-60, 790, 1720, 280], 32, 4, 20),
      put(
        360,
        900,
        1.45,
        0,
        ...p.neighbour({
          skin: p.tones[2],
          hair: 'bun',
          top: 'o',
          bottom: 'g',
          bib: 'g',
          nod: 10,
          arms: ['100 -240, 190 -170', '70 -220, 150 -130'],
          legs: ['-40 -100, -56 0', '50 -100, 60 0'],
        }),
      ),
      put(
        600,
        935,
        1.5,
        8,
        ...p.neighbour({
          skin: p.tones[0],
          hair: 'cap',
          hairInk: 'o',
          top: '',
          bottom: 'og',
          bib: 'og',
          nod: 12,
          arms: ['90 -250, 176 -190', '90 -220, 180 -130'],
          legs: ['-60 -90, -80 0', '70 -110, 40 0'],
        }),
      ),
      paint(blob('-60 890, 300 870, 900 890, 1040 950, 900 1010, -60 1020', 0.1), 'o4'),
      paint(oval(1010, 740, 250), 'o4'),
      rule(
        k.curve(
          ...k.arc(1010, 740, 196, 80, 430, 12),
          ...k.arc(1010, 746, 134, 80, 430, 10),
          ...k.arc(1010, 744, 70, 80, 340, 7),
        ),
        22,
        'o',
      ),
      over(blob('1010 490, 1260 740, 1010 990, 1120 900, 1150 740, 1110 580', 0.2), 'g4'),
      paint(oval(1420, 850, 116), 'o4'),
      rule(k.curve(...k.arc(1420, 850, 74, 80, 430, 10), ...k.arc(1420, 852, 34, 80, 340, 7)), 18, 'o'),
    ),
}
