import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

/** A leaf of an open book on its way from the right to the left, in drawings 1 to 6; in 0 it lies. */
const leaf = (n: number) => {
  const [x, y] = [k.chart(n, 0, 92, 66, 20, -30, -72, -94), k.chart(n, 0, -104, -140, -160, -154, -124, -92)]
  if (n === 0 || n > 6) return ''
  return k.shape(
    k.blob(
      [
        [0, -34],
        [x * 0.55, y - 12],
        [x, y],
        [x * 1.04, y + 100],
        [x * 0.5, y * 0.3 + 62],
        [0, 72],
      ],
      0.1,
    ),
    pal.paper,
  )
}

export const moving: Movings = {
  'banners/education': [{ order: '1 2 3 4 5 6 7', rest: 28 }],
}

export const scenes: Scenes = {
  'banners/education': (n = 0) =>
    k.banner(
      400,
      pal.night,
      k.stars(420, 30, 9),
      at(1070, 220, 1.4, k.planet(pal.coral, pal.marigold)),
      ...[
        [450, 590, 1.4, pal.teal, -4],
        [630, 540, 1.4, pal.coral, 4],
        [800, 484, 1.4, pal.sky, -5],
        [980, 420, 1.4, pal.marigold, 5],
      ].map(([x, y, s, c, a]) =>
        k.group(
          k.fill(k.box(Number(x) - 110, Number(y) + 40, 220, 700 - Number(y)), '#22204f'),
          at(Number(x), Number(y), Number(s), turn(Number(a), k.book(c as string), c === pal.marigold ? leaf(n) : '')),
        ),
      ),
      at(
        780,
        472,
        0.84,
        k.person({
          pose: 'walk',
          top: pal.marigold,
          bottom: pal.teal,
          skin: 3,
          hair: 'pony',
          mood: 'happy',
          shoes: pal.coral,
        }),
      ),
      k.hills(600, pal.plum, 18, 4, 1600, 640),
    ),
}
