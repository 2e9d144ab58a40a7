import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'

const { at, flip, pal, scene } = k

export const scenes: Record<string, () => string> = {
  'cards/mouse-house-welcome': () =>
    scene(
      { ground: pal.leaf, seed: 67 },
      k.hatch(40, 60, 1500, 500, 30, 0.2, '#256741'),
      k.ground(800, '#1d5c38'),
      k.disc(980, 500, 370, '#8a5a35'),
      k.disc(980, 500, 310, pal.marigold),
      k.fill(k.blob('690 610, 980 590, 1270 610, 1180 750, 980 810, 780 750', 0.17), '#e08e1d'),
      at(1110, 420, 1, k.framed(-80, -70, 160, 140, pal.sky, k.sun())),
      at(1080, 690, 1, k.armchair(pal.teal)),
      k.fill(k.poly('760 800, 1200 800, 1420 1020, 480 1020'), pal.sand, 0.8),
      k.shape(k.blob('640 210, 520 240, 440 400, 430 560, 500 760, 640 830, 690 700, 700 340', 0.17), pal.coral),
      k.disc(500, 500, 22, pal.marigold),
      at(760, 790, 1.75, flip(c.hedgehog())),
      at(1430, 800, 1.4, k.plant(pal.plum, pal.moss)),
      at(220, 820, 1.3, k.flower(pal.coral)),
    ),
}
