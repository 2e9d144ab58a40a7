import type { SiteReview } from '../../publishing/review'
import type { KeptSite } from '../site/kept-site'

/** The first page needs none of it. */
export function createLateReview(kept: KeptSite): SiteReview {
  const load = async () => (await import('./review')).createReview(kept)
  return {
    report: async (before, now, since) => (await load()).report(before, now, since),
    takeBack: async (before, now, named) => (await load()).takeBack(before, now, named),
    plan: async (before, now) => (await load()).plan(before, now),
  }
}
