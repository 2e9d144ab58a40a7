import { isPlainClick } from '@engine/dom/plain-click'
import { respondToPress } from '@engine/dom/pressed'
import { classNames } from '@engine/elements/class-names'
import { Picture } from '@engine/elements/Picture'
import { useHydrated } from '@engine/elements/use-hydrated'
import { fill } from '@engine/text/interface-words'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { FilmField } from '../../generated/content'
import * as words from '../../words.json'
import buttons from '../buttons.module.scss'
import { FilmLoop } from '../FilmLoop'
import { filmAddress } from './film-address'
import { VimeoPlayer } from './VimeoPlayer'
import style from './video.module.scss'

interface VideoProps extends FilmField {
  /** How wide its poster is drawn; see Picture. The usual figure is that of a film as wide as its section. */
  sizes?: string
}

/**
 * A film behind its poster, over which its loop plays: nothing of the provider is loaded before a visitor presses play
 * (requirement B5). Without script the play button is a link to the film.
 */
export function Video({ title, video, poster, loop, sizes = '(min-width: 1400px) 95rem, 96vw' }: VideoProps) {
  const isHydrated = useHydrated()
  const [isAsked, setAsked] = useState(false)
  const picture = poster && <Picture src={poster} alt="" className={style.poster} sizes={sizes} />
  const cover = (
    <>
      {picture}
      {loop && <FilmLoop src={loop} />}
    </>
  )
  if (video === undefined) {
    return (
      <div className={style.video}>
        {cover}
        <p className={style.slate}>
          <span className="visually-hidden">{title}: </span>
          {words.comingSoon}
        </p>
      </div>
    )
  }
  if (isAsked) return <VimeoPlayer key={video} title={title} video={video} poster={picture} />

  function play(event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) {
    event.preventDefault()
    respondToPress(event.currentTarget, async () => setAsked(true))
  }
  const button = isHydrated
    ? { role: 'button', onKeyDown: (event: KeyboardEvent<HTMLElement>) => event.key === ' ' && play(event) }
    : {}
  return (
    <div className={style.video}>
      {cover}
      <a
        href={filmAddress(video)}
        data-enhanced
        className={style.play}
        onClick={(event) => isPlainClick(event) && play(event)}
        {...button}
      >
        <span className={classNames(buttons.button, style.label)}>
          <span aria-hidden="true" />
          <span className="visually-hidden">{fill(words.playFilm, { title })}</span>
        </span>
      </a>
    </div>
  )
}
