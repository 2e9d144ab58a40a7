/** Software Explainer: a café in terracotta, cream and mint, and a calm kestrel. */

import { cafe, chair, hole, page, tiles } from '../../kit/actors/software'
import * as k from '../../kit/index'
import { kestrel } from '../../kit/props/wild-animals'
import { beam, each, strokes } from '../../kit/shorthands'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, disc, fill, flip, ink, limb, pal, scene, shape, turn } = k
const { terracotta, cream, mint, cocoa, mustard } = cafe

export const moving: Movings = {
  'projects/software-explainer/cover': [{ order: '1 2 3 4 5 6', rate: 8 }],
}

/** The scenes. */
export const scenes: Scenes = {
  'projects/software-explainer/cover': (n = 0) =>
    scene(
      { ground: mint, seed: 71 },
      k.paper('-30 -30, 420 -30, 620 1030, -30 1030', '#8cc9b0'),
      at(
        360,
        820,
        1.35,
        k.bust({ skin: 2, hair: 'bun', hairColour: k.hairs[2], mood: 'shock', look: 0.9, top: mustard }),
      ),
      each(
        '120 160 -24 1, 330 90 18 .9, 620 150 -36 1, 700 420 22 1.05, 90 420 40 .8, 590 600 -12 .8',
        ([x = 0, y = 0, r = 0, s = 1], i) =>
          at(
            x,
            y + k.swing(n, 6, 14, i / 6),
            s,
            turn(r + k.swing(n, 6, 9, i / 6 + 0.2), page(i % 3 ? pal.paper : pal.blush)),
          ),
      ),
      ink(k.curve('760 560, 860 640, 980 620'), 9, pal.paper),
      ink(k.curve('460 210, 560 300, 620 280'), 9, pal.paper),
      at(
        1080,
        370 - k.swing(n, 6, 16),
        1.3,
        kestrel(
          '',
          at(-8, 200, 0.9, turn(-6 + k.swing(n, 6, 6, 0.2), page(pal.paper))),
          terracotta,
          k.swing(n, 6, 16, 0.1),
        ),
      ),
      k.ground(800, cocoa),
      k.rect(-40, 770, 1680, 50, '#8d5a3c'),
      ...[0, 1, 2, 3, 4].map((i) =>
        k.rect(1190 - (i % 2) * 10, 740 - i * 30, 230, 30, i === 2 ? pal.blush : pal.paper),
      ),
      at(900, 720, 0.6, k.cup(terracotta)),
      at(90, 850, 1.1, turn(-18, page())),
      at(330, 890, 1.1, turn(24, page(pal.blush))),
      at(640, 880, 1.1, turn(-8, page())),
      at(1040, 890, 0.8, k.pencil(mustard)),
    ),
  'films/software-explainer': () =>
    scene(
      { ground: terracotta, seed: 72 },
      k.paper('-30 -30, 1630 -30, 1630 90, -30 130', '#b9533a'),
      k.windowOn(120, 150, 420, 270, '#f7cf9a'),
      limb(k.line('820 -10, 820 150'), cocoa, 6),
      shape(k.blob('720 240, 760 160, 880 160, 920 240', 0.12), mustard),
      k.rect(-40, 470, 1680, 40, cocoa),
      tiles(505, cream, mint),
      at(600, 770, 1, hole(290, 116, '#c98a5a')),
      beam('730 245, 910 245, 900 800, 320 760', mustard, 0.25),
      k.shadow(1240, 930, 260),
      ...[0, 1, 2, 3].map((i) =>
        at(
          1230 + i * 12,
          930 - i * 96,
          1.35,
          turn(i * 2 - 2, chair([pal.teal, mustard, pal.teal, mustard][i] as string)),
        ),
      ),
    ),
  'projects/software-explainer/still-1': () => {
    const colours = [terracotta, mustard, mint, '#f3c9b0', pal.teal, cream]
    const squares = colours.map(() => [] as k.Path)
    for (let r = 0; r < 5; r++)
      for (let c = 0; c < 8; c++)
        squares[(c * 5 + r * 2 + ((c * r) % 3)) % 6]?.push(...k.box(c * 200 + 5, r * 200 + 5, 190, 190))
    return scene(
      { ground: cocoa, seed: 73 },
      ...squares.map((s, i) => fill(s, colours[i] as string)),
      disc(1100, 410, 190, cream),
      disc(1100, 410, 164, pal.ink),
      fill(k.blob('950 400, 980 290, 1100 250, 1220 290, 1250 400, 1200 320, 1100 290, 1000 320'), '#3a2a5a'),
      strokes('860 230, 900 260|840 420, 888 420|1340 230, 1300 262|1366 430, 1316 424|1100 140, 1100 190', 12),
      at(
        430,
        1010,
        2,
        k.bust({ skin: 2, hair: 'bun', hairColour: k.hairs[2], mood: 'shock', look: 1, top: pal.night }),
      ),
      fill(k.poly('330 1000, 380 830, 500 830, 550 1000'), cream),
      ink(k.line('330 1000, 380 830, 500 830, 550 1000')),
    )
  },
  'projects/software-explainer/still-2': () =>
    scene(
      { ground: '#7fbfa6', seed: 74 },
      k.bunting(1600, [terracotta, cream, mustard]),
      k.rect(-40, 540, 1680, 24, cocoa),
      tiles(560, '#e98f6b', cream),
      at(
        1230,
        590,
        1,
        k.rect(-170, -40, 340, 30, cocoa, 10) +
          limb(k.line('0 -10, 0 150'), cocoa, 16) +
          at(-60, -90, 0.5, k.cup(terracotta)) +
          at(80, -100, 0.6, k.flower(terracotta)),
      ),
      at(1500, 760, 0.8, flip(chair(mustard))),
      at(1060, 850, 1, hole(430, 130, cocoa)),
      k.shadow(440, 890, 190),
      at(
        430,
        890,
        1.75,
        k.person({
          pose: 'walk',
          mood: 'shock',
          look: 0.9,
          skin: 5,
          hair: 'short',
          top: cream,
          bottom: pal.ink,
          shoes: terracotta,
          hold: at(
            24,
            -22,
            1,
            disc(0, 0, 96, pal.steel, 16) +
              at(-40, -56, 0.5, k.cup(mustard)) +
              at(44, -46, 0.45, k.doughnut(pal.coral)),
          ),
        }),
      ),
      at(430, 890, 1.75, shape(k.blob('-40 -200, 40 -200, 54 -110, 0 -96, -54 -110', 0.12), pal.teal)),
    ),
}
