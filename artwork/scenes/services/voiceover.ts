import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene, turn } = k

export const moving: Movings = {
  'services/voiceover': [{ order: '1 2 3*2 4 5 6', rate: 8 }],
}

export const scenes: Scenes = {
  'services/voiceover': (n = 0) =>
    scene(
      { ground: pal.aqua, seed: 44 },
      k.cut(pts('-40 -40, 860 -40, 640 1040, -40 1040'), pal.teal, 8, 200),
      k.limb(k.curve('-30 900, 300 860, 600 880, 900 850'), '#6b3f2a', 40),
      at(160, 850, 1.3, turn(-40, k.leaf(pal.moss))),
      at(
        480,
        855,
        1,
        k.squash(
          1 - k.chart(n, 0, -0.02, 0.02, 0.03, 0.01),
          1 + k.chart(n, 0, -0.03, 0.03, 0.04, 0.02),
          at(0, -295, 1.55, c.robin(k.chart(n, 0, 2, 12, 16, 8, 4))),
          k.limb(k.curve('-20 -385, -50 -605, 110 -625, 220 -555'), pal.ink, 22),
          k.disc(40, -425, 84, pal.marigold, 96),
          k.disc(40, -425, 44, pal.paper, 54),
        ),
      ),
      k.limb(k.curve('1640 1000, 1480 900, 1240 860, 1160 700'), pal.night, 18),
      at(1150, 430, 3, turn(-8, k.microphone(pal.marigold))),
      ...[0, 1, 2].map((i) =>
        k.ink(k.curve(...k.arc(830, 345, 60 + i * 46 + k.chart(n, 0, -14, 4, 16, 24, 12), -34, 34)), 12, pal.paper),
      ),
      k.ink([...k.line('1420 240, 1420 110'), ...k.line('1420 110, 1490 130'), ...k.line('1010 150, 1010 60')], 9),
      k.dot(1398, 244, 26, pal.ink, 20),
      k.dot(988, 156, 26, pal.ink, 20),
    ),
}
