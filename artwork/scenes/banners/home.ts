import { runningFox, strides } from '../../kit/actors/running-fox'
import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, fade, flip, pal, turn } = k

/** Strokes of the ground under the fox, which rush past: one drawing for each stride. */
const rushing = (stride: number) => {
  const x = 800 + (stride * 200) / strides
  return k.ink([...k.line([x, 452], [x + 60, 447]), ...k.line([x + 200, 443], [x + 290, 437])], 6, pal.rust)
}

/**
 * The mouse at its drawing table, where the fox runs: one drawing for each stride, and behind it the one before, as on
 * onion skin. Its pencil follows; now and then it blinks.
 */
const drawingTable = (stride: number, lids: number) =>
  k.banner(
    420,
    pal.marigold,
    k.cut(k.pts('-30 -30, 420 -30, 560 670, -30 670'), '#ffc65c', 8, 150),
    k.cut(k.pts('1180 -30, 1640 -30, 1640 670, 1420 670'), pal.coral, 8, 150),
    k.limb(k.line('640 500, 560 690'), '#b97a4e', 30),
    k.limb(k.line('1300 500, 1380 690'), '#b97a4e', 30),
    k.shape(k.poly('600 40, 1390 -30, 1490 540, 470 560'), '#b97a4e'),
    k.shape(k.poly('660 84, 1330 30, 1410 480, 590 500'), pal.paper),
    at(1060, 316, 0.66, turn(-4, fade(0.14, flip(runningFox('#ffd9c9', stride + strides - 2))))),
    at(972, 321, 0.66, turn(-4, fade(0.28, flip(runningFox('#ffd9c9', stride + strides - 1))))),
    at(886, 326, 0.66, turn(-4, flip(runningFox(pal.rust, stride)))),
    k.ink([...k.curve('740 434, 900 420, 1120 426, 1330 408'), ...k.line('830 150, 930 142')], 7),
    rushing(stride),
    k.shape(k.poly('452 548, 1500 528, 1512 566, 440 588'), '#8a5a35'),
    at(1400, 470, 0.9, turn(12, k.brush(pal.teal))),
    at(
      582,
      556,
      0.94,
      k.mouse('draw', {
        held: at(30, -22, 0.84, turn(192 + 4 * Math.min(stride, strides - stride), k.pencil(pal.coral))),
        scarf: pal.teal,
        lids: k.blink(lids),
      }),
    ),
  )

export const moving: Movings = {
  'banners/home': [{ order: '1 2 3 4 5 6 7 8' }, { order: '1*34 2 3*2 2 1*9 2 3*2 2', rest: 22 }],
}

export const scenes: Scenes = {
  'banners/home': (stride = 0, lids = 0) => drawingTable(stride, lids),
}
