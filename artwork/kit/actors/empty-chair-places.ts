/** The empty chair: the waiting room, the corridor, the street, all of lit paper. */
import type { Moment, Shot } from '../../motion/timeline'
import { at, group, type Part, turn } from '../core'
import { blob, box, line, oval, type Pt, poly, round } from '../path'
import { card, frame, lamp, rod, shade, stick } from '../techniques/shadow-play'
import * as a from './empty-chair'

export const play = (length: number, ground: string, draw: (moment: Moment) => Part[], on: 2 | 3 = 3): Shot => ({
  length,
  on,
  ground,
  grain: false,
  draw: (moment) => [...draw(moment), frame()],
})

const still = (...parts: Part[]): Part => `<g transform="translate(0 0)">${parts.join('')}</g>`

export const ROOM = '#f5b65c'
/** Where the blue chair stands. */
export const PLACE: Pt = [760, 830]

/** A plain chair, of card. */
const plain = (): Part =>
  group(
    stick(line('-80 -160, -96 -9'), 18),
    stick(line('80 -160, 94 -9'), 18),
    card(blob('-122 -160, -130 -300, -124 -400, -96 -420, -70 -400, -72 -290, -70 -160', 0.14)),
    card(round('-122 -196, 112 -196, 116 -152, -122 -152', 20)),
  )

/** The waiting room. `hour` turns the clock, `door` 0 to 1 opens; `nods` are of the two or three who wait. */
export const waiting = (hour: number, door: number, nods: readonly number[], inside: Part = ''): Part => {
  const [first, second, third] = nods
  return group(
    still(
      lamp(640, 330, 760, '#ffe3a3'),
      card(poly('-40 830, 1640 822, 1640 1040, -40 1040'), '#a2572f'),
      card(round('80 150, 330 146, 334 330, 82 334', 6), '#e08f3d'),
      card(blob('110 310, 170 220, 220 280, 260 240, 306 310', 0.16), '#a2572f'),
    ),
    at(
      760,
      220,
      1,
      card(oval(0, 0, 84)),
      card(oval(0, 0, 68), shade.light),
      turn(hour * 30, stick(line('0 0, 0 -34'), 10)),
      turn(hour * 360, stick(line('0 0, 0 -54'), 7)),
      card(oval(0, 0, 8)),
    ),
    card(box(1270, 240, 270, 590), '#fff3cf'),
    door > 0
      ? `<clipPath id="way"><path d="M1270 240h270v590h-270z"/></clipPath><g clip-path="url(#way)">${lamp(1400, 520, 260, '#ffffff')}${inside}</g>`
      : '',
    card(
      poly([
        [1540, 240],
        [1540 - 270 * (1 - door * 0.84), 240 + door * 26],
        [1540 - 270 * (1 - door * 0.84), 830 + door * 40],
        [1540, 830],
      ]),
      '#7a3f3a',
    ),
    card(oval(1540 - 240 * (1 - door * 0.84), 540, 12), shade.light),
    stick(line('1262 834, 1262 232, 1548 232, 1548 834'), 22),
    at(200, 830, 1, still(plain()), at(-20, -188, 1, a.sitter({ hair: 'bun', nod: first })), ''),
    at(
      480,
      830,
      1,
      still(plain()),
      at(
        -20,
        -188,
        1,
        a.sitter({
          hair: 'hat',
          nod: second,
          hold: a.news(),
          arm: [
            [10, -70],
            [76, -80],
          ],
        }),
      ),
    ),
    at(
      1060,
      830,
      1,
      still(plain()),
      third === undefined
        ? ''
        : at(
            -20,
            -188,
            1,
            a.sitter({
              hair: 'afro',
              nod: third,
              hold: a.phone(),
              arm: [
                [6, -60],
                [78, -74],
              ],
            }),
          ),
    ),
    ...[220, 500, 1080].map((x) => rod([x, 880])),
  )
}

/** Hills and houses far behind, moved by `slip`. */
export const town = (slip: number, colour: string): Part =>
  group(
    ...Array.from({ length: 9 }, (_, i) => {
      const x = ((i * 290 - slip * 0.4 + 29_000) % 2610) - 400
      const h = 210 + ((i * 83) % 190)
      return at(
        Math.round(x),
        760,
        1,
        card(
          i % 3
            ? poly([
                [0, 0],
                [0, -h],
                [110, -h - 70],
                [220, -h],
                [220, 0],
              ])
            : poly([
                [20, 0],
                [20, -h - 90],
                [190, -h - 90],
                [190, 0],
              ]),
          colour,
        ),
        ...[0, 1].map((w) => card(box(60 + w * 66, -h + 40, 34, 46), '#ffe6ad')),
      )
    }),
  )

export const tree = (): Part =>
  group(
    stick(line('0 0, 0 -190'), 26),
    card(oval(0, -270, 120, 140)),
    ...[
      [-40, -300],
      [36, -250],
      [-10, -210],
    ].map(([x = 0, y = 0]) => card(oval(x, y, 16, 20), '#ff9f6b')),
  )

/** The side of a bus, its tyres on y 0, its window with whoever is in it. */
export const bus = (n: number, inWindow: Part): Part =>
  group(
    card(round('-560 -620, 620 -620, 640 -60, -580 -60', 70), '#8f2f45'),
    `<clipPath id="pane"><path d="M-460-540H540V-260H-460z"/></clipPath>`,
    card(round('-460 -540, 540 -540, 540 -260, -460 -260', 30), '#fff0c4'),
    `<g clip-path="url(#pane)">${inWindow}</g>`,
    stick(line('60 -540, 60 -260'), 20, '#8f2f45'),
    stick(line('-570 -180, 630 -180'), 14, shade.light),
    ...[-455, 400].map((x) =>
      at(
        x,
        -50 + (n % 2) * 4,
        1,
        card(oval(0, 0, 96)),
        card(oval(0, 0, 38), shade.light),
        turn(n * 40, stick(line('-30 0, 30 0'), 8)),
      ),
    ),
  )
