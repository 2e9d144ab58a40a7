import { isPaused, onPauseChange } from '@engine/dom/pause'
import { addPauseButton } from '../pause-button'
import { loadPlayer, type Player } from './players'

/** Plays a film over its element while that is seen and nothing is paused; fetches it the first time that this is so. */
export function playWhenSeen(root: ShadowRoot, address: string, signal: AbortSignal): void {
  const showPause = addPauseButton(root)
  let isSeen = false
  let player: Player | undefined
  let isAsked = false

  function update(): void {
    if (signal.aborted) return
    const isStill = isPaused()
    showPause(isStill)
    const plays = isSeen && !isStill && document.visibilityState === 'visible'
    if (player) player.play(plays)
    else if (plays && !isAsked) load()
  }
  function load(): void {
    isAsked = true
    loadPlayer(address)
      .then((loaded) => {
        if (signal.aborted) return
        player = loaded
        root.prepend(loaded.element)
        update()
      })
      // The picture is enough.
      .catch(() => root.replaceChildren())
  }

  const observer = new IntersectionObserver(
    (entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false
      update()
    },
    { threshold: 0.3 },
  )
  observer.observe(root.host)
  const stopListening = onPauseChange(update)
  document.addEventListener('visibilitychange', update, { signal })
  update()
  signal.addEventListener('abort', () => {
    observer.disconnect()
    stopListening()
    player?.play(false)
  })
}
