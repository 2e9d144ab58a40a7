import * as k from '../../kit/index'
import { bus } from '../../loops/empty-chair'

export const scenes: Record<string, () => string> = {
  'films/empty-chair': () => k.scene({ ground: bus.ground, grain: false }, ...bus.draw({ t: 0, s: 0, n: 0 })),
}
