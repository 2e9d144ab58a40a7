import { Picture } from 'schema-pages/elements/Picture'
import { Quote } from '../../elements/Quote'
import { Section } from '../../elements/Section'
import type { ClientsBlock } from '../../generated/content'
import style from './style.module.scss'

export default function Clients({ heading, image, quote }: ClientsBlock) {
  return (
    <Section heading={heading} className={style.clients}>
      {image && (
        <Picture {...image} className={style.logos} sizes="(min-width: 1400px) 40rem, (min-width: 768px) 40vw, 92vw" />
      )}
      {quote && (
        <div className={style.said}>
          <Picture {...quote.image} className={style.portrait} sizes="4.5rem" />
          <Quote {...quote} />
        </div>
      )}
    </Section>
  )
}
