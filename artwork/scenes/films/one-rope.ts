import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import { bollard, rope } from '../../kit/props/harbour'

const { pal, pts, scene } = k

export const scenes: Record<string, () => string> = {
  'films/one-rope': () =>
    scene(
      { ground: pal.marigold, seed: 67 },
      f.paper('-40 -40, 1640 -40, 1640 300, -40 220', pal.coral),
      k.disc(640, 520, 170, pal.paper),
      k.sea(520, pal.teal),
      k.shape(k.poly('1206 150, 1450 580, 1206 610'), pal.paper),
      k.shape(k.poly('1150 230, 960 590, 1150 610'), pal.sky),
      k.shape(k.blob('850 640, 1180 668, 1520 610, 1420 820, 950 826', 0.1), pal.plum),
      k.ink(k.curve('900 716, 1180 738, 1470 698'), 9, pal.lilac),
      rope(k.line('1178 664, 1178 110'), 30),
      rope(k.curve('1178 120, 1350 350, 1500 622'), 22),
      rope(k.curve('870 650, 1000 420, 1178 120'), 22),
      rope(k.curve('440 712, 580 800, 740 780, 868 652'), 40),
      k.cut(pts('-40 800, 700 792, 780 1040, -40 1040'), pal.lilac, 4, 200),
      k.ink([...k.line('-20 900, 730 890'), ...k.line('240 806, 200 894'), ...k.line('560 796, 590 890')], 6),
      rope(k.curve('-60 990, 80 960, 190 890, 290 846'), 44),
      bollard(365, 900, pal.night),
    ),
}
