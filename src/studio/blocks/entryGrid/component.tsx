import { Buttons } from '../../elements/Buttons'
import { Section } from '../../elements/Section'
import type { EntryGridBlock } from '../../generated/content'
import { EntryCards } from './entry-cards'
import { FilteredCards } from './filtered-cards'
import type { EntryGridLoaded } from './load'
import style from './style.module.scss'

/** Renders nothing if the collection is empty (S9). */
export default function EntryGrid(block: EntryGridBlock & EntryGridLoaded) {
  const { heading, html, filter = [], showTitle, showClient, link, cards } = block
  if (cards.length === 0) return null
  const show = { cards, showTitle, showClient, level: heading ? 3 : 2 } as const
  return (
    <Section heading={heading} html={html} className={style.cards}>
      {filter.length > 1 ? <FilteredCards filter={filter} {...show} /> : <EntryCards {...show} isStrip />}
      {link && <Buttons links={[link]} />}
    </Section>
  )
}
