import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip, pal, pts, scene } = k

export const moving: Movings = {
  'services/digital-interactives': [{ order: '1 2 3 4 5*3 4 3 2', rate: 10 }],
}

export const scenes: Scenes = {
  'services/digital-interactives': (n = 0) =>
    scene(
      { ground: pal.mint, seed: 48 },
      k.cut(pts('-40 -40, 560 -40, 360 900, -40 900'), '#c9ead2', 8, 200),
      k.ground(860, pal.teal),
      k.rect(780, 560, 190, 340, pal.night, 20),
      k.shape(
        k.blob(
          '400 560, 330 380, 460 200, 640 80, 880 40, 1120 90, 1280 230, 1350 420, 1260 580, 1040 640, 860 620, 640 650',
          0.19,
        ),
        pal.night,
      ),
      k.fill(
        k.blob(
          '450 540, 390 390, 500 240, 660 130, 880 90, 1100 140, 1230 260, 1290 420, 1210 540, 1030 590, 860 570, 650 600',
          0.19,
        ),
        pal.leaf,
      ),
      k.rect(500, 330, 170, 170, pal.marigold, 10),
      at(586, 420, 0.5, k.owl(pal.plum)),
      k.shape(
        k.poly([
          [500, 330],
          [670, 330],
          [640 + k.chart(n, 0, 14, 30, 40, 26), 230 + k.chart(n, 0, 14, 86, 190, 266)],
          [520 - k.chart(n, 0, 10, 24, 34, 16), 236 + k.chart(n, 0, 14, 82, 186, 258)],
        ]),
        pal.coral,
      ),
      k.rect(1010, 360, 170, 170, pal.sky, 10),
      at(1096, 450, 0.5, k.frog(pal.leaf)),
      k.shape(k.poly('1180 360, 1184 530, 1270 500, 1266 340'), pal.coral),
      k.rect(770, 170, 170, 160, pal.moss, 10),
      k.ink(k.line('830 250, 880 250'), 9),
      at(
        360,
        930,
        1.7,
        k.person({
          child: true,
          pose: 'point',
          top: pal.coral,
          bottom: pal.plum,
          skin: 4,
          hair: 'pony',
          hairColour: k.hairs[2],
          mood: 'happy',
        }),
      ),
      at(
        1400,
        930,
        1.75,
        flip(
          k.person({
            child: true,
            pose: 'wave',
            top: pal.marigold,
            bottom: pal.plum,
            skin: 1,
            hair: 'bob',
            hairColour: pal.rust,
          }),
        ),
      ),
    ),
}
