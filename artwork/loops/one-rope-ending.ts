/** How One rope ends: three turns round a post hold the ship, and the line is on its way to the next field. */
import { stretch } from '../kit/actors/one-rope-film'
import type * as m from '../motion/index'

export const loop: m.Loop = { shots: [stretch(22.5, 2.5), stretch(25, 2.5), stretch(27.5, 3)] }
