import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip, pal, scene } = k

export const moving: Movings = { 'films/understudy': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/understudy': (n = 0) =>
    scene(
      { ground: '#3d0f2a', seed: 86 },
      k.fill(k.poly('1000 -40, 1240 -40, 1580 900, 660 900'), pal.marigold, 0.85),
      k.ground(840, '#8a4b22'),
      k.ink([...k.line('-20 844, 1640 838'), ...k.line('700 850, 560 1010'), ...k.line('1200 850, 1260 1010')], 6),
      k.fill(k.oval(1120, 910, 420, 60), '#ffd27a'),
      at(
        1130,
        940,
        2,
        flip(
          k.person({
            pose: 'present',
            wear: 'dress',
            top: pal.teal,
            bottom: pal.teal,
            skin: 4,
            hair: 'bun',
            mood: 'happy',
            look: -0.2,
          }),
        ),
      ),
      k.shape(k.poly('1090 660, 1210 660, 1330 950, 930 950'), pal.teal),
      k.ink([...k.line('1110 700, 1060 930'), ...k.line('1190 700, 1220 930')], 7),
      ...[
        [830, 170],
        [960, 90],
        [1400, 180],
      ].map(
        ([x = 0, y = 0]) =>
          k.dot(x, y + 60, 26, pal.paper, 20) +
          k.ink(k.line([x + 22, y + 56], [x + 22, y - 30], [x + 64, y - 10]), 11, pal.paper),
      ),
      at(
        520,
        720 + k.chart(n, 0, 16, -50, -84, -46, 10, 14, 4),
        1,
        k.shape(k.blob('-110 40, -100 -70, -40 -150, 60 -150, 110 -80, 100 40, 60 130, -50 130'), pal.marigold),
        k.shape(k.blob('20 0, -120 20, -150 -30, -60 -70'), pal.coral),
        k.shape(k.poly('90 -110, 190 -150, 110 -70'), pal.coral),
        k.shape(k.poly('100 -66, 170 -40, 90 -40'), pal.coral),
        k.dot(48, -92, 14),
        k.ink([...k.line('-10 130, -14 190, 20 192'), ...k.line('40 130, 40 190, 74 192')], 9),
        k.ink(k.curve('-20 -150, -50 -200, -10 -210'), 9),
      ),
      k.shape(k.blob('-60 -60, 520 -60, 470 300, 420 560, 330 800, 380 1060, -60 1060', 0.08), pal.coral),
      k.ink(
        [
          ...k.curve('120 -20, 110 500, 70 1010'),
          ...k.curve('250 -20, 240 500, 180 1010'),
          ...k.curve('390 -20, 350 500, 260 1010'),
        ],
        9,
        '#a81f3c',
      ),
      k.limb(k.curve('-20 610, 160 680, 350 640'), pal.marigold, 24),
    ),
}
