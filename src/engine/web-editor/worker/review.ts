import { Failure } from '../../model/failure'
import type { SiteReview } from '../publishing/review'
import type { KeptSite } from './site/kept-site'

export const createReview = (_: KeptSite): SiteReview => ({
  report: async () => {
    throw new Failure('Not yet.')
  },
  takeBack: async () => ({ kind: 'problem', problem: 'Not yet.' }),
  plan: async () => ({ toFix: [], toFillIn: 0, counts: '', files: [], leftOut: [] }),
})
