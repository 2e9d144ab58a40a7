import * as k from '../../kit/index'
import * as f from '../../kit/props/films'

const { at, flip, pal, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'films/first-four-weeks': () =>
    scene(
      { ground: pal.marigold, seed: 38 },
      f.paper('-40 -40, 900 -40, 300 600, -40 560', pal.sky),
      k.ground(860, pal.coral),
      ...[
        [1010, 160, 1.35, -24, 0],
        [640, 150, 1.1, -50, 1],
        [300, 230, 1.5, 0, 1],
        [760, 390, 1.5, -20, 0],
        [1350, 240, 1.1, -10, 0],
        [430, 500, 1.1, 12, 1],
      ].map(([x = 0, y = 0, s = 1, r = 0, left]) =>
        at(x, y, s, left ? flip(turn(r, f.paperBird())) : turn(r, f.paperBird(pal.paper, pal.mint))),
      ),
      k.shape(k.poly('330 640, 700 560, 1010 640, 960 900, 400 910'), pal.night),
      ...[0, 1, 2, 3].map((i) =>
        k.rect(
          400 + i * 20,
          610 + i * 26,
          500 - i * 30,
          200,
          [pal.paper, pal.mint, pal.sky, pal.paper][i] ?? pal.paper,
        ),
      ),
      k.shape(k.blob('300 700, 680 740, 1030 690, 990 940, 350 950', 0.1), pal.teal),
      k.rect(590, 800, 170, 60, pal.paper, 8),
      at(
        1230,
        950,
        2.1,
        flip(
          k.person({ pose: 'present', child: true, top: pal.plum, skin: 3, hair: 'curly', mood: 'shock', look: 0.6 }),
        ),
      ),
    ),
}
