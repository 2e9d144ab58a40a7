import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

/** A pencil with a face, standing on its tip's other end: base on (0,0), 300 high. */
const crew = (c: string, mood: k.Mood, look: number, hat: k.Part) =>
  k.group(
    k.rect(-62, -250, 124, 250, c),
    k.ink([...k.line('-22 -244, -22 -214'), ...k.line('-22 -90, -22 -4'), ...k.line('24 -90, 24 -4')], 5),
    k.shape(k.poly('-62 -250, 62 -250, 8 -330, -8 -330'), pal.sand),
    at(0, -166, 1.2, k.face(mood, look)),
    at(0, -258, 1.25, hat),
  )

export const moving: Movings = {
  'banners/about': [{ order: '1 2*2 3 4 5 6 7 8 1*4 2*2 3 4 5 6 7 8', rest: 26 }],
}

export const scenes: Scenes = {
  'banners/about': (n = 0) =>
    k.banner(
      428,
      pal.plum,
      k.fill(k.poly('800 40, 900 40, 1290 660, 400 660'), pal.marigold),
      k.limb(k.line('850 -20, 850 10'), pal.ink, 6),
      k.shape(k.blob('780 86, 800 20, 850 -6, 900 20, 920 86', 0.12), pal.coral),
      k.dot(850, 92, 34, pal.paper, 16),
      k.ground(520, '#421d66', 1600, 640),
      k.fill(k.oval(855, 546, 405, 46), '#ffd27a'),
      at(530, 540, 1, crew(pal.sky, 'smile', 0.8, at(0, -6, 1.15, turn(-6, k.thimble(pal.paper))))),
      at(
        692,
        556 + k.chart(n, 0, 0, -14, -44, -54, -44, -12, 0),
        1.1,
        k.squash(
          k.chart(n, 1, 1.08, 0.96, 0.95, 1, 1, 0.97, 1.1),
          k.chart(n, 1, 0.9, 1.06, 1.06, 1, 1, 1.04, 0.88),
          crew(pal.coral, 'happy', 0.3, at(0, -22 - k.chart(n, 0, 0, 0, 0, 12, 22, 16, 0), 0.7, k.crown(pal.marigold))),
        ),
      ),
      at(
        856,
        546,
        0.92,
        crew(pal.paper, 'think', -0.2, k.shape(k.blob('-78 0, -60 -44, 10 -66, 76 -30, 70 6', 0.2), pal.coral)),
      ),
      at(
        1018,
        556,
        1.06,
        crew(
          pal.teal,
          'smile',
          -0.6,
          k.group(k.shape(k.poly('-44 0, 44 0, 6 -96'), pal.lilac), k.disc(6, -98, 14, pal.paper)),
        ),
      ),
      at(
        1176,
        544,
        0.96,
        crew(
          pal.aqua,
          'calm',
          -0.8,
          k.group(k.rect(-46, -84, 92, 84, pal.night, 4), k.rect(-78, -12, 156, 22, pal.night, 8)),
        ),
      ),
    ),
}
