import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

const dashes = (path: k.Path, colour: string) => k.ink(path, 7, colour).replace('/>', ' stroke-dasharray="4 26"/>')

export const moving: Movings = {
  'banners/healthcare': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }],
}

export const scenes: Scenes = {
  'banners/healthcare': (n = 0) =>
    k.banner(
      320,
      '#d6f0ea',
      k.windowOn(
        700,
        60,
        330,
        250,
        pal.sky,
        k.fill(k.blob('10 250, 10 190, 110 150, 220 200, 320 160, 320 250', 0.14), pal.moss),
      ),
      k.ground(500, pal.aqua, 1600, 640),
      k.ink(k.line('-20 500, 1620 496')),
      k.limb(k.line('-20 70, 420 70'), pal.paper, 8),
      k.shape(k.poly('-20 76, 380 76, 350 300, 400 500, -20 500'), pal.teal),
      k.ink([90, 190, 290].flatMap((x) => k.curve([x, 90], [x - 14, 280], [x + 10, 490]))),
      k.limb(k.line('1130 400, 1130 590'), pal.paper, 14),
      k.limb(k.line('1570 260, 1570 590'), pal.paper, 14),
      k.shape(k.poly('1120 420, 1580 410, 1580 520, 1110 530'), pal.marigold),
      k.rect(1400, 350, 170, 76, pal.paper, 30),
      dashes(k.curve('880 330, 926 262, 956 300, 984 296, 1000 250'), pal.coral),
      at(
        1090 + k.swing(n, 8, 14),
        200 - k.chart(n, 0, -6, -4, 6, 14, 18, 14, 6),
        1,
        turn(-6 + k.swing(n, 8, 7, 0.2), p.plane()),
      ),
      at(
        650,
        570,
        1.1,
        k.person({
          pose: 'present',
          wear: 'dress',
          top: pal.coral,
          skin: 4,
          hair: 'bun',
          mood: 'happy',
          shoes: pal.paper,
        }),
        k.rect(-36, -244, 30, 26, pal.paper),
        k.ink([...k.line('-28 -231, -14 -231'), ...k.line('-21 -238, -21 -224')], 5, pal.coral),
      ),
      at(
        880,
        580,
        1.16,
        k.person({
          pose: 'cheer',
          child: true,
          top: pal.plum,
          bottom: pal.plum,
          skin: 1,
          hair: 'quiff',
          hairColour: k.hairs[3],
          mood: 'happy',
          shoes: pal.marigold,
        }),
        k.dot(-14, -176, 7, pal.paper),
        k.dot(16, -150, 7, pal.paper),
        k.dot(-12, -124, 7, pal.paper),
      ),
    ),
}
