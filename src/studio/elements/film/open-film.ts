import type Player from '@vimeo/player'
import * as words from '../../words.json'
import { allowFilmFrames } from './film-policy'

/** How the player is set up: https://developer.vimeo.com/player/sdk/embed */
export type FilmOptions = NonNullable<ConstructorParameters<typeof Player>[1]>

/** How long a film may take to answer, in milliseconds: long enough for a slow phone, short enough to be waited for. */
const timeout = 20_000

const isAddress = (video: number | string) => /^(https?:)?\/\//.test(String(video))

/**
 * Fetches the provider's player and puts it into a place. Resolves when it is ready; rejects when it fails or has not
 * answered for a while. Removes it again when it fails, or when the signal ends it.
 */
export function openFilm(
  place: HTMLElement,
  video: number | string,
  options: FilmOptions,
  signal: AbortSignal,
): Promise<Player> {
  return new Promise((resolve, reject) => {
    let player: Player | undefined
    let isOver = false

    function end(reason: unknown) {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      player?.destroy().catch(() => undefined)
      place.replaceChildren()
      reject(reason)
    }
    async function start() {
      const { default: VimeoPlayer } = await import('@vimeo/player')
      if (isOver) return
      allowFilmFrames()
      const target = place.appendChild(document.createElement('div'))
      // The player says of a wrong number something else than of a wrong address (requirement X1).
      if (isAddress(video)) target.dataset.vimeoUrl = String(video)
      player = new VimeoPlayer(target, isAddress(video) ? { ...options } : { ...options, id: video })
      await player.ready()
      clearTimeout(timer)
      resolve(player)
    }

    const timer = setTimeout(() => end(new Error(words.filmTimedOut)), timeout)
    signal.addEventListener('abort', () => end(signal.reason))
    start().catch(end)
  })
}
