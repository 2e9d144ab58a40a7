/** One rope, its second part: a ropemaker walks backwards, and the line goes to sea. */
import { stretch } from '../kit/actors/one-rope-film'
import type * as m from '../motion/index'

export const loop: m.Loop = { shots: [stretch(7, 2.5), stretch(9.5, 2.5), stretch(12, 2)] }
