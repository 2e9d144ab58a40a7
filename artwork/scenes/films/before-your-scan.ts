import * as k from '../../kit/index'
import { figure } from '../../kit/props/figure'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, fill, ink, limb, pal, scene, turn } = k

export const moving: Movings = { 'films/before-your-scan': [{ order: '1 2 3 4 5*3 6 7 8', rate: 10 }] }

/** Anything of metal stays outside: the last earring drops into the tray. */
export const scenes: Scenes = {
  'films/before-your-scan': (n = 0) => {
    const fall = k.chart(n, 0, -26, 40, 128, 212, 196, 212, 212)
    return scene(
      { ground: pal.aqua, seed: 32 },
      f.paper('900 -40, 1640 -40, 1640 1040, 740 1040', pal.mint),
      k.ground(820, pal.teal),
      k.disc(400, 380, 350, pal.paper),
      k.disc(400, 380, 206, pal.night),
      f.ring(400, 380, 210, 20, pal.marigold),
      ...[0, 1, 2].map((i) => k.dot(130 - i * 26, 200 + i * 44, 14, [pal.coral, pal.marigold, pal.teal][i])),
      k.rect(60, 520, 640, 60, pal.sky, 28),
      k.shape(k.poly('300 576, 640 576, 580 830, 340 830'), pal.steel),
      at(
        1030,
        1010,
        2,
        figure({
          skin: 3,
          hair: 'bun',
          mood: 'smile',
          look: 0.8,
          nod: 10,
          top: pal.lilac,
          bottom: pal.lilac,
          arms: ['-96 -210, -50 -300', '84 -210, 136 -262'],
        }),
      ),
      k.rect(780, 820, 900, 230, pal.coral),
      k.shape(k.blob('1060 770, 1080 730, 1530 730, 1560 770, 1510 830, 1110 830', 0.14), pal.steel),
      fill(k.oval(1308, 752, 200, 24), pal.night, 0.35),
      ink(k.oval(1210, 742, 46, 20), 12, pal.marigold),
      at(1390, 738, 0.5, turn(-12, k.key(pal.marigold))),
      limb(k.curve('1450 752, 1490 710, 1530 742'), pal.rust, 20),
      at(
        1304,
        494 + fall,
        1,
        turn(
          k.chart(n, 0, -8, 20, 60, 84, 96, 90, 90),
          ink(k.oval(0, 24, 20, 24), 11, pal.marigold),
          k.dot(0, 0, 10, pal.sky),
        ),
      ),
    )
  },
}
