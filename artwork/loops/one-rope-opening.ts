/** How One rope begins: hemp grows from the line, and a ropemaker walks backwards with it. */
import { stretch } from '../kit/actors/one-rope-film'
import type * as m from '../motion/index'

export const loop: m.Loop = { shots: [stretch(0, 2.5), stretch(2.5, 2.5), stretch(5, 2.5), stretch(7.5, 3)] }
