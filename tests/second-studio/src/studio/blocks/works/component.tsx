import { Link } from 'schema-pages/elements/Link'
import { Picture } from 'schema-pages/elements/Picture'
import type { WorksBlock } from '../../generated/content'
import type { WorksLoaded } from './load'
import style from './style.module.scss'

/** The works of a collection, a card each. */
export default function Works({ heading, works }: WorksBlock & WorksLoaded) {
  return (
    <section>
      {heading && <h2>{heading}</h2>}
      <ul className={style.works}>
        {works.map(({ path, title, image, glaze }) => (
          <li key={path}>
            <Link href={path}>
              {image && <Picture src={image} alt="" sizes="160px" />}
              {title}
            </Link>
            {glaze && <p>{glaze}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
