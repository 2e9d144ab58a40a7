/** People of the spot drawings, on 480×360: some who watch a film, and two who talk through tin cans. */
import { at, disc, flip, group, hairs, ink, limb, type Part, pal, rect, shape, skins, turn } from '../core'
import { head } from '../head'
import { blob, curve, line } from '../path'
import { tinCan } from './spots'

/** Shoulders on the sofa, from behind. */
const back = (x: number, y: number, w: number, c: string): Part =>
  shape(
    blob(
      [
        [x - w, 300],
        [x - w + 4, y + 16],
        [x - w * 0.4, y],
        [x + w * 0.4, y],
        [x + w - 4, y + 16],
        [x + w, 300],
      ],
      0.17,
    ),
    c,
  )

/** Four on one sofa, seen from behind: two lean together, a child stands and cheers, a bald man stays; and a cat. */
export const watchers: Part = group(
  limb(line('104 236, 106 210'), skins[3], 22),
  back(104, 228, 42, pal.coral),
  disc(106, 184, 33, hairs[0], 37),
  disc(114, 136, 17, hairs[0]),
  back(180, 250, 38, pal.teal),
  disc(163, 218, 31, hairs[3], 35),
  limb(curve('256 236, 226 196, 236 150'), pal.marigold, 20),
  limb(curve('300 236, 330 196, 322 150'), pal.marigold, 20),
  disc(236, 142, 12, skins[5]),
  disc(322, 142, 12, skins[5]),
  back(278, 224, 32, pal.marigold),
  disc(278, 190, 30, '#4a2a1c', 32),
  back(384, 234, 50, pal.lilac),
  disc(350, 196, 9, skins[0]),
  disc(420, 196, 9, skins[0]),
  disc(385, 190, 34, skins[0], 40),
  shape(blob('350 198, 356 220, 385 232, 414 220, 420 198, 404 208, 366 208', 0.17), hairs[4]),
  rect(34, 276, 412, 110, pal.plum, 26),
  shape(blob('206 280, 204 250, 196 226, 208 234, 222 232, 232 222, 228 250, 232 280', 0.14), pal.ink),
  limb(curve('226 274, 244 300, 232 330'), pal.ink, 6, 3),
  ink(curve('60 320, 240 332, 420 320'), 6),
)

/** A client speaks into one can, an artist with a brush behind her ear has the other; their film hangs between them. */
export const onTheLine: Part = group(
  turn(
    -4,
    rect(172, 54, 130, 100, pal.paper, 6),
    ink(curve('192 130, 214 84, 236 120, 256 78, 282 112'), 7, pal.coral),
  ),
  ink(curve('168 216, 200 266, 250 266, 284 190'), 5),
  at(
    16,
    0,
    1,
    shape(blob('-30 380, -20 290, 30 258, 80 264, 112 310, 118 380', 0.16), pal.coral),
    at(54, 190, 0.88, turn(4, head({ skin: 4, hair: 'curly', mood: 'talk', look: 0.9 }))),
    limb(curve('30 300, 70 350, 112 262'), pal.coral, 30),
    at(130, 216, 0.5, flip(tinCan(pal.steel, pal.sky))),
    disc(114, 244, 17, skins[4]),
  ),
  shape(blob('318 380, 322 290, 366 258, 410 264, 440 310, 446 380', 0.16), pal.teal),
  limb(line('400 162, 462 128'), pal.marigold, 8, 4),
  at(378, 186, 0.9, turn(-6, head({ skin: 1, hair: 'bob', hairColour: hairs[5], mood: 'happy', look: -0.7 }))),
  limb(curve('340 300, 290 300, 306 214'), pal.teal, 28),
  at(302, 184, 0.5, turn(-14, tinCan(pal.steel, pal.marigold))),
  disc(300, 208, 17, skins[1]),
)
