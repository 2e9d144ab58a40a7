import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

export const moving: Movings = {
  'banners/projects': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }],
}

export const scenes: Scenes = {
  'banners/projects': (n = 0) =>
    k.banner(
      405,
      pal.lilac,
      k.fill(k.poly('-20 -20, 620 -20, 880 150, 900 410, -20 620'), '#b9a2da'),
      k.fill(k.poly('1640 -20, 1240 -20, 1060 150, 1040 410, 1640 600'), '#d9cbee'),
      k.shape(
        k.blob('940 404, 1010 402, 1130 440, 1060 490, 1300 560, 1440 720, 340 720, 620 580, 860 500, 890 440', 0.15),
        pal.marigold,
      ),
      k.ink([
        ...k.line('880 150, 900 410'),
        ...k.line('1060 150, 1040 410'),
        ...k.line('-20 620, 900 410, 1040 410, 1640 600'),
      ]),
      ...[
        '1380 60, 1600 10, 1600 470, 1380 430',
        '1210 130, 1320 100, 1320 400, 1210 380',
        '1100 190, 1170 170, 1170 360, 1100 350',
      ].map((d, i) => k.shape(k.poly(d), [pal.plum, pal.teal, pal.coral][i] as string)),
      at(970, 300, 0.7, k.door(pal.plum, pal.night)),
      at(1490, 250, 0.9, k.rocket()),
      at(1265, 250, 0.42, k.owl(pal.marigold, pal.sand)),
      k.ink([...k.line('760 190, 800 120, 846 206')], 6),
      k.shape(k.poly('700 180, 880 206, 880 376, 700 390'), pal.coral),
      k.fill(k.poly('722 206, 862 226, 862 356, 722 364'), pal.sky),
      at(792 + k.swing(n, 8, 5, 0.25), 292 + k.swing(n, 8, 11), 0.32, turn(k.swing(n, 8, 6, 0.25), k.whale(pal.teal))),
      at(580, 566, 1.1, k.mouse('point', { scarf: pal.coral, mood: 'happy', look: 0.8 })),
    ),
}
