import type Player from '@vimeo/player'
import { type RefObject, useEffect, useState } from 'react'
import { filmFailure } from './film-failure'
import { type FilmOptions, openFilm } from './open-film'

/** How far a film has come. */
export type Film = { state: 'loading' } | { state: 'ready'; player: Player } | { state: 'failed'; message: string }

/**
 * Opens a film in a place, from the first render on, until it is no longer wanted. `options` must be the same object at
 * every render.
 */
export function useFilm(place: RefObject<HTMLElement | null>, video: number | string, options: FilmOptions): Film {
  const [film, setFilm] = useState<Film>({ state: 'loading' })

  useEffect(() => {
    const wanted = new AbortController()
    const { signal } = wanted
    const set = (film: Film) => {
      if (!signal.aborted) setFilm(film)
    }
    openFilm(place.current as HTMLElement, video, options, signal).then(
      (player) => set({ state: 'ready', player }),
      (error) => set({ state: 'failed', message: filmFailure(error) }),
    )
    return () => wanted.abort()
  }, [place, video, options])

  return film
}
