import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../elements/class-names'
import { PauseButton } from '../../elements/PauseButton'
import { type FilmOptions, useFilm } from '../../elements/use-film'
import style from './style.module.scss'

/** The options of a background film, as requirement B5 lists them, and no tracking. */
const options: FilmOptions = {
  background: true,
  byline: false,
  responsive: true,
  autopause: true,
  loop: true,
  playsinline: true,
  dnt: true,
}

/** A looping film without sound or controls, and the button that pauses it. Not there while there is no film to see. */
export function SilentFilm({ video }: { video: number | string }) {
  const place = useRef<HTMLDivElement>(null)
  const film = useFilm(place, video, options)
  const [isPaused, setPaused] = useState(false)
  const [isUnruly, setUnruly] = useState(false)
  const player = film.state === 'ready' ? film.player : undefined

  useEffect(() => {
    // A film that will not stop has to go; one that will not play stands still already.
    if (isPaused) player?.pause().catch(() => setUnruly(true))
    else player?.play().catch(() => setPaused(true))
  }, [player, isPaused])

  if (film.state === 'failed' || isUnruly) return null
  return (
    <>
      <div ref={place} className={classNames(style.film, !player && style.waiting)} aria-hidden="true" inert />
      {player && (
        <PauseButton
          label="background film"
          isPaused={isPaused}
          onClick={() => setPaused(!isPaused)}
          className={style.pause}
        />
      )}
    </>
  )
}
