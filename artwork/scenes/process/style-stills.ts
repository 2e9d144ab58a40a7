import * as k from '../../kit/index'

const { at, flip, pal, pts, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'process/style-stills': () =>
    scene(
      { ground: pal.blush, seed: 53 },
      k.cut(pts('-40 -40, 420 -40, 600 1040, -40 1040'), '#ffb5a2', 8, 200),
      k.ground(860, pal.plum),
      k.limb(k.line('640 20, 560 960'), '#b97a4e', 34),
      k.limb(k.line('640 20, 300 960'), '#b97a4e', 34),
      k.limb(k.line('700 20, 1010 960'), '#b97a4e', 34),
      at(
        650,
        390,
        1,
        turn(
          -3,
          k.rect(-450, -300, 900, 600, pal.paper),
          k.fill(k.box(-420, -270, 840, 540), pal.sky),
          k.fill(k.oval(190, -110, 92), pal.marigold),
          k.fill(k.poly('-420 270, -420 20, -230 -90, -60 50, 130 -30, 420 90, 420 270'), pal.lilac),
          k.fill(k.poly('-420 270, -420 130, -100 60, 210 140, 420 80, 420 270'), pal.teal),
          k.fill(k.poly('-60 270, 40 150, 60 100, 80 150, 190 270'), pal.paper),
          at(-270, 210, 0.85, k.tree('fir', pal.leaf)),
          at(310, 250, 0.8, k.tree('round', pal.coral)),
        ),
      ),
      k.limb(k.line('250 706, 1040 690'), '#b97a4e', 36),
      ...(
        [
          [1210, pal.coral],
          [1400, pal.marigold],
          [1300, pal.teal],
        ] as const
      ).map(
        ([x, p], i) =>
          k.rect(x - 80, 760 + (i > 1 ? 90 : 0), 160, 150, pal.paper, 12) +
          k.disc(x, 764 + (i > 1 ? 90 : 0), 80, p, 26) +
          k.fill(
            k.blob([
              [x - 50, 780 + (i > 1 ? 90 : 0)],
              [x - 10, 784 + (i > 1 ? 90 : 0)],
              [x - 24, 850 + (i > 1 ? 90 : 0)],
            ]),
            p,
          ),
      ),
      at(1440, 640, 1.5, flip(k.brush(pal.marigold))),
    ),
}
