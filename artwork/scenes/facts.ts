/** Spot drawings of the facts: how the films are thought out and made. */
import * as k from '../kit/index'
import { onTheLine, watchers } from '../kit/props/facts'
import * as f from '../kit/props/films'
import * as s from '../kit/props/spots'

const { at, flip, pal, turn } = k

export const scenes: Record<string, () => string> = {
  'facts/subject-first': () =>
    s.spot(
      pal.sand,
      pal.teal,
      1,
      k.shape(k.poly('50 240, 430 240, 400 330, 80 330'), '#b97a4e'),
      ...s
        .rows('90 244 34, 150 232 40, 216 246 36, 280 232 38, 340 246 36, 392 240 30')
        .map(([x = 0, y = 0, r = 0], i) => k.disc(x, y, r, i % 2 ? pal.steel : pal.lilac, r * 0.7)),
      k.shape(k.poly('40 256, 440 256, 404 336, 76 336'), '#b97a4e'),
      at(206, 140, 1, f.glow(86, pal.marigold, 12)),
      at(206, 138, 1, k.shape(k.blob('0 -44, 34 10, 0 40, -34 10'), pal.paper)),
      at(232, 112, 0.75, turn(-38, flip(f.pinch(k.skins[3], pal.coral)))),
    ),
  'facts/everybody-can-follow': () =>
    s.spot(
      pal.night,
      pal.plum,
      2,
      k.fill(k.poly('270 60, 270 220, 40 340, 200 350'), pal.marigold, 0.5),
      k.rect(256, 34, 200, 180, pal.marigold, 8),
      at(330, 120, 0.5, k.sun(pal.paper)),
      k.fill(k.blob('262 206, 300 160, 360 186, 420 150, 452 206'), pal.coral),
      k.limb(k.line('300 216, 290 330'), pal.steel, 8),
      k.limb(k.line('410 216, 420 330'), pal.steel, 8),
      k.fill(k.poly('0 316, 480 316, 480 360, 0 360'), pal.leaf),
      at(
        96,
        342,
        0.72,
        k.person({ top: pal.coral, bottom: pal.sky, skin: 2, hair: 'bob', glasses: true, mood: 'happy', look: 0.9 }),
      ),
      at(216, 344, 0.7, s.guideDog()),
    ),
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
      at(116, 344, 0.68, k.mouse('point', { held: at(20, -10, 0.9, s.parcel()), mood: 'happy' })),
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
  'facts/free-guides': () =>
    s.spot(
      pal.blush,
      pal.leaf,
      11,
      k.rect(40, 190, 130, 190, pal.coral, 30),
      k.rect(30, 160, 150, 60, pal.coral, 28),
      k.rect(54, 226, 102, 26, pal.ink, 8),
      ...s
        .rows('200 220 .5 10, 300 120 .66 -16, 400 220 .58 14, 190 66 .5 -30')
        .map(([x = 0, y = 0, z = 1, r = 0]) =>
          at(
            x,
            y,
            z,
            turn(
              r,
              at(-66, -66, 0.7, turn(-50, k.leaf(pal.moss))),
              at(66, -66, 0.7, turn(40, k.leaf(pal.moss))),
              k.book(pal.marigold),
            ),
          ),
        ),
    ),
}
