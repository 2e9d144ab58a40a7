import * as k from '../../kit/index'
import * as f from '../../kit/props/films'

const { pal, scene } = k

export const scenes: Record<string, () => string> = {
  'films/behind-the-front-door': () =>
    scene(
      { ground: '#232150', seed: 39 },
      f.paper('640 -40, 1640 -40, 1640 790, 640 790', pal.plum),
      k.ground(780, '#12403f'),
      k.rect(1290, 170, 220, 260, pal.night),
      k.ink(k.line('1400 174, 1400 428'), 10),
      k.shape(k.poly('600 -30, 820 -30, 760 90, 690 120'), pal.night),
      k.fill(k.poly('850 776, 1150 776, 1000 1040, 180 1040'), pal.marigold),
      k.fill(k.poly('900 776, 1100 776, 820 1040, 400 1040'), '#ffd27a'),
      k.rect(830, 180, 330, 600, pal.paper),
      k.fill(k.box(862, 212, 268, 566), pal.marigold),
      k.limb(k.line('995 212, 995 300'), pal.ink, 4),
      k.shape(k.poly('940 360, 1050 360, 1030 300, 962 300'), pal.coral),
      k.rect(890, 600, 110, 176, pal.rust, 8),
      k.shape(k.poly('1132 212, 1250 160, 1250 850, 1132 778'), pal.coral),
      k.dot(1226, 520, 14, pal.marigold),
      k.rain(0, 0, 1600, 940, pal.sky, 60),
      k.shape(k.blob('-60 1060, -40 720, 80 650, 200 690, 260 800, 330 860, 300 1060'), pal.leaf),
      k.shape(k.blob('1250 1060, 1280 880, 1400 800, 1520 830, 1660 760, 1660 1060'), pal.leaf),
      k.ink([...k.oval(600, 930, 60, 14), ...k.oval(760, 860, 40, 9)], 6, pal.paper),
    ),
}
