/** The Green New Deal, printed in three inks: the last still, in register. */

import * as p from '../../kit/actors/posters'
import * as k from '../../kit/index'
import { mirror, put } from '../../kit/techniques/overprint'

const { over, paint, screen, rule } = p
const { line, poly, blob, oval, curve } = k

/** Paper lanterns on a line. */
const lanterns = () =>
  (
    [
      [330, 252, 'o'],
      [640, 272, ''],
      [980, 278, 'y'],
      [1310, 262, 'g'],
    ] as const
  ).flatMap(([x, y, c]) => [
    paint(oval(x, y, 62, 66), c),
    over(
      blob(
        [
          [x - 10, y - 66],
          [x + 60, y],
          [x - 10, y + 66],
          [x + 26, y],
        ],
        0.2,
      ),
      c === 'o' ? 'y' : 'o6',
    ),
  ])

/** Six neighbours behind a long table. */
const table = () => [
  ...(
    [
      [230, 'o', 'o3', 'bun', 'og'],
      [500, '', 'og8', 'curls', 'yog'],
      [740, 'g', 'y4o5', 'cap', 'o'],
      [990, 'yo', 'o9g4', 'scarf', 'y'],
      [1240, '', 'o3', 'short', 'yo'],
      [1450, 'o', 'og8', 'short', 'yog'],
    ] as const
  ).map(([x, top, skin, hair, hairInk], i) => {
    const up = i === 1 || i === 4
    const arms = up
      ? (['-120 -400, -84 -490', '116 -400, 92 -494'] as const)
      : (['-84 -240, -30 -180', '80 -240, 40 -180'] as const)
    const somebody = p.neighbour({ top, skin, hair, hairInk, arms })
    return put(x, 1120 + (i % 2) * 20, 1.42, 0, i > 2 ? mirror(...somebody) : put(0, 0, 1, 0, ...somebody))
  }),
  paint(poly('60 820, 1540 820, 1660 1060, -60 1060'), ''),
  screen('g', [-60, 920, 1720, 160], 32, 3, 13),
  ...[330, 760, 1180].map((x, i) => paint(oval(x, 890 + (i % 2) * 30, 110, 32), 'o')),
  ...[330, 760, 1180].map((x, i) => over(oval(x - 8, 884 + (i % 2) * 30, 66, 20), i % 2 ? 'y' : 'g')),
  ...[550, 980, 1380].map((x) =>
    paint(
      k.round(
        [
          [x, 850],
          [x + 80, 850],
          [x + 72, 930],
          [x + 8, 930],
        ],
        10,
      ),
      'g',
    ),
  ),
]

export const scenes: Record<string, () => string> = {
  'projects/green-new-deal/still-5': () =>
    p.sheet(
      0,
      47,
      over(poly('-60 -60, 1660 -60, 1660 1060, -60 1060'), 'y'),
      over(poly('-60 -60, 1660 -60, 1660 420, -60 420'), 'o6'),
      screen('g', [-60, 20, 1720, 500], 34, 32, 4),
      paint(oval(1380, 470, 130), 'yo'),
      paint(blob('-60 640, 220 560, 500 620, 900 540, 1250 620, 1660 560, 1660 1060, -60 1060', 0.14), 'yg'),
      rule(k.join(line('130 40, 100 900'), line('1500 40, 1530 900')), 30, 'yo'),
      paint(poly('60 50, 230 -70, 1660 -70, 1570 70'), 'g'),
      rule(
        k.join(
          ...[330, 600, 870, 1140, 1400].map((x) => line([x + (800 - x) * 0.1, -66], [x, 62])),
          line('140 -8, 1620 0'),
        ),
        8,
        'y',
      ),
      rule(curve('120 130, 480 230, 820 190, 1180 240, 1510 130'), 7, 'y'),
      ...lanterns(),
      ...table(),
    ),
}
