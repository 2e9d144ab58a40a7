import { useHeading } from 'schema-pages/elements/held/use-heading'
import { Link } from 'schema-pages/elements/Link'
import { Picture } from 'schema-pages/elements/Picture'
import type { CardsBlock } from '../../generated/content'
import type { CardsLoaded } from './load'
import style from './style.module.scss'

/** The visible entries of a collection. The whole card leads to the page of its entry. */
export default function Cards({ heading, cards }: CardsBlock & CardsLoaded) {
  const Heading = useHeading(2)
  const Title = useHeading(heading ? 3 : 2)
  return (
    <section className={style.block}>
      {heading && <Heading>{heading}</Heading>}
      <ul className={style.cards}>
        {cards.map(({ path, title, image, description, price }) => (
          <li key={path} className={style.card}>
            {image && <Picture src={image} alt="" className={style.picture} sizes="(min-width: 40rem) 24rem, 90vw" />}
            <Title className={style.title}>
              <Link href={path}>{title}</Link>
            </Title>
            {description && <p>{description}</p>}
            {price && <p className={style.price}>{price}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
