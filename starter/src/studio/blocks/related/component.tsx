import { EntryCards } from '../../elements/EntryCards'
import type { RelatedBlock } from '../../generated/content'
import type { RelatedLoaded } from './load'

/** The entries that have most in common with the one of the page. */
export default function Related({ heading, cards }: RelatedBlock & RelatedLoaded) {
  return <EntryCards heading={heading} cards={cards} />
}
