import * as words from '../../words.json'
import style from './film-note.module.scss'

/** What happens in a film, for people who cannot see it. */
export const FilmDescription = ({ text }: { text: string }) => (
  <details className={style.description}>
    <summary>{words.whatHappens}</summary>
    <p>{text}</p>
  </details>
)
