import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

const wood = '#b97a4e'

export const moving: Movings = { 'films/river-raft': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/river-raft': (n = 0) =>
    scene(
      { ground: pal.sand, seed: 81 },
      at(1330, 160, 0.9, k.sun(pal.coral)),
      k.hills(330, pal.moss, 40, 3),
      k.hills(400, pal.leaf, 20, 8),
      k.sea(440, pal.teal),
      ...[0, 1, 2, 3, 4].map((i) => at(80 + i * 44, 470, 0.7, turn(-8 + i * 5, k.frond(pal.leaf)))),
      k.limb(k.line('640 800, 640 110'), '#6b3f2a', 20),
      k.shape(k.blob('654 130, 960 190, 930 400, 654 430', 0.1), pal.paper),
      at(430, 600, 1.7, turn(k.swing(n, 8, 4), k.fox(pal.coral))),
      at(790, 650 + k.chart(n, 0, 10, -30, -50, -26, 8, 4, 0), 1.25, f.hen()),
      at(1160, 600, 1.75, turn(k.swing(n, 8, -4), f.goat(pal.lilac))),
      ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
        k.limb(k.line([250 + i * 150, 800], [400 + i * 150, 798]), i % 2 ? wood : '#a9683f', 60),
      ),
      ...[240, 1310].map((x) => k.disc(x, 800, 36, pal.sand)),
      k.ink(
        [...k.curve('150 880, 400 850, 700 880, 1000 850, 1400 880'), ...k.curve('500 950, 760 930, 1000 950')],
        9,
        pal.aqua,
      ),
    ),
}
