import { EntryCards } from '../../elements/EntryCards'
import { ListPages } from '../../elements/ListPages'
import type { CardsBlock } from '../../generated/content'
import type { CardsLoaded } from './load'

/** Entries of a collection, and links to the other pages of the list. */
export default function Cards({ heading, cards, pages }: CardsBlock & CardsLoaded) {
  return (
    <EntryCards heading={heading} cards={cards}>
      {pages && <ListPages {...pages} />}
    </EntryCards>
  )
}
