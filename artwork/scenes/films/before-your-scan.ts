import * as k from '../../kit/index'
import * as f from '../../kit/props/films'

const { at, pal, scene } = k

export const scenes: Record<string, () => string> = {
  'films/before-your-scan': () =>
    scene(
      { ground: pal.mint, seed: 32 },
      f.paper('760 -40, 1640 -40, 1640 1040, 560 1040', pal.aqua),
      k.ground(850, pal.teal),
      k.rect(1120, 620, 480, 300, pal.steel, 20),
      k.disc(1070, 430, 390, pal.paper),
      k.disc(1070, 430, 232, pal.night),
      f.ring(1070, 430, 236, 20, pal.marigold),
      k.rect(780, 560, 500, 64, pal.sky, 28),
      k.rect(1150, 508, 150, 60, pal.paper, 26),
      k.shape(k.poly('700 616, 1020 616, 980 900, 800 900'), pal.steel),
      ...[0, 1, 2].map((i) => k.dot(1340 + i * 30, 240 + i * 46, 15, [pal.coral, pal.marigold, pal.teal][i])),
      k.shadow(380, 946, 170),
      at(
        370,
        940,
        1.9,
        k.person({
          pose: 'think',
          wear: 'dress',
          top: pal.lilac,
          shoes: pal.coral,
          skin: 3,
          hair: 'bun',
          mood: 'think',
        }),
      ),
    ),
}
