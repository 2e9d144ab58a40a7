import * as k from '../../kit/index'
import { onTheLine } from '../../kit/props/facts'
import * as f from '../../kit/props/films'
import * as s from '../../kit/props/spots'

const { at, flip, pal, turn } = k

export const scenes: Record<string, () => string> = {
  'facts/happy-not-to-know': () =>
    s.spot(
      pal.sky,
      pal.marigold,
      3,
      k.shape(k.poly('150 190, 466 140, 500 380, 130 400'), pal.leaf),
      k.ink(k.line('200 380, 206 226, 440 186, 446 260, 262 284, 264 344, 460 326'), 24, pal.sand),
      k.ink(k.line('330 230, 334 272'), 24, pal.sand),
      k.ink(k.line('350 330, 352 370'), 24, pal.sand),
      k.limb(k.line('36 370, 70 200'), pal.coral, 12),
      k.limb(k.line('140 370, 140 200'), pal.coral, 12),
      ...[230, 276, 322].map((y) => k.limb(k.line([66 - (y - 200) * 0.16, y], [140, y]), pal.coral, 9)),
      at(104, 220, 0.48, k.mouse('point', { look: 0.9, scarf: pal.teal })),
    ),
  'facts/experts-check': () =>
    s.spot(
      pal.lilac,
      pal.plum,
      4,
      at(
        146,
        290,
        0.58,
        k.bust({
          skin: 4,
          hair: 'bun',
          hairColour: k.hairs[4],
          glasses: true,
          top: pal.teal,
          mood: 'think',
          look: 0.9,
        }),
      ),
      k.shape(k.poly('150 240, 430 210, 470 340, 110 360'), pal.paper),
      at(270, 290, 0.42, turn(-6, k.whale(pal.coral))),
      at(
        330,
        236,
        0.9,
        k.limb(k.line('36 36, 76 76'), pal.marigold, 18),
        k.fill(k.oval(-10, -10, 60), pal.sky, 0.6),
        k.ink(k.oval(-10, -10, 60), 18),
        k.ink(k.oval(-10, -10, 60), 8, pal.marigold),
      ),
      at(396, 300, 0.62, turn(-52, flip(f.pinch(pal.paper, pal.teal)))),
    ),
  'facts/nothing-to-assemble': () =>
    s.spot(
      pal.mint,
      pal.coral,
      5,
      k.shape(k.poly('70 60, 410 60, 430 190, 50 190'), '#b97a4e'),
      k.ink(
        s.rows('100 70, 180 70, 260 70, 340 70').flatMap(([x = 0, y = 0]) => k.line([x, y], [x + 36, 180])),
        5,
      ),
      ...[100, 194, 288, 382].map((x, i) => at(x, 200, 0.58, s.reel([pal.steel, pal.marigold, pal.sky, pal.paper][i]))),
      k.shape(k.poly('40 214, 440 214, 410 336, 70 336'), '#d9a066'),
      k.ink(
        [
          ...k.line('52 254, 430 254'),
          ...k.line('62 296, 420 296'),
          ...[120, 200, 280, 360].flatMap((x) => k.line([x, 220], [x, 330])),
        ],
        5,
      ),
      k.rect(206, 200, 68, 46, pal.coral, 6),
    ),
  'facts/fixed-price': () =>
    s.spot(
      pal.aqua,
      pal.plum,
      9,
      k.rect(90, 296, 300, 40, pal.teal, 6),
      k.rect(110, 258, 270, 40, pal.marigold, 6),
      k.rect(96, 220, 280, 40, pal.coral, 6),
      k.ink(
        [240, 278, 316].flatMap((y) => k.line([120, y], [150, y])),
        6,
        pal.paper,
      ),
      at(230, 130, 1.02, s.piggy()),
      at(216, 132, 0.46, k.padlock()),
    ),
  'facts/talk-to-the-artists': () => s.spot(pal.mint, pal.marigold, 10, onTheLine),
}
