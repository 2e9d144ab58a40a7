import type { OpeningBlock } from '../../generated/content'
import type { Load } from '../../model'

export interface OpeningLoaded {
  price?: string
  duration?: string
}

/** Price and duration are written once, in the entry of the page. */
export const load: Load<OpeningBlock, OpeningLoaded> = (_, { entry }) => ({
  price: entry?.price,
  duration: entry?.duration,
})
