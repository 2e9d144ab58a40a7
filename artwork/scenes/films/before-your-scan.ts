import * as k from '../../kit/index'
import { figure } from '../../kit/props/figure'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, fill, flip, ink, limb, pal, scene, turn } = k

export const moving: Movings = { 'films/before-your-scan': [{ order: '1 2 3 4 5*3 6 7 8', rate: 10 }] }

/** Anything of metal stays outside: the last earring drops into the tray. */
export const scenes: Scenes = {
  'films/before-your-scan': (n = 0) => {
    const fall = k.chart(n, 0, -26, 40, 128, 212, 196, 212, 212)
    return scene(
      { ground: pal.mint, seed: 32 },
      f.paper('860 -40, 1640 -40, 1640 1040, 700 1040', pal.aqua),
      k.ground(820, pal.teal),
      k.disc(1240, 380, 350, pal.paper),
      k.disc(1240, 380, 206, pal.night),
      f.ring(1240, 380, 210, 20, pal.marigold),
      ...[0, 1, 2].map((i) => k.dot(1500 + i * 26, 190 + i * 44, 14, [pal.coral, pal.marigold, pal.teal][i])),
      k.rect(900, 520, 640, 60, pal.sky, 28),
      k.shape(k.poly('960 576, 1300 576, 1260 830, 1020 830'), pal.steel),
      at(
        600,
        1010,
        2,
        flip(
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
      ),
      k.rect(-40, 830, 900, 230, pal.coral),
      k.shape(k.blob('90 780, 110 740, 560 740, 590 780, 540 840, 140 840', 0.14), pal.steel),
      fill(k.oval(338, 762, 200, 24), pal.night, 0.35),
      ink(k.oval(240, 752, 46, 20), 12, pal.marigold),
      at(420, 748, 0.5, turn(-12, k.key(pal.marigold))),
      limb(k.curve('480 762, 520 720, 560 752'), pal.rust, 20),
      at(
        326,
        500 + fall,
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
