import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = {
  'sectors/digital-marketing-agencies': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }],
}

export const scenes: Scenes = {
  'sectors/digital-marketing-agencies': (n = 0) =>
    scene(
      { ground: pal.plum, seed: 84 },
      k.fill(k.poly('620 -20, 780 -20, 1320 1020, 160 1020'), '#7440a6'),
      k.ground(860, pal.night),
      k.fill(k.oval(720, 930, 480, 60), pal.coral),
      at(
        720,
        950,
        1.55,
        k.person({
          pose: 'cheer',
          top: pal.marigold,
          bottom: pal.teal,
          skin: 2,
          hair: 'quiff',
          hairColour: pal.rust,
          mood: 'happy',
          shoes: pal.paper,
          wear: 'overall',
        }),
      ),
      k
        .ink(k.curve('540 330, 480 140, 720 60, 1000 120, 920 320'), 8, pal.lilac)
        .replace('/>', ' stroke-dasharray="4 26"/>'),
      at(
        330,
        440 - k.swing(n, 8, 30),
        1.3,
        turn(-22 + k.swing(n, 8, 8, 0.2), k.phone(pal.sky, at(0, 0, 0.34, k.heart(pal.coral)))),
      ),
      at(420, 160 - k.swing(n, 8, 26, 0.2), 1, turn(-12 + k.swing(n, 8, 10, 0.4), k.poster(pal.coral))),
      at(730, 116 - k.swing(n, 8, 18, 0.4), 0.95, turn(14 + k.swing(n, 8, 12, 0.6), k.phone(pal.marigold))),
      at(1040, 180 - k.swing(n, 8, 26, 0.6), 1.15, turn(18 + k.swing(n, 8, 10, 0.8), k.poster(pal.teal, pal.sand))),
      at(
        1200,
        500,
        1.5,
        turn(
          -20,
          k.limb(k.curve('-40 30, -50 90, 0 90, 4 36'), pal.night, 12),
          k.shape(k.poly('-110 -26, 90 -92, 90 96, -110 30'), pal.paper),
          k.shape(k.oval(90, 2, 26, 94), pal.coral),
          k.rect(-140, -30, 40, 62, pal.coral, 8),
        ),
      ),
    ),
}
