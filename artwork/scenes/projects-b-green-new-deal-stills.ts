/** The Green New Deal, printed in three inks: spring to summer, when the plates come into line. */
import * as k from '../kit/index'
import { mirror, put } from '../kit/overprint'
import * as p from '../kit/posters'

const { over, paint, screen, rule } = p
const { line, poly, blob, box, oval, curve } = k
const { sheet } = p

/** An electric bus's side, 1180 wide, wheels on y=0, its open door at the left. */
const bus = [
  paint(k.round('0 -520, 1180 -520, 1190 -60, -6 -60', 46), 'g'),
  over(box(-4, -250, 1190, 56), 'y'),
  paint(box(60, -440, 190, 380), 'og'),
  over(poly('60 -440, 150 -440, 150 -60, 60 -60'), 'y'),
  ...[300, 560, 820].map((x) =>
    paint(
      k.round(
        [
          [x, -452],
          [x + 222, -452],
          [x + 222, -284],
          [x, -284],
        ],
        14,
      ),
      'y',
    ),
  ),
  ...[360, 650, 900].flatMap((x) => [paint(oval(x + 40, -352, 30, 34), 'og'), paint(box(x, -326, 80, 42, 10), 'o')]),
  paint(poly('640 -170, 590 -90, 640 -90, 616 -30, 700 -120, 644 -120, 680 -170'), 'y'),
  ...[400, 960].flatMap((x) => [paint(oval(x, -56, 82), 'yog'), paint(oval(x, -56, 34), 'y')]),
]

export const scenes: Record<string, () => string> = {
  'projects/green-new-deal/still-3': () =>
    sheet(
      5,
      45,
      over(poly('-60 -60, 1660 -60, 1660 500, -60 500'), 'y4'),
      paint(oval(1420, 150, 110), 'y'),
      over(p.roofs(330, [60, 110, 40, 80, 120, 60, 100], 260), 'g5'),
      paint(poly('-60 310, 1660 270, 1660 860, -60 860'), 'o'),
      rule(
        k.join(
          line('-60 430, 1660 410'),
          line('-60 550, 1660 540'),
          line('-60 670, 1660 666'),
          ...[90, 430, 770, 1110, 1450].map((x, i) =>
            line([x + 40, 320], [x + 40, 424]).concat(
              line([x - 90 + (i % 2) * 30, 436], [x - 90 + (i % 2) * 30, 542]),
              line([x + 50, 556], [x + 50, 664]),
            ),
          ),
        ),
        7,
        'yo5',
      ),
      paint(poly('-60 296, 1660 256, 1660 304, -60 342'), 'y'),
      paint(blob('-60 830, 500 850, 1100 826, 1660 850, 1660 1060, -60 1060', 0.1), 'yg'),
      rule(curve('-60 120, 500 196, 1100 172, 1660 50'), 8, 'og'),
      paint(poly('200 160, 350 180, 340 310, 214 296'), 'o'),
      paint(poly('410 190, 540 196, 566 350, 392 346'), ''),
      over(poly('410 190, 470 193, 470 349, 392 346'), 'g5'),
      rule(curve('1500 640, 1580 620, 1660 620'), 30, 'og'),
      paint(k.round('960 430, 1540 430, 1540 900, 960 900', 34), ''),
      over(poly('1340 430, 1520 430, 1540 470, 1540 900, 1340 900'), 'g4'),
      paint(oval(1170, 660, 194), 'g'),
      ...[0, 72, 144, 216, 288].map((a) =>
        put(1170, 660, 1, a, over(blob('0 -30, 40 -90, 130 -130, 160 -60, 90 -10', 0.16), 'o')),
      ),
      paint(oval(1170, 660, 40), 'y'),
      rule(k.join(...[520, 580, 640, 700].map((y) => line([1410, y], [1500, y]))), 12, 'g'),
      paint(box(990, 890, 100, 44), 'og'),
      paint(box(1410, 890, 100, 44), 'og'),
      put(
        690,
        965,
        1.85,
        0,
        ...p.neighbour({
          skin: p.tones[1],
          hair: 'curls',
          hairInk: 'yog',
          top: 'y',
          bottom: 'g',
          bib: 'g',
          nod: 6,
          arms: ['-96 -232, -30 -176', '110 -300, 160 -220'],
          legs: ['-44 -100, -50 0', '52 -100, 60 0'],
        }),
      ),
      put(
        330,
        975,
        1.6,
        0,
        ...p.neighbour({
          skin: p.tones[0],
          hair: 'pony',
          hairInk: 'yo',
          top: '',
          bottom: 'og',
          bib: 'og',
          nod: -6,
          arms: ['-104 -240, -40 -190', '96 -260, 66 -350'],
          legs: ['-40 -100, -46 0', '46 -100, 54 0'],
        }),
      ),
    ),
  'projects/green-new-deal/still-4': () =>
    sheet(
      3,
      46,
      p.rays([1500, 60], 18, 'y6', 0.06),
      over(p.roofs(700, [220, 160, 280, 190, 240, 300, 200, 260], 230), 'o4'),
      paint(poly('-60 790, 1660 776, 1660 1060, -60 1060'), 'y5o2'),
      screen('g', [-60, 800, 1720, 260], 32, 3, 15),
      put(560, 890, 1.08, 0, ...bus),
      ...[130, 1440].flatMap((x) => [
        paint(
          blob(
            [
              [x - 50, 970],
              [x - 32, 500],
              [x - 44, -40],
              [x + 44, -40],
              [x + 36, 500],
              [x + 58, 970],
            ],
            0.08,
          ),
          'yo5',
        ),
        over(
          blob(
            [
              [x - 50, 970],
              [x - 32, 500],
              [x - 44, -40],
              [x - 6, -40],
              [x - 10, 500],
              [x - 14, 970],
            ],
            0.08,
          ),
          'g5',
        ),
      ]),
      over(
        blob(
          '-60 -60, -60 150, 60 240, 220 190, 330 250, 470 160, 640 190, 760 80, 900 130, 1060 80, 1180 180, 1330 220, 1480 160, 1660 230, 1660 -60',
          0.2,
        ),
        'y',
      ),
      over(
        blob(
          '-60 -60, -60 110, 100 190, 240 130, 360 200, 540 90, 720 120, 900 40, 1120 60, 1260 160, 1420 110, 1540 170, 1660 160, 1660 -60',
          0.2,
        ),
        'g',
      ),
      put(
        310,
        985,
        1.5,
        0,
        ...p.neighbour({
          skin: p.tones[2],
          hair: 'scarf',
          hairInk: 'y',
          top: 'o',
          dress: true,
          arms: ['60 -250, 130 -200', '100 -230, 176 -190'],
          legs: ['-30 -100, -34 0', '36 -100, 40 0'],
        }),
      ),
      rule(line('570 690, 660 800'), 16, 'yog'),
      paint(blob('600 770, 612 900, 720 910, 790 860, 800 770', 0.12), 'og'),
      paint(blob('690 770, 700 680, 780 680, 810 770', 0.16), 'yo'),
      paint(oval(744, 752, 34), p.tones[2] ?? ''),
      ...[640, 760].flatMap((x) => [paint(oval(x, 950, 40), 'yog'), paint(oval(x, 950, 18), 'y')]),
      put(
        950,
        985,
        0.95,
        0,
        mirror(
          ...p.neighbour({
            skin: p.tones[2],
            hair: 'curls',
            top: 'yo',
            bottom: 'g',
            arms: ['90 -380, 110 -450', '-80 -260, -60 -190'],
            legs: ['-40 -100, -44 0', '40 -100, 60 0'],
          }),
        ),
      ),
    ),
}
