import type { ReactNode } from 'react'
import { Day } from 'schema-pages/elements/Day'
import { Link } from 'schema-pages/elements/Link'
import { useHeading } from 'schema-pages/elements/nested-blocks/use-heading'
import { Picture } from 'schema-pages/elements/Picture'
import style from './cards.module.scss'
import type { EntryCard } from './entry-card'

interface EntryCardsProps {
  heading?: string
  cards: EntryCard[]
  children?: ReactNode
}

/** A block of entries under a heading. The whole card leads to the page of its entry. */
export function EntryCards({ heading, cards, children }: EntryCardsProps) {
  const Heading = useHeading(2)
  const Title = useHeading(heading ? 3 : 2)
  return (
    <section className={style.block}>
      {heading && <Heading>{heading}</Heading>}
      <ul className={style.cards}>
        {cards.map(({ path, title, image, day, description, price }) => (
          <li key={path} className={style.card}>
            {image && <Picture src={image} alt="" className={style.picture} sizes="(min-width: 40rem) 24rem, 90vw" />}
            <Title className={style.title}>
              <Link href={path}>{title}</Link>
            </Title>
            {day && <Day date={day} className={style.day} />}
            {description && <p>{description}</p>}
            {price && <p className={style.price}>{price}</p>}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
