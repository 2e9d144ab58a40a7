import { supportGroup } from '../../kit/actors/support-group'
import { crowdParts } from '../../kit/crowd-head'
import * as k from '../../kit/index'
import * as f from '../../kit/props/films'

const { pal, scene } = k

export const scenes: Record<string, () => string> = {
  'films/speaking-up': () =>
    scene(
      { ground: pal.mint, seed: 45 },
      f.paper('-40 -40, 1640 -40, 1640 520, -40 560', pal.sky),
      k.windowOn(
        130,
        90,
        300,
        260,
        pal.mint,
        k.fill(k.blob('8 252, 10 190, 150 140, 292 200, 292 252', 0.1), pal.moss),
      ),
      k.fill(k.oval(800, 900, 760, 210), pal.aqua),
      crowdParts,
      supportGroup,
    ),
}
