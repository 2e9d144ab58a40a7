import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

/** A railway of film: loops from x by `step`, n of them, radius r, resting on y. */
const loops = (x: number, y: number, step: number, r: number, n: number) =>
  k.curve(
    ...Array.from({ length: n * 10 + 1 }, (_, i): k.Pt => {
      const t = (i / 10) * Math.PI * 2
      return [x + (i / 10) * step + Math.sin(t) * r * 0.8, y - (1 - Math.cos(t)) * r]
    }),
  )

const track = loops(0, 500, 320, 150, 5)

export const moving: Movings = {
  'banners/end-to-end-production': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }],
}

export const scenes: Scenes = {
  'banners/end-to-end-production': (n = 0) =>
    k.banner(
      250,
      '#ffd9a0',
      at(1000, 330, 2.6, k.sun(pal.marigold)),
      k.hills(500, pal.coral, 36, 6, 1600, 640, false),
      k.ink(track, 70),
      k.ink(track, 58, pal.night),
      p.holes(track, 48, pal.paper, '7 15'),
      k.ink(track, 34, pal.night),
      p.holes(track, 26, pal.lilac, '42 9'),
      at(
        960,
        470 + k.swing(n, 8, 12),
        1,
        turn(
          k.swing(n, 8, 4, 0.2),
          at(0, k.chart(n, 0, 2, -4, -12, -16, -12, -4, 0), 0.84, k.mouse('jump', { scarf: pal.teal })),
          at(15, -18, 1.6, turn(-135, k.pencil(pal.sky))),
        ),
      ),
    ),
}
