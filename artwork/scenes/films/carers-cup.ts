import * as k from '../../kit/index'
import { figure } from '../../kit/props/figure'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, fill, limb, pal, scene } = k

export const moving: Movings = { 'films/carers-cup': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }] }

/** The house is asleep. For as long as a cup lasts, somebody looks after her: its steam is a blanket. */
export const scenes: Scenes = {
  'films/carers-cup': (n = 0) => {
    const drift = k.swing(n, 8, 14)
    return scene(
      { ground: pal.night, seed: 36 },
      f.paper('-40 -40, 700 -40, 520 1040, -40 1040', '#3d1d63'),
      k.windowOn(
        110,
        90,
        380,
        430,
        '#20174a',
        k.group(
          at(280, 110, 0.6, k.moon()),
          ...[60, 130, 210].map((x, i) => k.rect(x, 300 - i * 40, 70, 200, pal.plum)),
        ),
      ),
      // A door stands ajar for those who may call.
      k.rect(1290, 120, 280, 760, pal.teal),
      fill(k.poly('1290 130, 1330 130, 1330 870, 1290 870'), pal.marigold),
      k.dot(1520, 520, 17, pal.marigold),
      k.floor(860, '#5a3550'),
      fill(k.oval(800, 560, 520, 430), pal.marigold, 0.2),
      fill(k.oval(800, 560, 360, 300), pal.marigold, 0.22),
      limb(k.line('1150 890, 1150 330'), '#b97a4e', 18),
      k.shape(k.poly('1060 340, 1240 340, 1200 190, 1100 190'), pal.marigold),
      at(760, 690, 2.9, k.armchair(pal.coral)),
      // The steam of her cup goes round her shoulders.
      limb(
        k.curve(
          [880, 560],
          [960 + drift, 470],
          [940 - drift, 300],
          [800, 190 + drift],
          [640 + drift, 250],
          [580 - drift, 400],
          [590 - drift, 520],
        ),
        pal.paper,
        44,
      ),
      at(
        760,
        950,
        1.95,
        figure({
          skin: 3,
          hair: 'pony',
          mood: 'happy',
          look: 0,
          nod: 10,
          top: pal.sky,
          bottom: pal.plum,
          shoes: pal.marigold,
          legs: ['-16 -150, 60 -196, 96 -96', '20 -150, 104 -186, 140 -92'],
          arms: ['-70 -190, 34 -176', '90 -190, 66 -184'],
        }),
      ),
      at(876, 566, 0.72, k.cup(pal.marigold)),
      limb(k.curve([590 - drift, 520], [610, 610 + drift], [690, 650]), pal.paper, 44),
      k.disc(700, 652, 34, pal.paper),
      k.ink([...k.line('716 640, 738 634'), ...k.line('720 656, 742 658')], 6),
    )
  },
}
