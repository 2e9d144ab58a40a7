import { stretch } from '../../kit/actors/one-rope-film'
import * as k from '../../kit/index'

export const scenes: Record<string, () => string> = {
  'films/one-rope': () => k.scene({ ground: '#9ad7f5', grain: false }, ...stretch(14, 1).draw({ t: 0, s: 0, n: 0 })),
}
