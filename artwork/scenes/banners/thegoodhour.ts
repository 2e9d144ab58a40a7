import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip, pal, turn } = k

export const moving: Movings = {
  'banners/thegoodhour': [{ order: '1 2 3 4 5 6' }],
}

export const scenes: Scenes = {
  'banners/thegoodhour': (n = 0) =>
    k.banner(
      380,
      '#cfe9c9',
      at(1240, 170, 0.85, k.sun(pal.marigold)),
      k.hills(440, pal.moss, 40, 7, 1600, 640),
      k.disc(900, 740, 362, pal.leaf),
      k.fill(k.oval(900, 740, 310), pal.paper),
      k.ink(k.oval(900, 740, 310), 7),
      k.ink(
        [-150, -120, -90, -60, -30].flatMap((a) =>
          k.line(...k.arc(900, 740, 290, a, a, 1).slice(0, 1), ...k.arc(900, 740, 250, a, a, 1).slice(0, 1)),
        ),
        14,
      ),
      k.limb(k.line('900 740, 1000 500'), pal.coral, 12),
      ...[-140, -124, -64, -50, -38].map((a, i) => {
        const [x, y] = k.arc(900, 740, 364, a, a, 1)[0] as k.Pt
        return at(
          Math.round(x),
          Math.round(y),
          0.8 + (i % 3) * 0.25,
          turn(a + 90, p.seedling(i % 2 ? pal.leaf : '#1d5c38')),
        )
      }),
      at(800, 400, 0.7, k.mouse('point', { scarf: pal.marigold, mood: 'happy' })),
      at(926, 216, 0.6, turn(14 + k.swing(n, 6, 2), flip(p.wateringCan(pal.sky)))),
      p.drops(1036, 240, pal.teal, n / 6),
    ),
}
