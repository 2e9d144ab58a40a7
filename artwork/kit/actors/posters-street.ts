/** The places of the Green New Deal: the row in winter, a yard, an avenue with its bus, a roof. */
import * as k from '../index'
import { type Mark, put } from '../techniques/overprint'
import * as p from './posters'

const { over, overLine, paint, screen, rule } = p
const { line, poly, blob, box, oval, curve } = k

/** The sky of the poster. */
export const winterSky = (): Mark[] => [
  screen('g', [-40, -40, 1700, 600], 38, 31, 2),
  paint(oval(1330, 200, 120), 'y'),
  over(oval(1330, 200, 190), 'y4'),
  over(k.blob('800 900, 900 560, 1300 610, 1660 540, 1660 900', 0.14), 'g5'),
]

/** The row in its scarves, whose ends swing. `third` is drawn in place of the third house. */
export const winterRow = (sways: readonly number[] = [0, 0, 0, 0], third?: Mark): Mark[] => [
  put(110, 890, 1.22, 0, ...p.terrace('o', 'og', 'y', 'y'), ...p.scarfRound('y', undefined, sways[0])),
  put(1010, 890, 1.22, 0, ...p.terrace('o', 'og', 'g', 'y'), ...p.scarfRound('g', '', sways[3])),
  put(410, 890, 1.22, 0, ...p.terrace('yo', 'og', 'g', 'y'), ...p.scarfRound('g', 'yg', sways[1])),
  third ?? put(712, 890, 1.22, 0, ...p.terrace('y', 'og', 'o', ''), ...p.scarfRound('yo', '', sways[2])),
]

/** The snow before the row, and a bare tree. */
export const snow = (): Mark[] => [
  paint(blob('-60 884, 300 860, 800 884, 1240 840, 1660 880, 1660 1060, -60 1060', 0.12), ''),
  over(blob('-60 950, 500 900, 1100 950, 1660 910, 1660 1060, -60 1060', 0.12), 'g3'),
  rule(k.join(line('1480 900, 1470 700, 1400 610'), line('1474 760, 1550 640'), line('1472 700, 1500 600')), 20, 'og'),
]

/** Snow that has fallen so far: paper that no ink takes. */
export function flakes(fallen: number, seed: number, size: number): Mark {
  const rand = k.rng(seed)
  const all = Array.from({ length: 18 }, () => {
    const [x, y] = [rand() * 1900, rand() * 1100]
    return k.join(line([x, y], [x + 1, y]), line([x, y - 1100], [x + 1, y - 1100]))
  })
  return put(fallen * -0.35, fallen % 1100, 1, 0, rule(k.join(...all), size, ''))
}

/** A yard in spring with its brick wall. */
export const yard = (): Mark[] => [
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
]

/** A heat pump; its fan turns. */
export const pump = (degrees: number): Mark[] => [
  rule(curve('1500 640, 1580 620, 1660 620'), 30, 'og'),
  paint(k.round('960 430, 1540 430, 1540 900, 960 900', 34), ''),
  over(poly('1340 430, 1520 430, 1540 470, 1540 900, 1340 900'), 'g4'),
  paint(oval(1170, 660, 194), 'g'),
  ...[0, 72, 144, 216, 288].map((a) =>
    put(1170, 660, 1, a + degrees, over(blob('0 -30, 40 -90, 130 -130, 160 -60, 90 -10', 0.16), 'o')),
  ),
  paint(oval(1170, 660, 40), 'y'),
  rule(k.join(...[520, 580, 640, 700].map((y) => line([1410, y], [1500, y]))), 12, 'g'),
  paint(box(990, 890, 100, 44), 'og'),
  paint(box(1410, 890, 100, 44), 'og'),
]

/** A wide street in early summer. */
export const avenue = (): Mark[] => [
  p.rays([1500, 60], 18, 'y6', 0.06),
  over(p.roofs(700, [220, 160, 280, 190, 240, 300, 200, 260], 230), 'o4'),
  paint(poly('-60 790, 1660 776, 1660 1060, -60 1060'), 'y5o2'),
  screen('g', [-60, 800, 1720, 260], 32, 3, 15),
]

/** The plane trees before the bus. */
export const planes = (): Mark[] => [
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
]

const lit = (x: number): Mark =>
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
  )

/** An electric bus's side, 1180 wide, wheels on y=0; its door at the left is open or shut (0 to 1), its wheels turn. */
export const bus = (open: number, degrees = 0): Mark[] => [
  paint(k.round('0 -520, 1180 -520, 1190 -60, -6 -60', 46), 'g'),
  over(box(-4, -250, 1190, 56), 'y'),
  paint(box(60, -440, 190, 380), 'og'),
  paint(poly(`60 -440, ${250 - open * 140} -440, ${250 - open * 140} -60, 60 -60`), 'y'),
  overLine(k.line(`${155 - open * 70} -436, ${155 - open * 70} -64`), 10, 'g'),
  ...[300, 560, 820].map(lit),
  ...[360, 650, 900].flatMap((x) => [paint(oval(x + 40, -352, 30, 34), 'og'), paint(box(x, -326, 80, 42, 10), 'o')]),
  paint(poly('640 -170, 590 -90, 640 -90, 616 -30, 700 -120, 644 -120, 680 -170'), 'y'),
  ...[400, 960].flatMap((x) => [
    paint(oval(x, -56, 82), 'yog'),
    put(x, -56, 1, degrees, paint(oval(0, 0, 34), 'y'), paint(poly('-8 -34, 8 -34, 8 34, -8 34'), 'o')),
  ]),
]

const skyline = [180, 260, 330, 210, 380, 240, 300, 420, 250, 340, 220, 300, 180]
/** A roof above the town before the sun, which stands at `sun`; its rays turn. */
export const rooftop = (sun = 640, turned = 0): Mark[] => [
  put(1010, sun, 1, turned, p.rays([0, 0], 14, 'y', 0.1), over(oval(0, 0, 300), 'o')),
  over(p.roofs(860, skyline, 130), 'g'),
  paint(poly('-60 830, 1660 790, 1660 1060, -60 1060'), 'og'),
  paint(poly('-60 790, 1660 750, 1660 826, -60 868'), 'o'),
  screen('g', [-60, 880, 1720, 190], 34, 4, 24),
]

/** The mast of the small turbine, leaning by degrees about its foot; its rotor turns. */
export const mast = (lean: number, degrees: number): Mark[] => [
  put(
    1024,
    870,
    1,
    lean,
    paint(poly('-24 30, -18 -610, 6 -610, 24 30'), ''),
    over(poly('0 30, -6 -610, 6 -610, 24 30'), 'g6'),
    put(-6, -600, 1.25, 0, ...p.rotor(degrees)),
  ),
]

/** The pot that it is planted in. */
export const pot = (): Mark[] => [
  paint(blob('850 850, 930 800, 1030 786, 1130 806, 1200 850', 0.14), 'yog'),
  paint(poly('800 850, 1250 846, 1180 1010, 870 1010'), 'yo'),
  paint(poly('780 836, 1270 832, 1264 884, 786 888'), 'o'),
  over(poly('780 836, 940 836, 990 1010, 870 1010'), 'g5'),
]
