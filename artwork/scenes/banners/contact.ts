import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip, pal, turn } = k

export const moving: Movings = {
  'banners/contact': [{ order: '1 2 3 4 1 2 3 4 1 2 3 4 1*5 1 2 3 4 1 2 3 4 1 2 3 4', rest: 30 }],
}

export const scenes: Scenes = {
  'banners/contact': (n = 0) =>
    k.banner(
      400,
      '#bfe6fa',
      k.cut(k.pts('900 -30, 1640 -30, 1640 670, 1160 670'), pal.sky, 8, 150),
      k.ground(520, pal.teal, 1600, 640),
      at(
        950,
        150,
        1,
        k.squash(
          1 + k.chart(n, 0, 0.03, 0.08, 0.03) / 1,
          1 + k.chart(n, 0, 0.1, 0.2, 0.1) / 1,
          k.ink(
            [
              ...k.curve('200 0, 250 -20, 270 -60'),
              ...k.curve('230 50, 300 40, 340 0'),
              ...k.curve('-190 0, -230 -20, -250 -60'),
            ],
            14,
            pal.coral,
          ),
        ),
      ),
      // Its cord falls off the table, on into the page; see src/studio/blocks/contactDetails/cord.svg.
      k.ink(k.curve('1010 430, 1084 404, 1126 440, 1132 520, 1132 670'), 17.5),
      k.ink(k.curve('1010 430, 1084 404, 1126 440, 1132 520, 1132 670'), 7, pal.coral),
      at(
        880,
        536,
        1.06,
        turn(k.chart(n, 0, 2, 0, -2), at(0, -158 - k.chart(n, 0, 6, 2, 6), 1, p.telephone(pal.coral))),
      ),
      k.ink(k.curve('760 560, 710 600, 690 560, 660 606, 630 566, 600 610, 560 570, 520 520'), 12, pal.night),
      at(606, 572, 0.7, k.mouse('hold', { mood: 'happy', look: 0.8, scarf: pal.marigold })),
      at(534, 436, 0.86, turn(-84, p.receiver(pal.coral))),
      at(1290, 556, 0.9, flip(k.books(pal.plum, pal.marigold, pal.coral))),
    ),
}
