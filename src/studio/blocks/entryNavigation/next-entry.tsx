import type { EntryLink } from '@engine/elements/entry-links'
import { Picture } from '@engine/elements/Picture'
import { fill } from '@engine/text/interface-words'
import { FilmLoop } from '../../elements/FilmLoop'
import * as words from '../../words.json'
import type { NextCard } from './load'
import style from './next-entry.module.scss'

/** The next entry as a card: its film's loop, its title, and who it was made for. The whole card is its link. */
export function NextEntry({ entry, card }: { entry: EntryLink; card: NextCard }) {
  return (
    <div className={style.card}>
      <div className={style.film}>
        <Picture src={card.image} alt="" className={style.picture} sizes="(min-width: 768px) 26rem, 92vw" />
        {card.loop && <FilmLoop src={card.loop} />}
      </div>
      <p className={style.words}>
        <a
          href={entry.path}
          rel="next"
          className={style.link}
          aria-label={fill(words.nextEntry, { title: entry.title })}
        >
          {words.next}
          <span aria-hidden="true"> →</span>
          <span className={style.title}>{entry.title}</span>
        </a>
        {card.client && <span className={style.client}>{card.client}</span>}
      </p>
    </div>
  )
}
