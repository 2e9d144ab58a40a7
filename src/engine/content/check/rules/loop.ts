import { explainDamage } from '../files/damage'
import { explainHeavyLoop, explainNoLoop, mostLoopBytes } from '../files/loop'
import type { PageRule } from '../findings/rule'

export const loop: PageRule = {
  code: 'loop',
  severity: 'error',
  scope: 'page',
  check: ({ ofFormat, files }) =>
    ofFormat('loop').flatMap(({ value, pointer }) => {
      if (typeof value !== 'string') return []
      const file = files.get(value)
      if (!file) return []
      if (file.damage) return [{ pointer, message: explainDamage(value, file.damage) }]
      if (!file.isLoop) return [{ pointer, message: explainNoLoop(value) }]
      return file.bytes > mostLoopBytes ? [{ pointer, message: explainHeavyLoop(value, file.bytes) }] : []
    }),
}
