import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'

const { at, pal, scene, turn } = k

const strip = [
  at(0, 10, 0.7, c.sideFox(pal.coral, 1)),
  k.disc(50, -40, 34, pal.marigold) + k.fill(k.poly('-150 100, -50 -50, 20 40, 60 -10, 150 100'), pal.teal),
  at(0, 0, 0.7, k.moon(pal.marigold)),
  at(0, 10, 0.8, k.boat(pal.coral)),
  at(0, 0, 1.7, k.stare(pal.marigold)),
  at(0, 0, 0.7, k.house(pal.sand)),
]

export const scenes: Record<string, () => string> = {
  'process/storyboard': () =>
    scene(
      { ground: pal.sky, seed: 54 },
      at(1330, 130, 1.2, k.cloud()),
      at(300, 110, 0.9, k.cloud()),
      k.hills(780, pal.moss, 50, 6),
      at(1430, 850, 1.1, k.tree('round', pal.leaf)),
      k.hills(900, pal.leaf, 30, 9),
      k.limb(k.line('90 120, 70 1010'), '#b97a4e', 34),
      k.ink(k.curve('90 170, 500 260, 900 290, 1640 180'), 8),
      k.ink(k.curve('80 580, 500 660, 900 690, 1640 590'), 8),
      ...strip.map((art, i) => {
        const x = 360 + (i % 3) * 440
        const y = (i < 3 ? 390 : 790) + (i % 3 === 1 ? 24 : i % 3 === 2 ? 6 : 0)
        const tone = [pal.marigold, pal.sky, pal.night, pal.aqua, pal.plum, pal.blush][i] as string
        return at(
          x,
          y,
          1,
          turn(
            [-3, 2, 4, 3, -2, -4][i] as number,
            k.rect(-190, -135, 380, 270, pal.paper),
            k.fill(k.box(-160, -106, 320, 212), tone),
            art,
            k.rect(-130, -168, 24, 66, pal.coral, 6),
            k.rect(110, -168, 24, 66, pal.coral, 6),
          ),
        )
      }),
    ),
}
