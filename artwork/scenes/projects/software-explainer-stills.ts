/** Software Explainer: a café in terracotta, cream and mint, and a calm kestrel. */

import { cafe, cloth, guest } from '../../kit/actors/software'
import * as k from '../../kit/index'
import { kestrel } from '../../kit/props/wild-animals'
import { strokes } from '../../kit/shorthands'

const { at, disc, flip, ink, limb, pal, scene, shape, turn } = k
const { terracotta, cream, mint, cocoa, mustard } = cafe

/** A colleague seen from above, head at (0,0), arms reaching down to a card at (0, 260). */
const fromAbove = (top: string, skin: string, hair: string, card: string) =>
  limb(k.curve('-120 20, -110 150, -30 220'), top, 56) +
  limb(k.curve('120 20, 130 130, 90 190'), top, 56) +
  shape(k.blob('-160 0, -100 -70, 100 -70, 160 0, 110 70, -110 70'), top) +
  turn(12, k.rect(-60, 190, 110, 140, card, 12)) +
  disc(-34, 232, 30, skin) +
  disc(84, 206, 30, skin) +
  disc(0, 6, 88, hair) +
  disc(0, 84, 17, skin, 14) +
  ink(k.curve('-50 -20, 0 -50, 50 -20'), 6, skin)

/** The scenes. */
export const scenes: Record<string, () => string> = {
  'projects/software-explainer/still-3': () =>
    scene(
      { ground: '#f6d27a', seed: 75 },
      at(1330, 180, 1.2, k.cloud(cream)),
      at(170, 430, 0.9, k.cloud(cream)),
      k.skyline(820, '#e3a95a', cream, 14, 1600, 300),
      strokes('150 60, 330 190|330 30, 450 120|90 200, 240 300', 12, cream),
      at(690, 400, 1.45, turn(27, kestrel(at(262, -36, 0.9, turn(-20, cloth())), '', terracotta))),
      k.rect(520, 850, 1200, 200, pal.teal),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        shape(
          k.poly([
            [560 + i * 190, 760],
            [750 + i * 190, 760],
            [740 + i * 196, 900],
            [640 + i * 196, 946],
            [540 + i * 196, 900],
          ]),
          i % 2 ? cream : terracotta,
        ),
      ),
      disc(1230, 830, 66, pal.ink, 46),
    ),
  'projects/software-explainer/still-4': () =>
    scene(
      { ground: '#8fc7b0', seed: 76 },
      strokes(
        '0 200, 1600 200|0 500, 1600 500|0 800, 1600 800|250 0, 250 1000|600 0, 600 1000|950 0, 950 1000|1300 0, 1300 1000',
        8,
        '#78b39b',
      ),
      shape(k.round('250 210, 1330 190, 1350 800, 240 820', 50), '#d99a5e'),
      ink(
        [
          ...k.curve('300 330, 700 320, 1280 336'),
          ...k.curve('300 560, 800 548, 1290 560'),
          ...k.curve('310 700, 700 712, 1290 690'),
        ],
        6,
        '#b97a42',
      ),
      at(540, 110, 1, fromAbove(terracotta, k.skins[1], k.hairs[3], pal.paper)),
      at(1060, 130, 1, turn(8, fromAbove(mustard, k.skins[5], k.hairs[0], mint))),
      at(480, 890, 1, turn(176, fromAbove(pal.night, k.skins[3], k.hairs[1], pal.coral))),
      at(1020, 890, 1, turn(190, fromAbove(cream, k.skins[0], k.hairs[4], pal.sky))),
      ink(k.curve('640 400, 760 470, 890 420'), 10, cream),
      ink(k.curve('900 610, 760 540, 640 610'), 10, cream),
      strokes('860 400, 892 420, 872 452|670 576, 638 612, 680 620', 10, cream),
      disc(1240, 500, 84, pal.steel),
      disc(1240, 500, 60, pal.coral),
      limb(k.line('1330 500, 1480 500'), pal.ink, 20),
      disc(330, 500, 62, cream),
      disc(330, 500, 40, cocoa),
    ),
  'projects/software-explainer/still-5': () =>
    scene(
      { ground: cream, seed: 77 },
      k.paper('-30 -30, 1630 -30, 1630 330, -30 420', '#f3c9a0'),
      at(0, 40, 1, k.bunting(1600, [terracotta, pal.teal, mustard])),
      at(1430, 560, 1.35, k.door(pal.teal, '#fff3c4')),
      k.ground(690, terracotta),
      at(1270, 800, 1, guest(mint, k.skins[4], k.hairs[0])),
      at(1480, 820, 1.15, guest(pal.plum, k.skins[0], k.hairs[5])),
      at(700, 720, 0.9, guest(mustard, k.skins[3], k.hairs[1])),
      at(1010, 720, 0.9, flip(guest(pal.teal, k.skins[1], k.hairs[3]))),
      at(
        850,
        720,
        1,
        k.rect(-150, -70, 300, 26, cocoa, 10) +
          limb(k.line('0 -44, 0 100'), cocoa, 16) +
          at(-50, -116, 0.45, k.cup(cream)),
      ),
      at(80, 700, 0.95, guest(pal.coral, k.skins[5], k.hairs[0])),
      at(860, 960, 1.2, guest(pal.night, k.skins[2], k.hairs[4])),
      at(1230, 1000, 1.2, guest(pal.coral, k.skins[5], k.hairs[0])),
      at(1050, 1010, 1, k.rect(-130, -110, 260, 30, cocoa, 10) + at(0, -160, 0.5, k.cup(mustard))),
      at(
        390,
        1010,
        1.85,
        k.bust({ skin: 2, hair: 'bun', hairColour: k.hairs[2], mood: 'asleep', look: 0.4, top: mustard }),
      ),
      limb(k.curve('110 1010, 160 860, 330 760'), mustard, 90),
      at(390, 690, 1.1, k.cup(pal.teal)),
      disc(340, 730, 50, k.skins[2]),
    ),
}
