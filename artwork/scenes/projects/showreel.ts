import { hall, hallFront, leader, spectator } from '../../kit/actors/cinema'
import * as k from '../../kit/index'
import { playroom } from '../../kit/palettes'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, fill, ink, limb, pal, scene, turn } = k
const { wine, dark, beam, cream } = playroom

/** A reel with holes. */
const reel = (c: string, r: number) =>
  k.group(
    k.disc(0, 0, r, c),
    ...k.arc(0, 0, r * 0.58, -90, 198, 4).map(([x, y]) => k.disc(Math.round(x), Math.round(y), r * 0.2, dark)),
    k.disc(0, 0, r * 0.14, cream),
  )

export const moving: Movings = {
  'projects/showreel/cover': [{ order: '1 2 3 4 5 6' }],
}

/** The showreel's dark cinema. */
export const scenes: Scenes = {
  'projects/showreel/cover': (n = 0) =>
    scene(
      { ground: wine, seed: 71 },
      fill(k.poly('1290 470, 1640 60, 1640 900, 1290 620'), beam, 0.75),
      k.cut(k.pts('-40 -40, 500 -40, 300 1040, -40 1040'), dark, 8, 160),
      k.ground(880, dark),
      limb(k.line('900 760, 800 960'), pal.steel, 26),
      limb(k.line('1080 760, 1180 960'), pal.steel, 26),
      at(800, 270, 1, turn(n * 12, reel(pal.coral, 190))),
      at(1150, 240, 1, turn(20 + n * 12, reel(pal.marigold, 160))),
      limb(k.curve('700 380, 600 400, 580 500, 620 590, 690 650, 800 620'), dark, 64, 8),
      ink(k.curve('700 380, 600 400, 580 500, 620 590, 690 650, 800 620'), 40, cream).replace(
        '/>',
        ` stroke-dasharray="46 22" stroke-dashoffset="${Math.round(-n * 11.33)}" stroke-linecap="butt"/>`,
      ),
      k.rect(720, 420, 480, 360, pal.teal, 40),
      k.rect(1196, 480, 110, 130, pal.steel, 10),
      k.disc(900, 600, 90, pal.marigold),
      ink(k.oval(900, 600, 50), 7),
      at(
        340,
        950,
        1.75,
        k.person({
          pose: 'point',
          skin: 4,
          hair: 'curly',
          glasses: true,
          mood: 'happy',
          look: 0.9,
          top: pal.teal,
          bottom: pal.night,
          hold: k.rect(-26, -16, 70, 34, cream),
        }),
      ),
    ),
  'films/showreel': () =>
    scene(
      { ground: dark, seed: 72 },
      leader(1),
      hall(),
      at(210, 985, 1.45, spectator('hold', { mood: 'happy', look: 0.6 })),
      hallFront(),
    ),
}
