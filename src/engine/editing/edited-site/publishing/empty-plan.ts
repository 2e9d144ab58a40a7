import type { PublishPlan } from '../publishing'

export const emptyPlan: PublishPlan = {
  kind: 'plan',
  toFix: [],
  toFillIn: [],
  counts: '',
  hasChanges: true,
  way: 'request',
  files: [],
  leftOut: [],
}
