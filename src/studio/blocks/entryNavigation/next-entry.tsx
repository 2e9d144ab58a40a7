import { Picture } from 'schema-pages/elements/Picture'
import { fill } from 'schema-pages/text/interface-words'
import { FilmLoop } from '../../elements/FilmLoop'
import * as words from '../../words.json'
import type { NextEntryLink } from './load'
import style from './next-entry.module.scss'

export function NextEntry({ path, title, client, image, loop }: NextEntryLink) {
  return (
    <div className={style.card}>
      <div className={style.film}>
        <Picture src={image} alt="" className={style.picture} sizes="(min-width: 768px) 26rem, 92vw" />
        {loop && <FilmLoop src={loop} />}
      </div>
      <p className={style.words}>
        <a href={path} rel="next" className={style.link} aria-label={fill(words.nextEntry, { title })}>
          {words.next}
          <span aria-hidden="true">→</span>
          <span className={style.title}>{title}</span>
        </a>
        {client && <span className={style.client}>{client}</span>}
      </p>
    </div>
  )
}
