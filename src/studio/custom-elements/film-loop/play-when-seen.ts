import { isPaused, onPauseChange } from 'schema-pages/dom/pause'
import { isWatching, onWatchingChange } from 'schema-pages/dom/watching'
import { addPauseButton } from '../pause-button'
import { addSeen, isFirstSeen, removeSeen } from './first-seen'
import { loadPlayer, type Player } from './players'

/** Plays a film while it is the first visible one and not paused. Loads it then. */
export function playWhenSeen(root: ShadowRoot, address: string, signal: AbortSignal): void {
  const showPause = addPauseButton(root, signal)
  let player: Player | undefined
  let isAsked = false

  function update(): void {
    if (signal.aborted) return
    const isStill = isPaused()
    const isFirst = isFirstSeen(root.host)
    // One button pauses all visible films.
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
      // The picture stays.
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
