import type Player from '@vimeo/player'
import { type RefObject, useEffect, useState } from 'react'
import { filmFailure } from './film-failure'
import { type FilmOptions, openFilm } from './open-film'

export type FilmState = { state: 'loading' } | { state: 'ready'; player: Player } | { state: 'failed'; message: string }

/** `options` must be the same object at each render. */
export function useFilm(place: RefObject<HTMLElement | null>, video: number | string, options: FilmOptions): FilmState {
  const [film, setFilm] = useState<FilmState>({ state: 'loading' })

  useEffect(() => {
    const wanted = new AbortController()
    const { signal } = wanted
    const set = (film: FilmState) => {
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
