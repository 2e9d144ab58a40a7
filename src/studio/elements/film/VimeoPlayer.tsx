import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from 'schema-pages/elements/class-names'
import { fill } from 'schema-pages/text/interface-words'
import * as words from '../../words.json'
import buttons from '../buttons.module.scss'
import { filmAddress } from './film-address'
import { filmFailure } from './film-failure'
import type { FilmOptions } from './open-film'
import { useFilm } from './use-film'
import picture from './video.module.scss'
import style from './vimeo-player.module.scss'

interface VimeoPlayerProps {
  title: string
  video: number | string
  /** Visible until the player is ready, and behind a failure message. */
  poster?: ReactNode
}

const options: FilmOptions = { autoplay: true, title: false, byline: false, dnt: true }

/** The player shows these itself, with a play button or a password field. */
const isLeftToPlayer = (error: Error) => ['NotAllowedError', 'AbortError', 'PasswordError'].includes(error.name)

/**
 * Replaces the play button and takes its focus. On failure it shows the player's message and a link to the film (X1).
 */
export function VimeoPlayer({ title, video, poster }: VimeoPlayerProps) {
  const box = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const film = useFilm(place, video, options)
  const [refusal, setRefusal] = useState<string>()
  const player = film.state === 'ready' ? film.player : undefined
  const failure = film.state === 'failed' ? film.message : refusal

  useEffect(() => box.current?.focus({ preventScroll: true }), [])

  useEffect(() => {
    if (!player) return
    const frame = place.current?.querySelector('iframe')
    if (frame) frame.title = title
    if (document.activeElement === box.current) frame?.focus({ preventScroll: true })
    player.play().catch((error: Error) => {
      if (!isLeftToPlayer(error)) setRefusal(filmFailure(error))
    })
  }, [player, title])

  const isShown = player !== undefined && failure === undefined
  return (
    <section
      ref={box}
      className={classNames(picture.video, failure !== undefined && style.failed)}
      aria-label={title}
      tabIndex={-1}
    >
      {!isShown && poster}
      {!isShown && failure === undefined && (
        <p className={classNames(buttons.button, picture.label)} role="status">
          {words.loadingFilm}
        </p>
      )}
      {failure !== undefined && (
        <p className={style.failure} role="alert">
          {failure} <a href={filmAddress(video)}>{fill(words.watchFilm, { title })}</a>
        </p>
      )}
      <div ref={place} className={classNames(style.player, !isShown && style.waiting)} />
    </section>
  )
}
