import * as j from '../../kit/actors/coin-jar'
import * as k from '../../kit/index'
import { loop } from '../../loops/coin-stays-in'

const [first] = loop.shots

/** A cut piece has a shadow and an edge. */
export const limit = 14_000

export const scenes: Record<string, () => string> = {
  'films/coin-stays-in': () => k.scene({ ground: j.WALL, grain: false }, ...(first?.draw({ n: 0, s: 0, t: 0 }) ?? [])),
}
