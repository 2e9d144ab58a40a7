import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = { 'films/dialysis-day': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/dialysis-day': (n = 0) => {
    const beat = k.chart(n, 0, 40, 50, 14, -26, -10, 4, 0)
    return scene(
      { ground: pal.marigold, seed: 35 },
      f.paper('-40 -40, 700 -40, 480 1040, -40 1040', '#ffc661'),
      k.windowOn(120, 110, 330, 380, pal.sky, at(170, 330, 1, k.tree('round', pal.moss))),
      k.floor(830, pal.rust),
      k.fill(k.oval(780, 920, 560, 60), pal.coral),
      k.limb(k.curve('870 640, 1010 780, 1090 560, 1190 560'), pal.coral, 12),
      k.limb(k.curve('860 670, 1040 860, 1110 640, 1200 650'), pal.paper, 12),
      k.rect(1170, 250, 290, 620, pal.paper, 24),
      k.rect(1206, 290, 218, 180, pal.night, 10),
      k.ink(
        k.line([1226, 390], [1270, 390], [1290, 340 + beat], [1320, 430 - beat], [1340, 390], [1404, 390]),
        8,
        pal.moss,
      ),
      f.ring(1260, 580, 44, 12, pal.teal),
      f.ring(1380, 580, 44, 12, pal.coral),
      k.rect(1240, 680, 150, 130, pal.steel, 10),
      k.ink(k.line('1190 880, 1440 880'), 22),
      at(640, 690, 2.9, k.armchair(pal.teal)),
      at(
        650,
        925,
        1.75,
        k.person({
          pose: 'sit',
          top: pal.plum,
          bottom: pal.night,
          skin: 5,
          hair: 'curly',
          hairColour: k.hairs[4],
          glasses: true,
          mood: 'calm',
          hold: at(-20, -40, 0.75, turn(-6, k.book(pal.coral))),
        }),
      ),
    )
  },
}
