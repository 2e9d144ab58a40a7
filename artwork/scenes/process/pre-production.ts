import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'

const { at, pal, pts, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'process/pre-production': () =>
    scene(
      { ground: pal.teal, seed: 52 },
      k.cut(pts('-40 -40, 1640 -40, 1640 200, -40 320'), '#0b6b62', 6, 200),
      k.ink([...k.line('120 60, 120 120'), ...k.line('560 60, 560 110'), ...k.line('760 60, 760 110')], 12),
      k.shape(k.poly('90 120, 420 170, 420 200, 90 260'), pal.steel),
      k.shape(k.blob('100 110, 20 120, -10 190, 40 260, 110 260'), pal.marigold),
      k.limb(k.line('560 110, 560 330'), '#b97a4e', 30),
      k.shape(k.poly('490 300, 620 300, 650 340, 620 370, 490 370'), pal.steel),
      k.limb(k.line('760 110, 760 210'), pal.coral, 40),
      k.limb(k.line('760 220, 760 350'), pal.steel, 16),
      k.shape(k.poly('880 760, 1040 330, 1110 420, 1230 200, 1420 760'), pal.lilac),
      k.shape(k.poly('1180 296, 1230 200, 1290 370, 1240 340, 1210 380'), pal.paper),
      k.shape(k.poly('1230 760, 1390 420, 1580 760'), pal.sky),
      k.fill(k.poly('1110 420, 1230 760, 1060 760'), '#b39fd3'),
      k.fill(k.poly('1390 420, 1440 760, 1580 760'), '#7cc0e6'),
      k.shape(k.poly('-40 760, 1640 740, 1640 850, -40 870'), '#d9975f'),
      k.fill(k.poly('-40 864, 1640 848, 1640 1040, -40 1040'), '#8d5837'),
      k.ink(
        [
          ...k.curve('60 820, 300 800, 620 816'),
          ...k.curve('760 800, 1100 790, 1500 810'),
          ...k.line('-10 936, 1610 926'),
        ],
        5,
      ),
      at(560, 640, 1.9, c.curledFox(pal.coral)),
      at(
        860,
        822,
        1,
        turn(
          -3,
          k.rect(-330, -34, 660, 60, pal.marigold),
          k.ink(
            Array.from({ length: 15 }, (_, i) =>
              k.line([-300 + i * 42, -30], [-300 + i * 42, i % 2 ? -16 : -4]),
            ).flat(),
            6,
          ),
        ),
      ),
      at(140, 700, 1, k.pencil(pal.paper)),
      k.rect(90, 880, 240, 160, pal.steel, 10),
      k.limb(k.line('120 930, 300 990'), pal.night, 18),
      ...[...Array(5).keys()].map((i) =>
        k.ink(k.curve(...k.arc(1300 + i * 56, 890 + (i % 2) * 40, 26, 20, 300, 5)), 9, pal.sand),
      ),
    ),
}
