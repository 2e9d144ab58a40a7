/** The Green New Deal, printed in three inks: spring to summer, when the plates come into line. */

import * as p from '../../kit/actors/posters'
import * as street from '../../kit/actors/posters-street'
import * as k from '../../kit/index'
import { mirror, put } from '../../kit/techniques/overprint'

const { over, paint, rule } = p
const { poly, blob, oval, curve } = k
const { sheet } = p

export const scenes: Record<string, () => string> = {
  'projects/green-new-deal/still-3': () =>
    sheet(
      5,
      45,
      ...street.yard(),
      rule(curve('-60 120, 500 196, 1100 172, 1660 50'), 8, 'og'),
      paint(poly('200 160, 350 180, 340 310, 214 296'), 'o'),
      paint(poly('410 190, 540 196, 566 350, 392 346'), ''),
      over(poly('410 190, 470 193, 470 349, 392 346'), 'g5'),
      ...street.pump(0),
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
      ...street.avenue(),
      put(560, 890, 1.08, 0, ...street.bus(1)),
      ...street.planes(),
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
      rule(k.line('570 690, 660 800'), 16, 'yog'),
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
