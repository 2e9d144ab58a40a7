import * as b from '../../kit/actors/bayes'
import * as w from '../../kit/actors/bayes-stop'
import * as k from '../../kit/index'
import { chalk, piece } from '../../kit/techniques/chalk'

const { at, scene } = k
const c = piece(0)

export const scenes: Record<string, () => string> = {
  'films/bayes-bus-stop': () =>
    scene(
      { ground: chalk.board, grain: false },
      w.street(c),
      at(640, 170, 0.9, w.cloud(c)),
      at(430, 880, 1.45, b.thinker(c, { look: 0.8, arms: [b.hanging[0], b.chin] })),
      w.thought(c, 0, 3, []),
    ),
}
