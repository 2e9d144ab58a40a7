import { Card } from '../../elements/Card'
import { Grid } from '../../elements/Grid'
import { gridSizes } from '../../elements/sizes'
import * as words from '../../words.json'
import { labelOf } from './label-of'
import type { EntryCard } from './load'
import style from './style.module.scss'

export interface EntryCardsProps {
  cards: EntryCard[]
  level: 2 | 3
  showTitle?: boolean
  showClient?: boolean
  /** See elements/Grid. */
  isStrip?: boolean
  /** Shows the entries of this category only; all by default. */
  category?: string
  isFiltered?: boolean
}

/** On a phone, cards follow a large one in pairs; one without a neighbour is large, too. */
const isWide = (index: number, count: number): boolean =>
  index % 5 === 0 || (index === count - 1 && (index % 5 === 1 || index % 5 === 3))

/** Leaves out the category that contains all entries. */
function detailsOf({ categories, runningTime, releaseYear }: EntryCard): string[] {
  const subjects = labelOf(categories.filter((category) => category !== 'all').join(', '))
  // On a narrow card the year stays with the last word before it.
  const made = [runningTime, releaseYear].filter(Boolean).join('\u00a0·\u00a0')
  return [subjects, made].filter((detail) => detail !== '')
}

/** All cards stay in the page, so that page-scripts/loader/filter-by-address.ts can show some of them before React does. */
export function EntryCards({
  cards,
  level,
  showTitle,
  showClient = false,
  isStrip,
  category,
  isFiltered,
}: EntryCardsProps) {
  const shown = category === undefined ? cards : cards.filter(({ categories }) => categories.includes(category))
  if (shown.length === 0) return <p className={style.empty}>{words.noEntries}</p>
  const attributes = (index: number) => {
    const card = cards[index]
    return {
      hidden: card && !shown.includes(card) ? true : undefined,
      'data-filter-values': JSON.stringify(card?.categories),
    }
  }
  const sizesOf = (card: EntryCard) => {
    const index = Math.max(shown.indexOf(card), 0)
    return gridSizes(index, shown.length, isStrip || isWide(index, shown.length) ? '92vw' : '46vw')
  }
  return (
    <Grid isStrip={isStrip} itemAttributes={isFiltered ? attributes : undefined}>
      {cards.map((card) => (
        <Card
          key={card.path}
          href={card.path}
          level={level}
          title={card.title}
          showTitle={showTitle}
          text={showClient ? card.client : card.text}
          details={detailsOf(card)}
          image={{ src: card.image, alt: card.imageAlt }}
          movingParts={card.movingParts}
          sizes={sizesOf(card)}
        />
      ))}
    </Grid>
  )
}
