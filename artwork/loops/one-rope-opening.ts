/** How One rope begins: hemp grows from the line, which then goes round a wheel. */
import { stretch } from '../kit/actors/one-rope-film'
import type * as m from '../motion/index'

export const loop: m.Loop = { shots: [stretch(0, 2.5), stretch(2.5, 2.5), stretch(5, 2)] }
