import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import * as s from '../../kit/props/spots'

const { at, pal, turn } = k

export const scenes: Record<string, () => string> = {
  'facts/interviews': () =>
    s.spot(
      pal.mint,
      pal.moss,
      29,
      k.ink(
        [
          ...k.line('-10 150, 250 -6, 490 130'),
          ...k.line('120 70, 120 330'),
          ...k.line('380 70, 380 330'),
          ...k.line('-10 176, 490 176'),
        ],
        6,
        pal.paper,
      ),
      k.rect(-10, 318, 500, 60, '#b97a4e'),
      k.limb(k.curve('470 10, 400 26, 300 14, 214 30'), pal.leaf, 13),
      at(262, 8, 0.5, turn(120, k.leaf(pal.leaf))),
      at(448, 40, 0.55, turn(40, k.leaf(pal.moss))),
      k.disc(206, 50, 19, pal.coral),
      k.disc(262, 44, 15, pal.marigold),
      // The guest hangs from the tomato vine; the host has climbed onto a pot to be heard.
      at(384, 112, 0.8, turn(176, f.snail(pal.marigold, pal.blush, pal.paper))),
      k.shape(k.poly('30 258, 190 258, 172 330, 48 330'), pal.rust),
      k.rect(20, 238, 180, 30, pal.rust, 6),
      at(112, 166, 0.86, f.snail(pal.plum, pal.sand, pal.sky)),
      k.limb(k.curve('214 196, 238 190, 252 168'), pal.sand, 15),
      at(250, 148, 0.4, turn(26, k.microphone(pal.coral))),
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
