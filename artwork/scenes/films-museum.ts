/** Stills of the museum films. */
import * as k from '../kit/index'
import * as f from '../kit/props/films'

const { at, flip, pal, scene } = k

export const scenes: Record<string, () => string> = {
  'films/whale': () =>
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
      k.shape(k.blob('1180 330, 1330 480, 1600 560, 1660 520, 1400 500, 1240 330', 0.13), pal.paper),
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
