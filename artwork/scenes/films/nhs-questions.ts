import { asker, carrier, pharmacist, ponderer } from '../../kit/actors/pharmacy'
import { crowdParts } from '../../kit/crowd-head'
import * as k from '../../kit/index'
import * as f from '../../kit/props/films'

const { at, flip, pal, scene } = k

export const scenes: Record<string, () => string> = {
  'films/nhs-questions': () =>
    scene(
      { ground: pal.aqua, seed: 37 },
      f.paper('1080 -40, 1640 -40, 1640 1040, 980 1040', pal.teal),
      k.rect(1180, 130, 440, 24, pal.paper),
      ...[0, 1, 2, 3].map((i) =>
        k.rect(
          1206 + i * 92,
          60 - (i % 2) * 34,
          56,
          70 + (i % 2) * 34,
          [pal.coral, pal.marigold, pal.sky][i % 3] ?? pal.sky,
          8,
        ),
      ),
      at(170, 170, 1.05, k.bubble(pal.paper, at(0, -10, 0.45, k.heart(pal.coral)))),
      at(480, 120, 1.1, k.bubble(pal.marigold, at(0, -10, 0.5, k.pill(pal.plum, pal.paper)))),
      at(850, 150, 1.2, k.bubble(pal.coral, at(0, -10, 0.5, k.plaster(pal.sand)))),
      crowdParts,
      at(1330, 960, 1.75, flip(pharmacist)),
      at(450, 1035, 1.7, ponderer),
      at(170, 1035, 1.75, carrier),
      k.rect(960, 690, 680, 50, pal.paper, 8),
      k.rect(1000, 740, 640, 300, pal.marigold),
      at(1500, 640, 0.62, k.bottle(pal.coral)),
      at(760, 1020, 1.75, asker),
    ),
}
