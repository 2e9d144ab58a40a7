import * as q from '../../kit/actors/queue'
import { crowdParts } from '../../kit/crowd-head'
import * as k from '../../kit/index'

const { at, pal, scene } = k

export const scenes: Record<string, () => string> = {
  'films/bayes-bus-stop': () =>
    scene(
      { ground: pal.marigold, grain: false },
      k.fill(k.poly('-9 -9, 1609 -9, 1609 516, 1120 470, 700 462, 300 410, -9 404'), pal.sky),
      k.fill(
        k.poly(
          '-20 780, -20 640, 110 640, 110 580, 170 540, 230 580, 230 690, 400 690, 400 610, 520 610, 520 690, 660 690, 660 560, 700 560, 700 600, 860 600, 860 680, 1010 680, 1010 570, 1130 570, 1130 660, 1270 620, 1270 580, 1390 540, 1390 640, 1640 640, 1640 780',
        ),
        '#f08a4b',
      ),
      at(1090, 120, 1.5, k.cloud(pal.lilac)),
      k.ink(
        [0, 1, 2, 3].flatMap((i) => k.line([1190 + i * 46, 220 + (i % 2) * 50], [1178 + i * 46, 256 + (i % 2) * 50])),
        10,
        pal.teal,
      ),
      k.ground(760, pal.plum),
      k.fill(k.poly('-9 944, 500 938, 1100 946, 1609 940, 1609 1009, -9 1009'), pal.night),
      crowdParts,
      q.busStop(1500, 940),
      at(800, 920, 1.6, q.reader),
      at(540, 930, 1.5, q.shopper),
      at(1330, 930, 1.5, q.oldMan),
      at(1060, 935, 1.6, q.weigher),
      at(690, 955, 1.4, q.splasher),
      at(125, 950, 1.5, q.latecomer),
    ),
}
