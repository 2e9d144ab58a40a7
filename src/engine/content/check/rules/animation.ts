import { explainDamage } from '../files/damage'
import type { PageRule } from '../findings/rule'

export const animation: PageRule = {
  code: 'animation',
  severity: 'error',
  scope: 'page',
  check: ({ ofFormat, files }) =>
    ofFormat('animation').flatMap(({ value, pointer }) => {
      if (typeof value !== 'string') return []
      const file = files.get(value)
      if (!file || file.isAnimation) return []
      const message = file.damage
        ? explainDamage(value, file.damage)
        : `"${value}" is not a Lottie animation. Name a .json file that an animation program exported.`
      return [{ pointer, message }]
    }),
}
