/** One rope: a ship under sail, a storm that throws it about, and a post. The first drawing is the poster. */
import { stretch } from '../kit/actors/one-rope-film'
import type * as m from '../motion/index'

export const loop: m.Loop = { shots: [stretch(14, 2.5), stretch(16.5, 3), stretch(19.5, 3)] }
