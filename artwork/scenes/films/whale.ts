import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip, pal, scene, turn } = k

export const moving: Movings = { 'films/whale': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/whale': (n = 0) =>
    scene(
      { ground: pal.night, seed: 62 },
      f.paper('420 -40, 1180 -40, 1400 900, 200 900', '#3f3d80'),
      k.ground(870, pal.plum),
      k.ink(
        [...k.line('300 -20, 330 200'), ...k.line('900 -20, 900 170'), ...k.line('1350 -20, 1340 180')],
        7,
        pal.steel,
      ),
      k.limb(
        Array.from({ length: 8 }, (_, i) =>
          k.curve([420 + i * 100, 210], [350 + i * 100, 390], [470 + i * 92, 600 - Math.abs(i - 4) * 40]),
        ).flat(),
        pal.paper,
        30,
      ),
      k.limb(k.curve('-40 330, 160 260, 420 210, 800 190, 1180 210'), pal.paper, 54),
      k.ink(
        Array.from({ length: 13 }, (_, i) =>
          k.line([80 + i * 84, 200 + Math.max(0, 4 - i) * 24], [84 + i * 84, 240 + Math.max(0, 4 - i) * 24]),
        ).flat(),
        8,
      ),
      k.shape(k.blob('1140 130, 1320 150, 1600 330, 1660 430, 1560 400, 1330 320, 1160 290', 0.13), pal.paper),
      at(
        1190,
        330,
        1,
        turn(
          k.chart(n, 0, -4, 4, 10, 12, 4, -2, 0),
          k.shape(k.blob('-10 0, 140 150, 410 230, 470 190, 210 170, 50 0', 0.13), pal.paper),
        ),
      ),
      k.disc(1240, 226, 34, pal.night),
      k.shadow(560, 946, 150),
      k.shadow(850, 956, 150),
      at(
        540,
        940,
        1.75,
        k.person({
          child: true,
          pose: 'point',
          top: pal.marigold,
          bottom: pal.teal,
          skin: 4,
          hair: 'bun',
          mood: 'happy',
          shoes: pal.coral,
        }),
      ),
      at(
        860,
        950,
        1.6,
        flip(
          k.person({
            child: true,
            pose: 'walk',
            top: pal.coral,
            bottom: pal.sky,
            skin: 1,
            hair: 'short',
            hairColour: k.hairs[3],
            mood: 'shock',
          }),
        ),
      ),
    ),
}
