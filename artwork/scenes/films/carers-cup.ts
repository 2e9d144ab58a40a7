import * as k from '../../kit/index'
import * as f from '../../kit/props/films'

const { at, pal, scene } = k

export const scenes: Record<string, () => string> = {
  'films/carers-cup': () =>
    scene(
      { ground: pal.plum, seed: 36 },
      f.paper('-40 380, 1640 300, 1640 1040, -40 1040', pal.coral),
      f.paper('-40 560, 1640 520, 1640 1040, -40 1040', pal.marigold),
      k.stars(240, 14, 9),
      k.skyline(800, '#3d1d63', pal.marigold, 12, 900, 260),
      f.paper('820 -40, 1640 -40, 1640 1040, 780 1040', pal.night),
      k.rect(1110, 60, 330, 720, pal.teal),
      k.fill(k.box(1150, 110, 250, 170), pal.marigold),
      k.dot(1400, 450, 16, pal.marigold),
      k.rect(780, 740, 860, 120, pal.steel),
      k.rect(700, 850, 940, 190, pal.lilac),
      at(
        910,
        960,
        1.9,
        k.person({
          pose: 'sit',
          top: pal.sky,
          bottom: pal.night,
          skin: 3,
          hair: 'pony',
          mood: 'calm',
          look: -0.5,
          hold: at(10, -30, 0.5, k.cup(pal.coral)),
        }),
      ),
      at(1096, 560, 1, f.steam()),
      at(610, 860, 1.8, k.plant(pal.coral, pal.leaf)),
    ),
}
