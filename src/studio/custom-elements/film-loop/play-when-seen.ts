import { isPaused, onPauseChange } from '@engine/dom/pause'
import { isWatching, onWatchingChange } from '@engine/dom/watching'
import { addPauseButton } from '../pause-button'
import { addSeen, isFirstSeen, removeSeen } from './first-seen'
import { loadPlayer, type Player } from './players'

/**
 * Plays a film over its element while that is seen, as the first of those that are, and nothing is paused. Fetches it the
 * first time that this is so.
 */
export function playWhenSeen(root: ShadowRoot, address: string, signal: AbortSignal): void {
  const showPause = addPauseButton(root, signal)
  let player: Player | undefined
  let isAsked = false

  function update(): void {
    if (signal.aborted) return
    const isStill = isPaused()
    const isFirst = isFirstSeen(root.host)
    // One button is enough where several films are seen: it pauses them all.
    showPause(isStill, isFirst)
    const plays = isFirst && !isStill && !isWatching() && document.visibilityState === 'visible'
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
      if (entries.at(-1)?.isIntersecting) addSeen(root.host, update)
      else removeSeen(root.host)
    },
    { threshold: 0.3 },
  )
  observer.observe(root.host)
  const stopListening = [onPauseChange(update), onWatchingChange(update)]
  document.addEventListener('visibilitychange', update, { signal })
  update()
  signal.addEventListener('abort', () => {
    observer.disconnect()
    removeSeen(root.host)
    for (const stop of stopListening) stop()
    player?.play(false)
  })
}
