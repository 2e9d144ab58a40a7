import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene } = k

export const moving: Movings = {
  'sectors/healthcare-sector': [{ order: '1 2*2 3 4*2 5 1*3' }],
}

export const scenes: Scenes = {
  'sectors/healthcare-sector': (n = 0) =>
    scene(
      { ground: pal.aqua, seed: 81 },
      k.windowOn(180, 90, 320, 330, pal.paper, at(90, 250, 0.9, k.plant(pal.plum))),
      k.floor(760, '#d6f0ea'),
      k.rect(640, 660, 330, 30, '#b97a4e', 10),
      k.limb(k.line('805 690, 805 940'), '#b97a4e', 22),
      k.limb(k.line('1040 800, 1020 930'), pal.coral, 30),
      k.limb(k.line('1290 800, 1310 930'), pal.coral, 30),
      k.limb(k.curve('1360 560, 1470 620, 1440 720'), pal.coral, 30),
      at(
        1170,
        560,
        3.1,
        k.squash(
          1 + k.chart(n, 0, 0.07, 0.02, 0.05, 0.01),
          1 + k.chart(n, 0, 0.06, 0.02, 0.04, 0.01),
          k.heart(pal.coral),
        ),
      ),
      at(1160, 500, 2.7, k.face('happy', -0.4, '#d8434a')),
      k.limb(k.curve('990 590, 900 640, 900 560'), pal.coral, 30),
      at(886, 520, 0.62, k.cup(pal.marigold)),
      at(
        420,
        950,
        1.65,
        k.person({
          pose: 'present',
          wear: 'dress',
          top: pal.teal,
          skin: 3,
          hair: 'bob',
          mood: 'happy',
          shoes: pal.paper,
          hold: at(10, -30, 0.4, k.cup(pal.paper)),
          look: 0.8,
        }),
        k.rect(-38, -244, 30, 26, pal.paper),
        k.ink([...k.line('-30 -231, -16 -231'), ...k.line('-23 -238, -23 -224')], 5, pal.coral),
      ),
      at(740, 622, 0.7, k.doughnut(pal.plum)),
    ),
}
