/** One rope: it becomes a ship under sail, and a storm throws it about. */
import { stretch } from '../kit/actors/one-rope-film'
import type * as m from '../motion/index'

export const loop: m.Loop = { shots: [stretch(10.5, 2.5), stretch(13, 2.5), stretch(15.5, 2.5), stretch(18, 2.5)] }
