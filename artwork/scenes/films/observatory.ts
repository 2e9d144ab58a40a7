import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = { 'films/observatory': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/observatory': (n = 0) =>
    scene(
      { ground: pal.night, seed: 65 },
      k.stars(800, 46, 3),
      at(
        k.chart(n, 0, 22, 44, 58, 48, 26, 8, 0),
        k.chart(n, 0, 12, 24, 32, 26, 14, 4, 0),
        1,
        k.fill(k.blob('1290 190, 1180 120, 700 -60, 560 -60, 1120 240, 1230 270', 0.08), pal.sky, 0.85),
        k.fill(k.blob('1280 200, 1160 150, 860 20, 1180 240', 0.08), pal.paper),
        at(1280, 220, 1, k.disc(0, 0, 70, pal.paper)),
      ),
      k.shape(k.blob('-60 1060, -60 300, 60 200, 220 130, 260 420, 300 700, 340 1060', 0.1), pal.plum),
      k.shape(k.blob('1660 1060, 1660 420, 1560 480, 1500 700, 1480 1060', 0.1), pal.plum),
      k.ground(900, '#1d1b3a'),
      k.limb(k.line('860 640, 760 930'), pal.rust, 26),
      k.limb(k.line('870 640, 990 930'), pal.rust, 26),
      at(
        860,
        580,
        1,
        turn(
          -37,
          k.rect(-340, -40, 240, 80, pal.marigold),
          k.rect(-110, -56, 300, 112, pal.marigold),
          k.rect(180, -76, 220, 152, pal.marigold),
          k.rect(390, -90, 40, 180, pal.coral),
          k.rect(-370, -26, 40, 52, pal.rust),
          k.ink([...k.line('-40 -54, -40 54'), ...k.line('120 -54, 120 54')], 10),
        ),
      ),
      k.disc(862, 600, 46, pal.coral),
      at(
        440,
        970,
        1.9,
        k.person({
          pose: 'present',
          wear: 'dress',
          top: pal.teal,
          skin: 0,
          hair: 'bun',
          hairColour: k.hairs[4],
          mood: 'smile',
          look: 0.8,
        }),
      ),
      k.shape(k.blob('310 440, 440 420, 560 440, 610 610, 500 560, 450 720, 400 570, 280 640', 0.12), pal.coral),
      k.ink(
        [...k.line('340 470, 330 560'), ...k.line('530 470, 550 550'), ...k.line('440 560, 446 640')],
        8,
        pal.marigold,
      ),
    ),
}
