import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import * as h from '../../kit/props/home'
import * as w from '../../kit/props/workshop'

const { at, pal, scene } = k

export const scenes: Record<string, () => string> = {
  'films/empty-chair': () =>
    scene(
      { ground: pal.blush, seed: 46 },
      f.paper('620 -40, 1000 -40, 1330 840, 290 840', pal.marigold),
      at(120, 140, 0.95, h.clock()),
      k.windowOn(1270, 40, 250, 190, pal.sky),
      k.ground(820, pal.coral),
      k.fill(k.oval(810, 900, 520, 80), pal.marigold),
      k.rect(70, 690, 330, 60, pal.lilac, 16),
      k.rect(1220, 690, 330, 60, pal.lilac, 16),
      k.limb([...k.line('120 750, 120 890'), ...k.line('350 750, 350 890')], pal.steel, 18),
      k.limb([...k.line('1270 750, 1270 890'), ...k.line('1500 750, 1500 890')], pal.steel, 18),
      at(235, 890, 1.45, k.person({ pose: 'sit', top: pal.teal, bottom: pal.night, skin: 3, hair: 'bun', look: 0.8 })),
      at(
        1385,
        890,
        1.45,
        k.person({ pose: 'sit', top: pal.plum, bottom: pal.night, skin: 1, hair: 'short', mood: 'think', look: -0.8 }),
      ),
      k.shadow(820, 900, 250),
      at(800, 610, 1.6, w.chair('#3f7fe0', 0, 'sad')),
    ),
}
