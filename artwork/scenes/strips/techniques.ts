import { stripDrawing } from '../../kit/actors/seven-hands'
import * as k from '../../kit/index'
import type { Scenes } from '../../pictures/sprite-sheet'

/** Three lands in three techniques. */
export const limit = 60_000

/** The strip of the techniques before it moves. */
export const scenes: Scenes = {
  'strips/techniques': () => k.scene({ ground: '#f6efe0', grain: false }, stripDrawing(0)),
}
