import type { OpeningBlock } from '../../generated/content'
import type { Load } from '../../model'

export interface OpeningLoaded {
  day?: string
  price?: string
  duration?: string
}

/** Day, price and duration are written once, in the entry of the page. */
export const load: Load<OpeningBlock, OpeningLoaded> = (_, { entry }) => ({
  day: entry?.day,
  price: entry?.price,
  duration: entry?.duration,
})
