import type Player from '@vimeo/player'
import { type RefObject, useEffect, useState } from 'react'
import * as words from '../../words.json'
import { filmFailure } from './film-failure'
import { allowFilmFrames } from './film-policy'

/** How far a film has come. */
export type Film = { state: 'loading' } | { state: 'ready'; player: Player } | { state: 'failed'; message: string }

/** How the player is set up: https://developer.vimeo.com/player/sdk/embed */
export type FilmOptions = NonNullable<ConstructorParameters<typeof Player>[1]>

/** How long a film may take to answer, in milliseconds: long enough for a slow phone, short enough to be waited for. */
const timeout = 20_000

const isAddress = (video: number | string) => /^(https?:)?\/\//.test(String(video))

/**
 * Fetches the provider's player and puts it into a place, from the first render on. Removes it again when it fails,
 * has not answered for a while, or is no longer wanted. `options` must be the same object at every render.
 */
export function useFilm(place: RefObject<HTMLElement | null>, video: number | string, options: FilmOptions): Film {
  const [film, setFilm] = useState<Film>({ state: 'loading' })

  useEffect(() => {
    const holder = place.current as HTMLElement
    let player: Player | undefined
    let isOver = false

    function stop() {
      isOver = true
      clearTimeout(timer)
      player?.destroy().catch(() => undefined)
      holder.replaceChildren()
    }
    function fail(error: unknown) {
      if (isOver) return
      stop()
      setFilm({ state: 'failed', message: filmFailure(error) })
    }
    async function start() {
      const { default: VimeoPlayer } = await import('@vimeo/player')
      if (isOver) return
      allowFilmFrames()
      const target = holder.appendChild(document.createElement('div'))
      // The player says of a wrong number something else than of a wrong address (requirement X1).
      if (isAddress(video)) target.dataset.vimeoUrl = String(video)
      player = new VimeoPlayer(target, isAddress(video) ? { ...options } : { ...options, id: video })
      await player.ready()
      if (isOver) return
      clearTimeout(timer)
      setFilm({ state: 'ready', player })
    }

    const timer = setTimeout(() => fail(new Error(words.filmTimedOut)), timeout)
    start().catch(fail)
    return stop
  }, [place, video, options])

  return film
}
