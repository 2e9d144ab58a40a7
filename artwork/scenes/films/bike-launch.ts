import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import * as s from '../../kit/props/spots'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = { 'films/bike-launch': [{ order: '1 2 3 4 5 6 7 8', rate: 12 }] }

export const scenes: Scenes = {
  'films/bike-launch': (n = 0) => {
    const [rise, tip] = [k.chart(n, 0, 22, 6, -22, -34, -26, -8, 4), k.chart(n, 0, 5, 2, -6, -8, -5, 1, 3)]
    return scene(
      { ground: pal.sky, seed: 74 },
      at(900, 430, 1, f.glow(760, pal.paper, 20)),
      k.ground(880, pal.moss),
      // The box is a ramp: its front lies open, and the tape that held it flies.
      k.shape(k.poly('-60 330, 420 300, 470 900, -60 940'), '#d9a066'),
      k.fill(k.poly('40 420, 400 396, 440 880, 60 910'), '#5f3523'),
      k.shape(k.poly('-60 330, -120 180, 210 130, 250 318'), '#e6b47c'),
      k.shape(k.poly('250 316, 350 120, 600 190, 424 304'), '#e6b47c'),
      k.shape(k.poly('440 880, 860 760, 900 800, 480 960'), '#c98b50'),
      ...s
        .rows('560 250 20, 660 420 -30, 600 90 50, 1440 220 15, 1530 520 -20')
        .map(([x = 0, y = 0, r = 0]) =>
          at(x, y, 1, turn(r, k.shape(k.poly('-34 -20, 30 -26, 20 24, -24 20'), '#d9a066'))),
        ),
      at(
        1060,
        628 + rise,
        1,
        turn(
          -17 + tip,
          at(0, 40, 3, k.bicycle(pal.coral)),
          k.limb(k.curve('-120 -120, 30 -60, 0 100, 20 170'), pal.night, 56),
          k.limb(k.curve('-120 -120, 60 -100, -30 60, -30 150'), pal.night, 56),
          k.rect(-66, 150, 130, 44, pal.paper, 20),
          k.shape(k.blob('-190 -110, -140 -300, -40 -400, 50 -370, 40 -260, -40 -110', 0.16), pal.marigold),
          k.limb(k.curve('10 -340, 80 -220, 180 -176'), pal.marigold, 50),
          k.disc(190, -172, 32, k.skins[4]),
          at(70, -450, 1.55, k.head({ skin: 4, hair: 'cap', hairColour: pal.teal, mood: 'happy', look: 0.9 })),
        ),
      ),
      ...s.rows('1010 950 0, 1230 975 3, 1460 940 5').map(([x = 0, y = 0, i = 0]) =>
        k.group(
          k.limb(
            k.curve([x + 74, y + 40], [x + 120, y - 50], [x + 96, y - 150]),
            [pal.teal, pal.coral, pal.plum][i % 3] ?? '',
            34,
          ),
          k.disc(x + 94, y - 160, 22, k.skins[i] ?? k.skins[0]),
          k.shape(
            k.blob([
              [x - 110, 1060],
              [x - 84, y + 20],
              [x, y - 10],
              [x + 84, y + 20],
              [x + 110, 1060],
            ]),
            [pal.teal, pal.coral, pal.plum][i % 3] ?? '',
          ),
          at(x, y - 60, 1.5, s.tinyHead(i, true)),
        ),
      ),
    )
  },
}
