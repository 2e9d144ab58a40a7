import type { CardsBlock, Entry } from '../../generated/content'
import type { Load } from '../../model'

export interface CardsLoaded {
  cards: ({ path: string; title: string } & Pick<Entry, 'image' | 'description' | 'price'>)[]
}

export const load: Load<CardsBlock, CardsLoaded> = ({ collection }, site) => ({
  cards: site
    .entries(collection)
    .filter(({ isVisible }) => isVisible)
    .map(({ path, title, image, description, price }) => ({ path, title, image, description, price })),
})
