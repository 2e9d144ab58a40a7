import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = { 'films/vaccine-lesson': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/vaccine-lesson': (n = 0) =>
    scene(
      { ground: '#c63350', seed: 31 },
      f.paper('-40 120, 500 60, 1640 180, 1640 860, 900 760, -40 880', pal.coral),
      k.fill(k.blob('60 260, 110 230, 150 280, 100 310'), pal.blush),
      k.fill(k.blob('640 160, 700 140, 720 190, 660 200'), pal.blush),
      k.rect(900, 110, 600, 470, '#0d4a45', 14),
      at(1210, 345 + k.chart(n, 0, 14, -30, -46, -24, 12, 4, 0), 1.75, turn(k.swing(n, 8, 8), f.germ())),
      k.limb(k.curve('560 560, 660 560, 720 480'), pal.marigold, 34),
      k.limb(k.line('700 510, 1010 330'), pal.paper, 12),
      at(400, 470, 2.5, f.cell(pal.marigold, 'smile', 0.7, true)),
      at(170, 910, 1.5, f.cell(pal.sky, 'happy', 0.8)),
      at(560, 950, 1.35, f.cell(pal.lilac, 'shock', 0.5)),
      at(900, 900, 1.5, f.cell(pal.blush, 'think', 0.5)),
      at(1300, 930, 1.6, f.cell(pal.aqua, 'smile', -0.4)),
    ),
}
