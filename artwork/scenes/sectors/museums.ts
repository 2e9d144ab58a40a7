import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip, pal, scene } = k

export const moving: Movings = {
  'sectors/museums': [{ order: '1 2 3 4*3 5 4 5 4*3 3 2' }],
}

export const scenes: Scenes = {
  'sectors/museums': (n = 0) =>
    scene(
      { ground: '#f0c6bd', seed: 83 },
      k.fill(k.poly('-20 -20, 360 -20, 360 720, -20 860'), '#dba396'),
      k.ground(760, pal.plum),
      k.ink([...k.line('360 -20, 360 760'), ...k.line('360 760, -20 880'), ...k.line('360 760, 1620 756')]),
      k.shape(k.poly('60 160, 280 210, 280 540, 60 580'), pal.teal),
      at(170, 380, 0.8, k.vase(pal.marigold)),
      k.fill(k.oval(620, 890, 300, 44), pal.night),
      at(1080, 500, 1.28, flip(p.bendingSkeleton(pal.paper, k.chart(n, 0, 3, 7, 10, 9), k.chart(n, 0, 2, 7, 12, 3)))),
      k.rect(860, 900, 640, 130, pal.marigold, 6),
      at(
        430,
        950,
        1.5,
        k.person({
          pose: 'wave',
          child: true,
          wear: 'overall',
          top: pal.marigold,
          bottom: pal.teal,
          skin: 4,
          hair: 'afro',
          mood: 'happy',
          shoes: pal.coral,
          look: 0.8,
        }),
      ),
      k.limb(k.line('700 -20, 700 60'), pal.ink, 6),
      k.shape(k.poly('660 50, 740 50, 770 120, 630 120'), pal.coral),
    ),
}
