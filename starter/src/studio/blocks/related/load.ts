import { type EntryCard, toCard } from '../../elements/entry-card'
import type { RelatedBlock } from '../../generated/content'
import type { Load } from '../../model'

export interface RelatedLoaded {
  cards: EntryCard[]
}

export const load: Load<RelatedBlock, RelatedLoaded> = ({ most }, site) => ({
  cards: site.related(most).map(toCard),
})
