import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

export const moving: Movings = {
  'banners/digital-marketing-agencies': [{ order: '1 2 3 4 5 6 7 8', rate: 12 }],
}

export const scenes: Scenes = {
  'banners/digital-marketing-agencies': (n = 0) =>
    k.banner(
      400,
      pal.aqua,
      k.cut(k.pts('520 -30, 1180 -30, 1300 670, 420 670'), '#a9e2d7', 8, 140),
      k.ink([...k.curve('640 230, 700 130, 780 110'), ...k.curve('960 100, 1060 130, 1100 220')], 8, pal.paper),
      at(
        846,
        216 - k.chart(n, 0, -14, -34, 0, 26, 38, 36, 18),
        0.85,
        turn(k.chart(n, -24, -30, -26, -12, 0, 4, -6, -16), k.fox('#f08a24')),
      ),
      at(
        610,
        372,
        1,
        p.phoneFigure(pal.coral, 'happy', [-90, -60], [80, -130 - k.chart(n, 0, -24, -44, 6, 20, 16, 4, 0)]),
      ),
      at(850, 402, 0.8, p.phoneFigure(pal.marigold, 'shock', [-110, -60], [110, -60])),
      at(
        1072,
        332,
        1.25,
        p.phoneFigure(pal.sky, 'happy', [-84, -140 - k.chart(n, 0, -20, -36, 4, 16, 14, 4, 0)], [96, -50]),
      ),
      k.rect(-40, 530, 1640, 40, '#b97a4e', 8),
      k.rect(360, 570, 60, 100, '#8a5a35'),
      k.rect(1300, 570, 60, 100, '#8a5a35'),
      at(1310, 450, 0.8, k.deskLamp(pal.plum)),
    ),
}
