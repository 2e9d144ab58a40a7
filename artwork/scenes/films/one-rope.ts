import { calm, lands, rope } from '../../kit/actors/one-rope'
import * as k from '../../kit/index'
import { camera } from '../../motion/camera'

export const scenes: Record<string, () => string> = {
  'films/one-rope': () =>
    k.scene({ ground: '#9ad7f5', grain: false }, camera([4420, 480, 0.9], lands(), rope(calm, 1, [3500, 5320]))),
}
