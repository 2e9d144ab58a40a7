import * as k from '../../kit/index'
import * as w from '../../kit/props/workshop'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene, turn } = k

const sketches = [
  k.curve('-50 30, -20 -30, 10 20, 40 -10, 60 30'),
  k.oval(0, 0, 34),
  k.line('-50 30, 0 -40, 50 30'),
  k.curve('-60 0, -30 -30, 0 0, 30 30, 60 0'),
  [...k.oval(-20, -14, 18), ...k.curve('-40 40, -20 10, 4 40')],
  k.box(-34, -30, 68, 60),
  k.curve('-50 -30, 20 -40, 50 0, 0 20, -10 -6'),
  [...k.line('-50 30, 50 30'), ...k.oval(20, -16, 16)],
  k.star(0, 4, 5, 40, 18),
]

export const moving: Movings = {
  'services/storyboarding': [{ order: '1 2*2 3 4*3 5 6', rate: 8 }],
}

export const scenes: Scenes = {
  'services/storyboarding': (n = 0) =>
    scene(
      { ground: pal.lilac, seed: 41 },
      k.cut(pts('1160 -40, 1640 -40, 1640 1040, 1000 1040'), pal.plum, 8, 200),
      ...sketches.map((d, i) => {
        const x = 210 + (i % 3) * 330
        const y = 170 + Math.floor(i / 3) * 320
        const tone = [pal.sky, pal.paper, pal.marigold, pal.paper, pal.blush, pal.paper, pal.moss, pal.paper, pal.aqua][
          i
        ]
        // The sheets that hang near the magnet follow it most.
        const pull = (i % 3) / 2
        return at(
          x + k.chart(n, 0, -8, 10, 34, 18, -6) * pull,
          y,
          1,
          turn(
            (i % 3) * 2 - 2 + k.chart(n, 0, -2, 2, 5, 2, -2) * pull,
            k.rect(-145, -110, 290, 240, pal.paper),
            k.fill(k.box(-122, -90, 244, 150), tone as string),
            at(0, -12, 1.3, k.ink(d)),
          ),
        )
      }),
      at(1230 + k.chart(n, 0, 44, 6, -26, -16, 4), 530, 2.4, turn(-80 + k.chart(n, 0, 3, 0, -2), w.magnet(pal.coral))),
    ),
}
