import { Link } from 'schema-pages/elements/Link'
import { Picture } from 'schema-pages/elements/Picture'
import { FilmLoop } from '../../elements/FilmLoop'
import { Section } from '../../elements/Section'
import type { StripBlock } from '../../generated/content'
import style from './style.module.scss'

export default function Strip({ heading, html, image, loop, items }: StripBlock) {
  return (
    <Section heading={heading} html={html}>
      <div className={style.strip}>
        <Picture {...image} className={style.picture} />
        {loop && <FilmLoop src={loop} />}
      </div>
      <ol className={style.items}>
        {items.map(({ title, text, href }) => (
          <li key={title}>
            <strong>{href ? <Link href={href}>{title}</Link> : title}</strong>
            {text && <span>{text}</span>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
