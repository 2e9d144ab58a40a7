import * as k from '../../kit/index'
import * as w from '../../kit/props/workshop'

const { at, pal, pts, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'process/sound-design': () =>
    scene(
      { ground: pal.sand, seed: 63 },
      k.cut(pts('-40 560, 1640 440, 1640 1040, -40 1040'), pal.teal, 5, 240),
      at(300, 520, 2.5, w.boot(pal.coral, pal.paper)),
      at(770, 350, 1.7, turn(8, k.bell(pal.marigold))),
      k.shape(k.blob('580 760, 1060 760, 980 920, 820 950, 660 920', 0.16), pal.paper),
      k.disc(820, 760, 240, pal.paper, 56),
      k.disc(820, 764, 200, pal.sky, 38),
      k.ink([...k.oval(840, 762, 90, 17), ...k.oval(840, 762, 36, 7)], 5),
      at(860, 640, 0.5, w.drop(pal.sky)),
      at(
        1300,
        600,
        1,
        turn(
          7,
          k.rect(-190, -330, 380, 700, pal.night, 40),
          k.rect(-140, -270, 280, 180, pal.moss, 16),
          k.ink(k.line('-110 -180, -70 -180, -50 -230, -24 -130, 6 -240, 30 -140, 54 -200, 70 -180, 110 -180'), 9),
          k.disc(0, 30, 78, pal.coral),
          k.disc(0, 30, 30, '#a8233a'),
          ...[-100, 0, 100].map((x) => k.rect(x - 36, 180, 72, 60, pal.paper, 12)),
          k.ink([...k.line('-90 300, 90 300'), ...k.line('-60 330, 60 330')], 8, pal.steel),
          k.limb(k.line('-90 -350, -90 -400'), pal.steel, 60),
          k.limb(k.line('90 -350, 90 -400'), pal.steel, 60),
        ),
      ),
    ),
}
