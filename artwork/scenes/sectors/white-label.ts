import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip, pal, pts, scene, turn } = k

export const moving: Movings = {
  'sectors/white-label': [{ order: '1 2 3 4*2', rest: 24, rate: 8 }],
}

/** The signature, as far as it has been written. */
const strokes = [
  '820 746, 846 690, 868 670, 862 720, 850 754',
  '862 720, 900 694, 918 720, 900 752, 934 730',
  '934 730, 956 698, 968 746, 1000 702, 1010 742',
]

export const scenes: Scenes = {
  'sectors/white-label': (n = 0) => {
    const written = n ? n - 1 : 3
    const tip = [
      [820, 746],
      [850, 754],
      [934, 730],
      [1010, 742],
    ][written] as [number, number]
    return scene(
      { ground: pal.coral, seed: 85 },
      k.cut(pts('-30 760, 1640 700, 1640 1030, -30 1030'), '#d8434a', 8, 160),
      k.limb(k.line('420 820, 320 1040'), pal.rust, 40),
      k.limb(k.line('860 820, 960 1040'), pal.rust, 40),
      // Her hat and eyes are above the canvas, her brush is still wet.
      at(600, 262 + k.chart(n, 0, 0, 12, 26), 1.25, k.peep('smile')),
      at(190, 520, 1.5, turn(-16, k.brush(pal.teal))),
      k.rect(210, 290, 860, 510, pal.paper, 6),
      k.fill(k.poly('216 296, 1064 296, 1064 640, 216 640'), pal.sky),
      at(900, 400, 0.62, k.sun()),
      at(560, 520, 1.75, turn(-4, k.boat(pal.plum))),
      k.fill(k.blob('216 616, 380 600, 560 626, 740 600, 900 626, 1064 606, 1064 794, 216 794', 0.12), pal.teal),
      k.ink([...k.curve('290 690, 340 670, 390 690'), ...k.curve('500 740, 550 720, 600 740')], 8, pal.aqua),
      k.ink(k.box(210, 290, 860, 510), 11),
      k.limb(k.line('150 818, 1130 810'), pal.rust, 44),
      k.ink(
        strokes.slice(0, written).flatMap((s) => k.curve(s)),
        13,
        pal.paper,
      ),
      at(tip[0] + 66, tip[1] - 50, 1.5, flip(turn(-12, c.hand(k.skins[4], pal.plum, 'pinch', 800)))),
      at(tip[0] + 74, tip[1] - 74, 0.82, k.pencil(pal.marigold)),
    )
  },
}
