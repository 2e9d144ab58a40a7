import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'

const { at, pal, pts, scene } = k

export const scenes: Record<string, () => string> = {
  'process/animation': () =>
    scene(
      { ground: pal.coral, seed: 56 },
      k.cut(pts('-40 -40, 520 -40, 380 1040, -40 1040'), '#ff7a7e', 8, 200),
      k.ground(880, pal.night),
      k.limb(k.line('800 800, 800 900'), '#b97a4e', 60),
      k.disc(800, 930, 250, '#b97a4e', 36),
      k.disc(800, 300, 600, '#27265a', 200),
      ...(
        [
          [330, 190],
          [520, 140],
          [1080, 140],
          [1270, 190],
        ] as const
      ).map(([x, y]) => k.fill(k.box(x - 16, y, 32, 130, 8), pal.coral)),
      at(790, 350, 1.6, c.sideFox(pal.rust, 1)),
      k.shape(
        k.poly([...k.arc(800, 300, 600, 180, 0, 16, 200), ...k.arc(800, 600, 530, 0, 180, 16, 220)] as k.Pt[]),
        pal.marigold,
      ),
      k.fill(
        k.poly([...k.arc(800, 520, 550, 176, 4, 16, 220), ...k.arc(800, 600, 530, 0, 180, 16, 220)] as k.Pt[]),
        pal.paper,
      ),
      ...(
        [
          [300, 440],
          [440, 530],
          [620, 580],
          [800, 596],
          [980, 580],
          [1160, 530],
          [1300, 440],
        ] as const
      ).map(([x, y]) => k.fill(k.box(x - 15, y - 40, 30, 150, 8), pal.night)),
      k.ink([...k.curve('110 460, 90 560, 160 660'), ...k.curve('1490 460, 1510 560, 1440 660')], 14, pal.paper),
      k.ink([...k.line('120 650, 164 664, 176 614'), ...k.line('1450 470, 1492 456, 1516 500')], 14, pal.paper),
    ),
}
