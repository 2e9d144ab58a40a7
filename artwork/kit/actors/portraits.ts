/** Two men who cannot be confused, head and shoulders: base on (0,0). */
import { at, dot, group, hairs, ink, limb, type Part, pal, shape, skins, squash, turn } from '../core'
import { head } from '../head'
import { blob, curve, line } from '../path'

/** A head and what it wears, as large and with such lines as in `bust`. */
const face = (x: number, y: number, ...parts: Part[]): Part =>
  `<g transform="translate(${x} ${y})scale(1.8)" stroke-width="4.8">${parts.join('')}</g>`

/** Ben Marlow: thin, in his thirties, a tall red quiff, freckles, a striped jumper and a pencil behind his ear. */
export const ben = (look = 0.3): Part =>
  group(
    shape(blob('-126 10, -120 -86, -78 -132, 0 -146, 78 -132, 122 -86, 130 10', 0.16), pal.paper),
    ink(
      [
        ...curve('-100 -100, 0 -84, 102 -100'),
        ...curve('-116 -58, 0 -40, 120 -58'),
        ...curve('-120 -14, 0 4, 124 -14'),
      ],
      15,
      pal.teal,
    ),
    limb(line('0 -206, 0 -140'), skins[0], 50),
    limb(curve('-44 -146, 0 -122, 46 -146'), pal.teal, 18),
    face(
      4,
      -300,
      turn(
        -5,
        limb(line('20 -34, 88 -6'), pal.marigold, 11, 4),
        squash(0.92, 1.1, head({ skin: 0, hair: 'bald', mood: 'happy', look })),
        shape(
          blob(
            '-52 -8, -58 -50, -62 -92, -26 -128, 34 -132, 82 -106, 62 -94, 74 -74, 54 -58, 54 -10, 42 -44, 4 -54, -38 -40',
            0.19,
          ),
          hairs[5],
        ),
        ink(curve('-40 -74, -10 -100, 36 -100'), 5),
        ...[-40, -31, -22, 26, 35, 44].map((x, i) => dot(x + look * 8, 12 + (i % 2) * 8, 2.6, hairs[5])),
      ),
    ),
  )

const grey = '#d5d0dc'

/** Gareth Lloyd: broad, near sixty, bald with a grey moustache, small glasses, a shirt with a tie. */
export const gareth = (look = 0.3): Part =>
  group(
    shape(blob('-226 10, -222 -70, -170 -132, -70 -150, 0 -152, 70 -150, 172 -132, 224 -70, 230 10', 0.17), '#b7a6de'),
    limb(line('0 -160, 0 -140'), skins[1], 96),
    shape(blob('-64 -168, -10 -128, -44 -84, -84 -146', 0.1), pal.paper),
    shape(blob('64 -168, 10 -128, 44 -84, 84 -146', 0.1), pal.paper),
    shape(blob('-20 -132, 20 -132, 16 -96, 36 10, -36 10, -16 -96', 0.06), pal.plum),
    face(
      0,
      -270,
      turn(
        3,
        squash(1.17, 1, head({ skin: 1, hair: 'bald', mood: 'calm', look, glasses: true })),
        shape(blob('-50 -52, -72 -40, -82 -18, -70 -6, -58 -10, -54 -28', 0.2), grey),
        shape(blob('52 -52, 74 -40, 84 -18, 72 -6, 60 -10, 56 -28', 0.2), grey),
        at(
          look * 13,
          0,
          1,
          shape(
            blob('-54 20, -44 26, -26 12, 0 18, 26 12, 44 26, 54 20, 44 40, 20 38, 0 30, -20 38, -44 40', 0.2),
            grey,
          ),
        ),
        ink(curve([look * 13 - 14, 45], [look * 13, 51], [look * 13 + 14, 44]), 5),
      ),
    ),
  )
