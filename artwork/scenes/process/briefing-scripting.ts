import { ben } from '../../kit/actors/portraits'
import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'

const { at, flip, pal, pts, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'process/briefing-scripting': () =>
    scene(
      { ground: pal.marigold, seed: 51 },
      k.cut(pts('900 -40, 1640 -40, 1640 1040, 1100 1040'), '#ffc861', 8, 200),
      k.windowOn(640, 70, 320, 330, pal.sky, at(200, 140, 0.7, k.cloud())),
      at(350, 800, 1.45, k.bust({ skin: 4, hair: 'bun', mood: 'think', top: pal.teal, look: 0.8 })),
      at(1260, 800, 1.3, flip(ben(0.8))),
      k.ground(760, pal.paper),
      k.ink(k.line('-20 762, 1620 756')),
      k.ink(
        [
          ...k.curve('640 830, 520 900, 380 860, 240 910, 60 880'),
          ...k.curve('960 830, 1100 910, 1250 850, 1420 920, 1580 880'),
        ],
        13,
        pal.coral,
      ),
      k.disc(800, 680, 200, pal.coral, 180),
      k.ink(
        [
          ...k.curve('620 640, 760 520, 960 620'),
          ...k.curve('630 740, 800 590, 980 710'),
          ...k.curve('680 820, 840 680, 960 780'),
          ...k.curve('700 540, 900 640, 900 830'),
          ...k.curve('640 590, 780 700, 780 850'),
        ],
        8,
        '#a8233a',
      ),
      at(650, 770, 1, turn(14, c.hand(k.skins[4] as string, pal.teal, 'pinch', 400))),
      at(950, 740, 1, flip(turn(12, c.hand(k.skins[0] as string, pal.paper, 'pinch', 400)))),
    ),
}
