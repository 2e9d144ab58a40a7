import { Link } from 'schema-pages/elements/Link'
import { usePage } from 'schema-pages/elements/use-page'
import { fill } from 'schema-pages/text/interface-words'
import type { FilmField } from '../../generated/content'
import * as words from '../../words.json'
import style from './film-note.module.scss'

function Scene({ loop }: { loop: string }) {
  const seconds = Math.round(usePage().assets[loop]?.seconds ?? 0)
  return <span className={style.scene}>{seconds > 0 ? fill(words.sceneOf, { seconds }) : words.scene}</span>
}

/** Says that a film's place shows a scene, or names the other film that plays there. */
export function FilmNote({ loop, standIn }: Pick<FilmField, 'loop' | 'standIn'>) {
  if (!loop && !standIn) return null
  return (
    <p className={style.note}>
      {loop && <Scene loop={loop} />}
      {standIn && <Link href={standIn.href}>{fill(words.filmCredit, { ...standIn })}</Link>}
    </p>
  )
}
