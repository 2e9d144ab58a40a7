/** The coin that stayed in: the jar it lives in, from outside and from within. */
import type { Moment, Shot } from '../../motion/timeline'
import { at, fill, group, type Part, pal, turn } from '../core'
import { blob, box, curve, join, line, oval, poly, round } from '../path'
import { piece, sliver, still, strip } from '../techniques/paper-doll'

/** A shot of dolls: eight drawings a second. */
export const dolls = (length: number, ground: string, draw: (moment: Moment) => Part[]): Shot => ({
  length,
  ground,
  grain: false,
  draw,
})

export const WALL = '#0f8b7f'
const GLASS = '#d5eef0'
const DOOR = { x: 1270, y: 470, r: 196 }

/** Inside: glass round the room, a rug, pictures on the wall. */
export const inside = (): Part =>
  still(
    piece(blob('-80 -60, 120 -60, 150 500, 130 1060, -80 1060', 0.08), '#0b6b62', 0),
    piece(blob('1680 -60, 1500 -60, 1474 500, 1494 1060, 1680 1060', 0.08), '#0b6b62', 0),
    sliver(curve('96 60, 116 360, 104 640'), '#7fcdbf', 14),
    piece(box(-40, 800, 1680, 260), '#c8502f', 0),
    piece(oval(560, 896, 520, 74), '#ff7d6b', 0),
    piece(round('430 190, 660 186, 664 380, 432 382', 6), '#f3dcae', 8),
    fill(join(oval(520, 262, 36), oval(576, 262, 36), poly('489 280, 607 280, 548 352')), pal.coral),
    piece(box(-40, -40, 1680, 106), pal.coral, 12),
    sliver(
      join(...[100, 300, 500, 700, 900, 1100, 1300, 1500].map((x) => line([x, -20], [x + 14, 56]))),
      '#d8423f',
      12,
    ),
  )

/** The slot in the lid through which a coin falls. */
export const slot = (x: number): Part =>
  piece(
    round(
      [
        [x - 120, 10],
        [x + 120, 10],
        [x + 120, 40],
        [x - 120, 40],
      ],
      14,
    ),
    '#2b1c3d',
    0,
  )

/** A sofa for three; its seat is at y 690. */
export const sofa = (): Part =>
  still(
    strip(line('250 830, 236 900'), '#7a4a2c', 34),
    strip(line('880 830, 894 900'), '#7a4a2c', 34),
    piece(round('190 420, 940 420, 950 820, 180 820', 60), '#e9554f', 12),
    ...[300, 565, 830].map((x) =>
      piece(
        round(
          [
            [x - 122, 640],
            [x + 122, 640],
            [x + 126, 760],
            [x - 126, 760],
          ],
          34,
        ),
        '#ff7d6b',
        6,
      ),
    ),
    piece(round('96 560, 226 560, 226 840, 96 840', 56), '#ff6b60', 9),
    piece(round('904 560, 1034 560, 1034 840, 904 840', 56), '#ff6b60', 9),
  )

/** The clip of whoever comes in by the door: hidden at the right of its frame. */
const doorway = (...parts: Part[]): Part =>
  `<clipPath id="door"><path d="M-900-300H${DOOR.x}V1300H-900z"/><path d="M${DOOR.x - DOOR.r + 12} ${DOOR.y}a${DOOR.r - 12} ${DOOR.r - 12} 0 1 1 ${2 * DOOR.r - 24} 0a${DOOR.r - 12} ${DOOR.r - 12} 0 1 1 ${24 - 2 * DOOR.r} 0z"/></clipPath><g clip-path="url(#door)">${parts.join('')}</g>`

/** The round door, `open` 0 to 1, with the weather outside and whoever comes. */
export function door(open: number, outside: string, ...comers: Part[]): Part {
  const { x, y, r } = DOOR
  const leaf = Math.max(0.14, 1 - open)
  return group(
    still(piece(oval(x, y, r + 26), '#7a4a2c', 10)),
    piece(oval(x, y, r), outside, 0),
    ...(open > 0.02 ? [doorway(...comers)] : []),
    at(
      x + r - r * leaf,
      y,
      1,
      `<g transform="scale(${Math.round(leaf * 100) / 100} 1)">${[
        piece(oval(0, 0, r - 6), '#b97a4e', open > 0.02 ? 10 : 0),
        sliver(line([-70, -170], [-70, 170]), '#8d5837', 10),
        sliver(line([70, -170], [70, 170]), '#8d5837', 10),
        piece(oval(-136, 10, 20), pal.marigold, 4),
      ].join('')}</g>`,
    ),
  )
}

/** Knocks: strokes beside the door. */
export const knock = (): Part =>
  group(
    ...['1040 330, 990 296', '1016 430, 956 418', '1020 540, 962 558'].map((stroke) =>
      sliver(line(stroke), '#fff2d6', 16),
    ),
  )

/** Rain seen through the doorway. */
export const rain = (n: number): Part =>
  group(
    ...Array.from({ length: 12 }, (_, i) => {
      const y = 270 + ((i * 97 + n * 86) % 420)
      const x = 1090 + ((i * 71) % 350)
      return sliver(line([x, y], [x - 8, y + 40]), '#9ad7f5', 8)
    }),
  )

/** The jar from outside, on its shelf, with what is within the glass and what is over it, all smaller. */
export const jar = (within: Part, over: Part): Part =>
  at(
    224,
    248,
    0.72,
    still(
      piece(round('500 250, 1100 250, 1130 330, 1130 850, 1090 884, 510 884, 470 850, 470 330', 70), '#c3e6e8', 14),
    ),
    within,
    still(
      sliver(curve('520 380, 508 560, 520 760'), '#ffffff', 18),
      sliver(round('500 250, 1100 250, 1130 330, 1130 850, 1090 884, 510 884, 470 850, 470 330', 70), GLASS, 12),
      piece(round('470 150, 1130 150, 1140 262, 460 262', 26), pal.coral, 10),
      ...[560, 660, 760, 860, 960, 1050].map((x) => sliver(line([x, 176], [x + 8, 240]), '#d8423f', 12)),
      piece(round('700 132, 900 132, 900 156, 700 156', 10), '#2b1c3d', 0),
    ),
    over,
  )

export const kitchen = (): Part =>
  still(
    piece(box(-40, -40, 1680, 1100), '#cdbbe4', 0),
    piece(poly('-40 -40, 420 -40, 300 900, -40 900'), '#bda7da', 0),
    piece(round('1230 120, 1540 116, 1544 470, 1232 474', 6), '#9ad7f5', 8),
    piece(oval(1400, 230, 60), pal.marigold, 4),
    sliver(line('1386 120, 1388 472'), '#fff7e8', 16),
    sliver(line('1230 300, 1544 298'), '#fff7e8', 16),
    sliver(round('1230 120, 1540 116, 1544 470, 1232 474', 6), '#fff7e8', 20),
    piece(box(-40, 884, 1680, 70), '#8d5837', 14),
    piece(box(-40, 954, 1680, 120), '#b59ad4', 0),
    piece(round('190 720, 350 720, 338 884, 202 884', 16), '#ff7d6b', 8),
    ...[-30, 0, 32].map((a) =>
      at(270, 730, 1, turn(a, piece(blob('0 0, -36 -90, 0 -190, 36 -90', 0.16), '#2f7d4f', 5))),
    ),
  )

/** Finger and thumb that hold a coin by its rim, from above. The coin's middle is on (0,0). */
export const fingers = (apart: number): Part =>
  group(
    piece(round('-150 -800, 190 -800, 176 -440, -136 -440', 40), pal.teal, 10),
    piece(round('-150 -480, 190 -480, 184 -410, -144 -410', 18), '#fff2d6', 6),
    strip(curve([-50, -330], [-150 - apart, -230], [-92 - apart, -50]), '#b97a4e', 74),
    strip(curve([70, -330], [170 + apart, -220], [98 + apart, -44]), '#b97a4e', 82),
    piece(blob('-116 -420, 150 -420, 168 -320, 110 -240, 10 -216, -80 -240, -132 -320', 0.16), '#b97a4e', 0),
    ...[-20, 50].map((x) => sliver(curve([x, -236], [x + 8, -290], [x + 4, -330]), '#8d5837', 9)),
  )
