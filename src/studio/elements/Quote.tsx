import type { QuoteField } from '../generated/content'
import style from './quote.module.scss'

/** What a client says, and who it is. */
export const Quote = ({ quote, name, role }: QuoteField) => (
  <figure className={style.words}>
    <blockquote className={style.quote}>
      <p>“{quote}”</p>
    </blockquote>
    <figcaption>
      <strong>{name}</strong>, {role}
    </figcaption>
  </figure>
)
