import * as k from '../../kit/index'
import * as w from '../../kit/props/workshop'

const { at, pal, pts, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'process/social-cutdowns': () =>
    scene(
      { ground: pal.teal, seed: 66 },
      k.cut(pts('-40 620, 1640 500, 1640 1040, -40 1040'), '#0b6b62', 6, 220),
      w.ribbon('-60 180, 260 260, 560 300, 820 290', 250, pal.night, pal.marigold),
      at(560, 610, 1.35, turn(-48, w.scissors(pal.coral, 15))),
      at(
        1180,
        300,
        1,
        turn(
          7,
          k.rect(-170, -170, 340, 340, pal.night),
          k.rect(-130, -130, 260, 260, pal.sky),
          at(0, 20, 0.9, k.fox(pal.coral)),
        ),
      ),
      at(
        1420,
        690,
        1,
        turn(
          -6,
          k.rect(-130, -250, 260, 500, pal.night),
          k.rect(-96, -210, 192, 420, pal.coral),
          at(0, 10, 0.9, k.rocket()),
        ),
      ),
      at(
        1060,
        760,
        1,
        turn(
          -9,
          k.rect(-120, -210, 240, 420, pal.night),
          k.rect(-88, -176, 176, 352, pal.marigold),
          at(0, 0, 0.75, k.owl(pal.plum)),
        ),
      ),
      at(
        250,
        780,
        1,
        turn(
          10,
          k.rect(-140, -140, 280, 280, pal.night),
          k.rect(-104, -104, 208, 208, pal.lilac),
          at(0, 0, 0.6, k.whale(pal.teal)),
        ),
      ),
    ),
}
