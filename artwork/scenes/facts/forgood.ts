import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import * as s from '../../kit/props/spots'

const { at, flip, pal, turn } = k

/** A cat that crosses a keyboard to the right, on 480×360; its tail keeps beside the screen. */
const roamingCat = k.group(
  k.limb(k.line('214 250, 226 316'), '#a5431c', 25),
  k.limb(k.line('362 250, 392 312'), '#a5431c', 25),
  k.limb(k.curve('188 230, 130 244, 76 240, 36 214, 30 172, 52 148'), pal.rust, 24),
  k.shape(k.blob('172 232, 182 186, 236 172, 300 186, 352 166, 400 190, 398 244, 330 262, 238 266', 0.2), pal.rust),
  k.ink(
    [
      ...k.curve('232 176, 240 196, 236 214'),
      ...k.curve('266 178, 276 200, 272 218'),
      ...k.curve('302 186, 310 204, 306 220'),
    ],
    9,
    '#7a2d12',
  ),
  k.limb(k.line('196 246, 178 318'), pal.rust, 25),
  k.limb(k.curve('348 250, 338 290, 312 322'), pal.rust, 25),
  at(
    404,
    168,
    1,
    turn(
      8,
      k.shape(k.poly('-54 -26, -50 -84, -14 -56, 20 -56, 52 -86, 60 -24, 52 24, 18 48, -20 48, -50 22'), pal.rust),
      k.fill(k.blob('-34 16, 0 2, 38 16, 22 44, -16 44'), pal.paper),
      k.ink([...k.curve('-34 -10, -22 -22, -10 -10'), ...k.curve('18 -10, 30 -22, 42 -10')], 7),
      k.dot(4, 8, 8, pal.coral),
      k.ink([...k.curve('-12 24, -4 32, 4 22'), ...k.curve('4 22, 12 32, 20 24')], 5),
      k.ink(
        [
          ...k.line('-30 18, -66 10'),
          ...k.line('-30 28, -64 34'),
          ...k.line('38 18, 74 10'),
          ...k.line('38 28, 72 34'),
        ],
        4,
      ),
    ),
  ),
)

export const scenes: Record<string, () => string> = {
  'facts/good-hour': () =>
    s.spot(
      pal.mint,
      pal.sky,
      21,
      k.hills(236, pal.moss, 16, 3),
      k.rect(-20, 306, 520, 60, pal.leaf),
      k.limb(k.line('252 262, 226 306'), pal.night, 22),
      k.limb(k.line('352 262, 378 306'), pal.night, 22),
      k.disc(246, 62, 34, pal.marigold),
      k.disc(358, 62, 34, pal.marigold),
      k.disc(302, 174, 112, pal.coral),
      k.disc(302, 174, 86, pal.paper),
      // The hour that is given away.
      k.fill(k.poly([[302, 174], [302, 92], ...k.arc(302, 174, 82, 0, 60, 6)]), pal.mint),
      k.ink(
        Array.from({ length: 12 }, (_, i) =>
          k.line(
            ...k.arc(302, 174, 78, i * 30, i * 30 + 1, 1).slice(0, 1),
            ...k.arc(302, 174, 66, i * 30, i * 30 + 1, 1).slice(0, 1),
          ),
        ).flat(),
        7,
      ),
      at(302, 174, 0.3, turn(4, k.frond(pal.leaf))),
      at(302, 174, 0.22, turn(64, k.frond(pal.moss))),
      k.dot(302, 174, 11),
      at(112, 330, 0.54, k.mouse('point', { scarf: pal.marigold, mood: 'happy' })),
    ),
  'facts/trees': () =>
    s.spot(
      pal.mint,
      pal.sky,
      22,
      k.shape(k.blob('-20 380, -10 330, 120 290, 280 220, 420 150, 500 140, 500 380', 0.12), pal.moss),
      ...s
        .rows('30 322 .5, 90 304 .55, 152 280 .62, 216 250 .7, 284 220 .78')
        .map(([x = 0, y = 0, z = 1]) => at(x, y, z, f.sapling())),
      at(384, 190, 0.42, k.mouse('run', { scarf: pal.coral })),
    ),
  'facts/education-sponsorship': () =>
    s.spot(
      pal.sand,
      pal.leaf,
      23,
      at(160, 370, 0.78, k.bust({ skin: 3, hair: 'long', top: pal.plum, mood: 'happy', look: 0.9 })),
      k.shape(k.poly('60 92, 168 50, 280 88, 172 134'), pal.night),
      k.ink(k.line('70 96, 66 160'), 6, pal.marigold),
      k.dot(66, 170, 10, pal.marigold),
      k.limb(k.line('410 290, 450 340'), pal.coral, 18),
      k.disc(350, 220, 84, pal.mint),
      at(350, 222, 0.72, turn(-20, s.beetle())),
      k.ink(k.oval(350, 220, 84), 18),
      k.ink(k.oval(350, 220, 84), 8, pal.coral),
    ),
  'facts/charity-skills': () =>
    s.spot(
      pal.sky,
      pal.marigold,
      24,
      k.fill(k.poly('0 316, 480 316, 480 360, 0 360'), pal.leaf),
      at(16, 352, 1, s.fence(8, pal.paper, 104)),
      at(240, 128, 1.1, turn(128, k.brush(pal.coral))),
      at(222, 128, 0.66, turn(8, f.pinch(k.skins[4], pal.plum))),
      at(262, 176, 0.66, turn(6, flip(f.pinch(k.skins[0], pal.teal)))),
    ),
  'facts/virtual-offices': () =>
    s.spot(
      pal.lilac,
      pal.coral,
      25,
      k.rect(62, 8, 350, 212, pal.night, 12),
      k.fill(k.box(78, 24, 156, 180), pal.sky),
      k.fill(k.box(240, 24, 156, 180), pal.marigold),
      at(150, 126, 0.86, k.head({ skin: 1, hair: 'short', hairColour: k.hairs[1], mood: 'calm', look: 0 })),
      at(310, 112, 0.86, k.head({ skin: 4, hair: 'bun', mood: 'happy', look: -0.6 })),
      k.shape(k.poly('62 226, 412 226, 470 350, 8 350'), pal.steel),
      k.ink(
        s.rows('80 250 396, 64 278 412, 46 308 430').flatMap(([a = 0, y = 0, b = 0]) => k.line([a, y], [b, y])),
        13,
        pal.paper,
      ),
      roamingCat,
      ...s
        .rows('96 262 -20, 262 336 14, 420 254 24')
        .map(([x = 0, y = 0, r = 0]) => at(x, y, 1, turn(r, k.rect(-15, -12, 30, 22, pal.paper, 5)))),
    ),
  'facts/paperless': () =>
    s.spot(
      pal.mint,
      pal.leaf,
      26,
      at(250, 240, 1, f.glow(170, pal.marigold, 16)),
      k.shape(k.poly('110 220, 370 200, 440 310, 60 336'), pal.night),
      k.fill(k.poly('132 234, 358 216, 408 300, 96 320'), pal.sky),
      k.ink(k.curve('60 80, 110 40, 170 60, 150 110, 110 90, 150 60, 230 80'), 5, pal.paper),
      at(280, 170, 1.05, turn(14, f.paperPlane())),
    ),
  'facts/sustainable-energy': () =>
    s.spot(
      pal.sky,
      pal.mint,
      27,
      k.shape(k.blob('-20 380, -10 290, 160 260, 330 290, 500 250, 500 380', 0.12), pal.leaf),
      ...s
        .rows('60 300, 130 320, 360 310, 430 290')
        .map(([x = 0, y = 0]) => at(x, y, 0.3, k.flower(pal.marigold, pal.coral))),
      k.shape(k.poly('232 150, 248 150, 258 320, 222 320'), pal.paper),
      ...[14, 134, 254].map((r, i) =>
        at(240, 140, 0.66, turn(r, at(0, -108, 1, turn(-45, k.brush([pal.coral, pal.plum, pal.teal][i]))))),
      ),
      k.disc(240, 140, 18, pal.marigold),
    ),
  'facts/carbon-offsetting': () =>
    s.spot(
      pal.mint,
      pal.sky,
      28,
      k.rect(110, 230, 190, 116, pal.paper),
      k.ink(
        [
          ...k.line('120 268, 292 268'),
          ...k.line('120 304, 292 304'),
          ...[158, 206, 252].flatMap((x) => k.line([x, 238], [x, 340])),
        ],
        4,
        pal.steel,
      ),
      k.fill(k.box(208, 270, 42, 32), pal.coral),
      k.shape(k.poly('110 230, 300 230, 250 180, 160 180'), pal.mint),
      ...s.rows('205 70 90 200, 205 30 74 140, 205 4 56 84').flatMap(([x = 0, top = 0, w = 0, base = 0]) => [
        k.shape(
          k.poly([
            [x, top],
            [x - w, base],
            [x, base + 14],
          ]),
          pal.leaf,
        ),
        k.shape(
          k.poly([
            [x, top],
            [x + w, base],
            [x, base + 14],
          ]),
          pal.moss,
        ),
      ]),
      at(386, 116, 0.62, k.cloud(pal.steel)),
    ),
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
}
