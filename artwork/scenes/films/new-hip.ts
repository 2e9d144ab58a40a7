import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = { 'films/new-hip': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/new-hip': (n = 0) =>
    scene(
      { ground: pal.sand, seed: 43 },
      f.paper('-40 -40, 560 -40, 420 1040, -40 1040', pal.moss),
      k.framed(140, 140, 260, 220, pal.sky, at(0, 20, 0.9, k.boat())),
      k.ground(900, pal.rust),
      at(560, 900, 1, k.stairs(7, pal.paper, pal.leaf, 160, 100)),
      k.limb(k.line('700 470, 1620 -110'), pal.leaf, 22),
      at(
        1250,
        400 + k.chart(n, 0, 14, -36, -58, -30, 12, 4, 0),
        0.95,
        turn(k.chart(n, 0, 3, -6, -3, 5, 2, 0, 0), k.cat(pal.night, pal.paper)),
      ),
      k.limb(k.line('560 560, 500 880'), '#6b3f2a', 14),
      at(
        620,
        790,
        1.75,
        k.person({
          pose: 'hold',
          top: pal.teal,
          bottom: pal.night,
          skin: 1,
          hair: 'short',
          hairColour: k.hairs[4],
          beard: true,
          glasses: true,
          mood: 'happy',
          look: 0.9,
        }),
      ),
      at(510, 500, 1.5, f.stick(250)),
      at(740, 500, 1.5, f.stick(190)),
      ...[520, 735].map((x) => k.disc(x, 480, 26, k.skins[1])),
    ),
}
