import { fill } from 'schema-pages/text/interface-words'
import type { SoundField } from '../../generated/content'
import * as words from '../../words.json'
import style from './film-note.module.scss'

/** What happens in a film and what is heard, for people who cannot see or hear it. */
export const FilmDescription = ({ text, sound }: { text: string; sound?: SoundField }) => (
  <details className={style.description}>
    <summary>{words.whatHappens}</summary>
    <p>{text}</p>
    {sound && <p>{fill(words.heard, { sounds: sound.captions.map((caption) => caption.text).join('. ') })}</p>}
  </details>
)
