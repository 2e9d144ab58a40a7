import * as k from '../../kit/index'
import { umbrella } from '../../kit/props/figure'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene, turn } = k

export const moving: Movings = {
  'services/sound-design': [{ order: '1 2 3 4', rate: 12 }],
}

/** Peas on their way from the jar to the cloth; four drawings make one fall. */
const peas = (n: number) =>
  [0, 1, 2, 3].flatMap((i) => {
    const fall = i + (n % 4) * 0.25
    return [
      [852 + fall * 24 + (i % 2) * 12, 352 + fall * fall * 12],
      [858 + fall * 34 - (i % 2) * 10, 396 + fall * fall * 7],
    ]
  })

/** Dried peas on the umbrella, that hop, and on the floor. */
const hopping = [
  [980, 400],
  [1150, 380],
  [1300, 430],
  [1420, 520],
  [740, 560],
] as const
const lying = [640, 760, 1240, 1400, 1520] as const

/** A jar on its side, pouring to the right; her hand is at (0,0). */
const jar = at(
  70,
  -92,
  0.8,
  turn(
    100,
    k.shape(k.blob('-96 -120, 96 -120, 110 -80, 110 130, 80 150, -80 150, -110 130, -110 -80', 0.08), '#d9f0fb'),
    k.fill(k.blob('30 -116, 92 -116, 104 -60, 102 128, 70 142, 40 60', 0.1), pal.moss),
    k.ink(k.line('-70 60, -70 -40'), 10, pal.paper),
    k.rect(-84, -150, 168, 36, pal.paper, 8),
  ),
)

export const scenes: Scenes = {
  'services/sound-design': (n = 0) =>
    scene(
      { ground: pal.plum, seed: 43 },
      k.cut(pts('-40 -40, 620 -40, 300 800, -40 800'), '#6c3a99', 8, 200),
      k.windowOn(1210, 70, 290, 230, pal.sky, at(190, 96, 0.62, k.sun())),
      k.ground(780, pal.rust),
      // An umbrella is planted like a tree; the microphone stands in the dry.
      at(1090, 640, 1, umbrella(370, pal.teal, pal.marigold, 250)),
      k.shape(k.poly('1010 850, 1170 850, 1150 950, 1030 950'), pal.coral),
      at(890, 790, 1.45, k.microphone(pal.marigold)),
      // She stands on what she has read, to reach.
      at(400, 830, 2.6, k.books(pal.coral, pal.teal, pal.marigold)),
      at(390, 752, 1.35, k.mouse('point', { mood: 'happy', look: 0.8, held: turn(k.chart(n, 0, 3, -2, 2), jar) })),
      ...peas(n).map(([x = 0, y = 0]) => k.disc(x, y, 15, pal.moss)),
      ...hopping.map(([x, y], i) => k.disc(x, y - k.chart(n, 0, 16, 24, 12) * (i % 2 ? 1 : 0.5), 15, pal.moss)),
      ...lying.map((x, i) => k.disc(x, 880 + (i % 2) * 60, 15, pal.moss)),
    ),
}
