import * as k from '../../kit/index'
import * as f from '../../kit/props/films'

const { at, flip, pal, scene } = k

export const scenes: Record<string, () => string> = {
  'films/one-rope': () =>
    scene(
      { ground: pal.marigold, seed: 67 },
      f.paper('-40 -40, 1640 -40, 1640 300, -40 220', pal.coral),
      k.sea(520, pal.teal),
      at(1280, 460, 1.6, k.boat(pal.plum)),
      at(250, 500, 0.9, flip(k.boat(pal.coral))),
      k.ground(780, pal.lilac),
      k.ink([...k.line('-20 860, 1640 850'), ...k.line('300 860, 180 1010'), ...k.line('1200 856, 1320 1010')], 6),
      k.shape(
        k.blob('420 900, 440 640, 380 590, 400 520, 560 490, 720 520, 740 590, 680 640, 700 900', 0.12),
        pal.night,
      ),
      ...[0, 1, 2].map((i) =>
        k.limb(k.curve([410, 690 + i * 66], [560, 730 + i * 66], [720, 680 + i * 66]), pal.sand, 48),
      ),
      k.limb(
        k.curve('410 820, 300 900, 420 950, 700 940, 900 930, 960 800, 860 620, 900 420, 1040 330, 1150 350'),
        pal.sand,
        54,
      ),
      k.ink(
        [
          [880, 890],
          [946, 790],
          [900, 690],
          [866, 590],
          [890, 470],
          [950, 380],
          [600, 944],
          [480, 950],
        ].flatMap(([x = 0, y = 0]) => k.line([x - 16, y - 16], [x + 16, y + 16])),
        7,
      ),
      k.ink(
        [...k.line('1170 330, 1230 310'), ...k.line('1174 352, 1240 352'), ...k.line('1168 374, 1228 394')],
        12,
        pal.sand,
      ),
      k.dot(1084, 328, 12),
      k.dot(1120, 330, 12),
    ),
}
