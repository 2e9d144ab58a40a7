/** Spot drawings of the facts: what is good for the planet and its people. */
import * as k from '../kit/index'
import * as f from '../kit/props/films'
import * as s from '../kit/props/spots'

const { at, flip, pal, turn } = k

export const scenes: Record<string, () => string> = {
  'facts/good-hour': () =>
    s.spot(
      pal.mint,
      pal.sky,
      21,
      k.ink([...k.line('60 -10, 60 290'), ...k.line('420 -10, 420 290')], 16, pal.leaf),
      k.rect(-20, 286, 520, 40, pal.paper),
      k.rect(170, 262, 140, 28, pal.night, 10),
      k.disc(240, 166, 112, pal.coral),
      k.disc(240, 166, 84, pal.paper),
      k.ink(
        Array.from({ length: 12 }, (_, i) =>
          k.line(
            ...k.arc(240, 166, 74, i * 30, i * 30 + 1, 1).slice(0, 1),
            ...k.arc(240, 166, 64, i * 30, i * 30 + 1, 1).slice(0, 1),
          ),
        ).flat(),
        6,
      ),
      at(240, 166, 0.26, turn(12, k.frond(pal.leaf))),
      at(240, 166, 0.2, turn(116, k.frond(pal.moss))),
      k.rect(214, 34, 52, 24, pal.marigold, 8),
      k.dot(240, 166, 10),
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
      k.rect(90, 20, 300, 200, pal.night, 12),
      k.fill(k.box(106, 36, 130, 168), pal.sky),
      k.fill(k.box(244, 36, 130, 168), pal.marigold),
      at(172, 130, 0.96, s.tinyHead(2)),
      at(308, 130, 0.96, s.tinyHead(4)),
      k.shape(k.poly('90 226, 390 226, 450 340, 30 340'), pal.steel),
      k.ink(
        s.rows('104 250 376, 92 276 388, 78 302 402').flatMap(([a = 0, y = 0, b = 0]) => k.line([a, y], [b, y])),
        12,
        pal.paper,
      ),
      at(236, 224, 0.92, f.walkingCat(pal.rust)),
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
  'facts/interviews': () =>
    s.spot(
      pal.mint,
      pal.moss,
      29,
      k.ink(
        [
          ...k.line('30 130, 240 20, 450 130, 450 370'),
          ...k.line('30 130, 30 370'),
          ...k.line('170 56, 170 200'),
          ...k.line('310 56, 310 200'),
          ...k.line('30 130, 450 130'),
        ],
        6,
        pal.paper,
      ),
      at(56, 220, 0.6, k.plant()),
      at(430, 220, 0.6, k.plant(pal.marigold)),
      k.rect(-10, 306, 500, 70, '#b97a4e'),
      at(240, 240, 0.62, k.microphone(pal.plum)),
      at(120, 240, 0.76, f.snail(pal.coral, pal.sand, pal.sky)),
      at(362, 240, 0.76, flip(f.snail(pal.marigold, pal.blush, pal.paper))),
    ),
  'facts/podcast': () =>
    s.spot(
      pal.sand,
      pal.moss,
      30,
      k.rect(80, 216, 320, 124, pal.coral, 20),
      k.disc(158, 280, 44, pal.night),
      k.ink([...k.line('128 270, 188 270'), ...k.line('128 290, 188 290')], 5, pal.paper),
      k.rect(226, 240, 150, 36, pal.paper, 6),
      k.ink(k.line('320 244, 320 272'), 6, pal.coral),
      k.disc(256, 308, 16, pal.marigold),
      k.disc(340, 308, 16, pal.marigold),
      k.limb(k.curve('240 216, 232 180, 240 150'), pal.leaf, 14),
      at(240, 190, 0.5, turn(30, k.leaf(pal.moss))),
      at(300, 40, 0.62, turn(-8, k.leaf(pal.leaf))),
      at(186, 44, 0.62, turn(-84, k.leaf(pal.leaf))),
      k.disc(240, 112, 60, pal.moss),
      at(240, 112, 1.15, k.face('happy', 0.2)),
      at(240, 104, 0.98, s.headphones()),
    ),
  'facts/preferred-suppliers': () =>
    s.spot(
      pal.sky,
      pal.blush,
      31,
      k.fill(k.poly('0 316, 480 316, 480 360, 0 360'), pal.leaf),
      k.rect(340, 110, 160, 210, pal.rust),
      k.shape(k.poly('320 116, 480 40, 500 116'), pal.plum),
      k.rect(376, 200, 80, 118, pal.marigold),
      at(170, 262, 1.04, k.bicycle(pal.coral)),
      k.limb(k.curve('118 200, 150 220, 164 250, 172 290'), pal.night, 22),
      k.shape(k.blob('92 206, 96 130, 126 100, 160 116, 150 206'), pal.teal),
      at(136, 76, 0.62, k.head({ skin: 5, hair: 'cap', hairColour: pal.marigold, mood: 'happy', look: 0.9 })),
      k.limb(k.curve('140 136, 176 164, 226 178'), pal.teal, 18),
      ...s
        .rows('256 150 20, 290 142 22, 320 152 18')
        .map(([x = 0, y = 0, r = 0], i) => k.disc(x, y, r, [pal.coral, pal.moss, pal.marigold][i] ?? pal.moss)),
      k.rect(234, 152, 108, 54, '#d9a066', 4),
      k.ink(k.line('240 180, 336 180'), 5),
    ),
  'facts/tips': () =>
    s.spot(
      pal.mint,
      pal.leaf,
      32,
      k.limb(k.curve('-10 50, 120 30, 260 46, 490 16'), '#6b3f2a', 14),
      at(400, 34, 0.5, turn(60, k.leaf(pal.moss))),
      at(90, 60, 0.46, turn(100, k.leaf(pal.moss))),
      k.ink(k.line('240 44, 240 96'), 8),
      k.rect(208, 92, 64, 46, pal.steel, 8),
      k.shape(
        k.blob('212 138, 268 138, 284 176, 330 226, 314 306, 240 344, 166 306, 150 226, 196 176', 0.2),
        '#ffe9a8',
      ),
      at(240, 256, 0.58, turn(24, s.beetle(pal.coral, pal.ink))),
      k.ink(k.curve('176 270, 176 230, 200 200'), 8, pal.paper),
      k.ink(
        [
          ...k.line('100 200, 60 186'),
          ...k.line('110 290, 66 310'),
          ...k.line('372 200, 414 186'),
          ...k.line('364 290, 410 310'),
        ],
        10,
        pal.marigold,
      ),
    ),
}
