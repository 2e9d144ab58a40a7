import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

export const moving: Movings = {
  'banners/the-mouse-house': [{ order: '1*2 2 3 4 5*2 6 7 8', rate: 10 }],
}

export const scenes: Scenes = {
  'banners/the-mouse-house': (n = 0) =>
    k.banner(
      400,
      pal.coral,
      ...[60, 300, 540, 780, 1020, 1260, 1500].map((x) => k.fill(k.box(x, -20, 110, 600), '#ff7074')),
      k.rect(-30, 470, 1660, 70, pal.paper),
      k.ground(540, pal.plum, 1600, 640),
      at(1318, 330, 0.86, k.plugSocket()),
      at(
        100,
        60,
        0.86,
        k.shape(k.poly('440 160, 830 50, 1230 160, 1210 570, 460 570'), '#8a5a35'),
        k.shape(k.poly('400 176, 830 40, 1270 176, 1270 206, 830 84, 400 206'), pal.night),
        k.rect(490, 196, 320, 166, pal.night),
        k.fill(k.poly('520 222, 700 216, 700 310, 520 316'), pal.sky),
        k.ink(k.line('540 286, 684 282'), 5),
        at(
          566 + n * 15,
          284 - k.chart(n, 0, 30, 42, 30, 0, 26, 34, 22),
          0.34,
          k.squash(
            k.chart(n, 1.3, 0.9, 1, 0.9, 1.3, 0.92, 1, 0.96),
            k.chart(n, 0.7, 1.1, 1, 1.1, 0.7, 1.08, 1, 1.04),
            k.disc(0, -40, 40, pal.marigold),
          ),
        ),
        k.fill(k.poly('790 220, 700 216, 700 310'), pal.marigold, 0.5),
        at(560, 372, 0.42, k.disc(0, -60, 70, pal.moss, 84)),
        at(640, 372, 0.42, k.disc(0, -70, 78, pal.rust, 96)),
        k.rect(840, 196, 334, 352, pal.aqua),
        at(960, 536, 0.88, k.mouse('draw', { held: at(6, -6, 0.4, turn(180, k.pencil())), scarf: pal.plum })),
        at(1110, 430, 0.36, k.desk('#b97a4e', 360)),
        at(1110, 250, 0.5, k.heart(pal.coral)),
        k.rect(490, 388, 320, 160, pal.sand),
        at(560, 500, 0.5, k.gift(pal.rust, pal.paper)),
        at(650, 508, 0.42, k.envelope()),
        at(660, 464, 0.3, k.gift(pal.teal, pal.marigold)),
        at(746, 492, 0.6, k.owl(pal.plum, pal.lilac)),
      ),
    ),
}
