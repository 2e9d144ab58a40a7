import * as a from '../../kit/actors/coin'
import * as j from '../../kit/actors/coin-jar'
import * as k from '../../kit/index'

const { at, scene, turn } = k

/** A cut piece has a shadow and an edge. */
export const limit = 14_000

export const scenes: Record<string, () => string> = {
  'films/coin-stays-in': () =>
    scene(
      { ground: j.WALL, grain: false },
      j.inside(),
      j.door(1, '#9ad7f5', at(1240, 646, 1, turn(-12, a.coffee(2, 30)))),
      j.sofa(),
      at(565, 560, 1, a.coin({ wear: 'gown', face: 'flat', look: 1, arms: ['-126 62, -112 112', '150 4, 170 -76'] })),
    ),
}
