import type Player from '@vimeo/player'
import * as words from '../../words.json'
import { allowFilmFrames } from './film-policy'

/** https://developer.vimeo.com/player/sdk/embed */
export type FilmOptions = NonNullable<ConstructorParameters<typeof Player>[1]>

/** In milliseconds, for a slow phone. */
const timeout = 20_000

const isAddress = (video: number | string) => /^(https?:)?\/\//.test(String(video))

/**
 * Loads the provider's player. Rejects on failure or after the timeout, and removes the player then or when `signal`
 * aborts.
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
      // The player has different messages for wrong numbers and wrong addresses (X1).
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
