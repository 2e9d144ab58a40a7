import { supportGroup } from '../../kit/actors/support-group'
import { crowdParts } from '../../kit/crowd-head'
import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene } = k

export const moving: Movings = { 'films/speaking-up': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/speaking-up': (n = 0) =>
    scene(
      { ground: pal.mint, seed: 45 },
      f.paper('-40 -40, 1640 -40, 1640 520, -40 560', pal.sky),
      k.windowOn(
        130,
        90,
        300,
        260,
        pal.mint,
        at(110 + k.swing(n, 8, 46), 80, 0.42, k.cloud()) +
          k.fill(k.blob('8 252, 10 190, 150 140, 292 200, 292 252', 0.1), pal.moss),
      ),
      k.fill(k.oval(800, 900, 760, 210), pal.aqua),
      crowdParts,
      supportGroup,
    ),
}
