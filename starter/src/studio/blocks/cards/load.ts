import type { EntryList } from 'schema-pages/model/load'
import { type EntryCard, toCard } from '../../elements/entry-card'
import type { CardsBlock } from '../../generated/content'
import type { Load } from '../../model'

export interface CardsLoaded {
  cards: EntryCard[]
  pages: EntryList['page']
}

export const load: Load<CardsBlock, CardsLoaded> = (block, site) => {
  const { entries, page } = site.list(block)
  return { cards: entries.map(toCard), pages: page }
}
