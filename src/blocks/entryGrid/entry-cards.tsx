import { Card } from '../../elements/Card'
import { Grid } from '../../elements/Grid'
import type { EntryCard } from './load'
import style from './style.module.scss'

export interface EntryCardsProps {
  cards: EntryCard[]
  /** The level of the cards' headings. */
  level: 2 | 3
  showTitle?: boolean
  showClient?: boolean
}

/** The cards themselves. */
export function EntryCards({ cards, level, showTitle, showClient = false }: EntryCardsProps) {
  if (cards.length === 0) return <p className={style.empty}>Nothing here yet.</p>
  return (
    <Grid>
      {cards.map(({ id, path, title, client, image, imageAlt }) => (
        <Card
          key={id}
          href={path}
          level={level}
          title={title}
          showTitle={showTitle}
          text={showClient ? client : undefined}
          image={{ src: image, alt: imageAlt }}
        />
      ))}
    </Grid>
  )
}
