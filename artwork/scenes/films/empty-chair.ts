import * as a from '../../kit/actors/empty-chair'
import * as p from '../../kit/actors/empty-chair-places'
import * as k from '../../kit/index'
import { frame } from '../../kit/techniques/shadow-play'

export const scenes: Record<string, () => string> = {
  'films/empty-chair': () =>
    k.scene(
      { ground: p.ROOM, grain: false },
      p.waiting(0.3, 0, [6, 0, 0]),
      k.at(...p.PLACE, 1.12, a.chair({ lean: 18, look: 0.4 })),
      frame(),
    ),
}
