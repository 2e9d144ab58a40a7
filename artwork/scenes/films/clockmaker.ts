import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = { 'films/clockmaker': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/clockmaker': (n = 0) =>
    scene(
      { ground: '#472070', seed: 82 },
      f.paper('-40 -40, 560 -40, 440 1040, -40 1040', pal.plum),
      k.ground(930, pal.night),
      k.rect(640, 330, 560, 640, '#8a4b22'),
      k.fill(k.box(700, 390, 440, 560), pal.marigold),
      k.ink(k.box(700, 390, 440, 560)),
      k.limb(k.line('1080 390, 1080 610'), pal.rust, 10),
      k.disc(1080, 640, 44, pal.paper),
      at(
        900,
        960,
        1.25,
        k.bust({ skin: 1, hair: 'bald', beard: true, glasses: true, top: pal.teal, mood: 'happy', look: 0.2 }),
      ),
      k.rect(640, 880, 560, 110, '#8a4b22'),
      k.rect(650, 850, 540, 40, '#6b3f2a'),
      k.limb(k.curve('1040 850, 1090 780, 1010 720'), pal.teal, 44),
      k.limb(k.line('1010 720, 960 690'), pal.steel, 10),
      k.disc(946, 684, 26, pal.steel, 18),
      k.disc(1012, 722, 26, k.skins[1]),
      k.shape(k.blob('750 770, 910 770, 890 850, 770 850', 0.12), pal.coral),
      at(830, 750, 0.8, f.steam(pal.paper, 100)),
      k.rect(600, -40, 640, 380, '#a05a2c'),
      k.disc(920, 150, 164, pal.paper),
      k.ink(
        Array.from({ length: 12 }, (_, i) =>
          k.line(
            ...k.arc(920, 150, 140, i * 30, i * 30, 1).slice(0, 1),
            ...k.arc(920, 150, 122, i * 30, i * 30, 1).slice(0, 1),
          ),
        ).flat(),
      ),
      k.ink(k.line('920 40, 920 150, 990 190'), 15),
      k.shape(k.poly('1200 350, 1470 290, 1470 1010, 1200 970'), '#8a4b22'),
      k.shape(k.poly('1240 420, 1420 384, 1420 900, 1240 886'), pal.sky),
      k.dot(1222, 640, 12, pal.marigold),
      at(310, 720, 1.5, turn(n * 5, k.gear(pal.marigold, 9, 100, pal.plum))),
      at(130, 560, 1, turn(n * -5.6, k.gear(pal.coral, 8, 90, pal.plum))),
      at(400, 900, 0.8, turn(n * -6.4, k.gear(pal.steel, 7, 90, pal.night))),
    ),
}
