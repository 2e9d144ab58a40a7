import * as k from '../../kit/index'
import * as w from '../../kit/props/workshop'

const { at, pal, pts, scene, turn } = k

/** A cardboard box, open, w×h, base middle on (0,0), with tape. */
const carton = (wide: number, high: number, colour = '#d9a066') =>
  k.group(
    k.shape(
      k.poly([
        [-wide / 2, -high],
        [-wide / 2 - 50, -high - 50],
        [wide / 2 - 40, -high - 50],
        [wide / 2, -high],
      ]),
      '#a96f3d',
    ),
    k.rect(-wide / 2, -high, wide, high, colour),
    k.fill(k.box(-18, -high + 6, 36, high * 0.4), pal.paper, 0.7),
  )

export const scenes: Record<string, () => string> = {
  'process/output': () =>
    scene(
      { ground: pal.lilac, seed: 65 },
      k.cut(pts('-40 -40, 700 -40, 540 1040, -40 1040'), pal.aqua, 8, 200),
      k.ground(870, pal.plum),
      k.rect(60, 300, 420, 600, pal.coral, 30),
      k.rect(110, 560, 320, 90, pal.night, 16),
      ...[150, 230, 310, 390].map((x, i) =>
        k.dot(x, 606, 20, [pal.marigold, pal.sky, pal.moss, pal.paper][i] as string),
      ),
      k.rect(110, 700, 150, 120, pal.paper, 10),
      k.disc(350, 760, 54, pal.marigold),
      w.ribbon('280 250, 560 110, 700 330, 600 640, 640 760', 110, pal.night, pal.sky),
      w.ribbon('280 180, 720 60, 960 260, 920 500, 980 700', 110, pal.night, pal.marigold),
      w.ribbon('280 120, 900 20, 1250 160, 1330 330, 1330 540', 110, pal.night, pal.coral),
      k.disc(270, 220, 190, pal.marigold),
      ...[0, 72, 144, 216, 288].map((a) => at(270, 220, 1, turn(a, k.disc(0, -110, 48, pal.coral)))),
      k.dot(270, 220, 24),
      at(640, 940, 1, carton(220, 230)),
      at(970, 930, 1, carton(300, 310, '#c98d52')),
      at(1350, 930, 1, carton(380, 440)),
    ),
}
