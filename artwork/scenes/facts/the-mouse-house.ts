import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import { watchers } from '../../kit/props/facts'
import * as f from '../../kit/props/films'
import * as s from '../../kit/props/spots'

const { at, flip, pal, turn } = k

export const scenes: Record<string, () => string> = {
  'facts/review': () =>
    s.spot(
      pal.night,
      '#3f3d80',
      6,
      at(240, 110, 1, f.glow(190, pal.marigold, 18)),
      k.rect(110, 30, 260, 160, pal.paper, 8),
      k.fill(k.box(122, 42, 236, 136), pal.sky),
      at(240, 120, 0.5, k.whale(pal.coral)),
      watchers,
    ),
  'facts/feedback': () =>
    s.spot(
      pal.blush,
      pal.sky,
      7,
      at(216, 230, 1.2, turn(-6, k.filmStrip(3))),
      at(
        216,
        230,
        1,
        turn(-6, at(-132, 0, 0.36, k.sun(pal.coral)), at(0, 4, 0.3, k.house()), at(132, 0, 0.34, k.fish())),
      ),
      k.limb(k.line('236 190, 236 60'), pal.ink, 2, 3),
      k.shape(k.poly('232 44, 120 76, 232 116'), pal.coral),
      at(246, 70, 0.66, turn(-4, flip(f.pointer(k.skins[1], pal.teal)))),
    ),
  'facts/download': () =>
    s.spot(
      pal.sky,
      pal.marigold,
      8,
      k.fill(k.poly('0 300, 480 292, 480 360, 0 360'), pal.leaf),
      at(400, 70, 0.4, k.cloud()),
      k.limb(k.curve('238 270, 210 250, 196 210'), pal.ink, 4, 2),
      at(310, 256, 0.9, s.parcel()),
      at(400, 256, 0.8, s.parcel(pal.coral)),
      at(362, 184, 0.8, s.parcel(pal.sand)),
      k.rect(240, 254, 216, 40, pal.teal, 8),
      ...[284, 412].map((x) => k.disc(x, 306, 28, pal.paper) + k.dot(x, 306, 7)),
      at(126, 214, 0.54, flip(c.goose(pal.coral))),
    ),
}
