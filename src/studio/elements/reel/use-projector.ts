import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { setWatching } from 'schema-pages/dom/watching'
import { Projector, type Showing } from './projector'
import { muted } from './remembered'
import type { Timeline } from './timeline'

const waiting: Showing = { time: 0, isPlaying: false, isWaiting: true, hasPicture: true, isLost: false }
const never = () => () => undefined

/** Pauses when the page is hidden. */
export function useProjector(timeline: Timeline, canvas: RefObject<HTMLCanvasElement | null>, sound?: string) {
  const [projector, setProjector] = useState<Projector>()
  useEffect(() => {
    const made = new Projector(timeline, canvas.current as HTMLCanvasElement, sound)
    // In the editor a film sounds when its author wants it to.
    made.mute(muted.is() || Boolean(window.frameElement))
    const pauseWhenHidden = () => document.visibilityState === 'hidden' && made.pause()
    setProjector(made)
    document.addEventListener('visibilitychange', pauseWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', pauseWhenHidden)
      made.end()
    }
  }, [timeline, canvas, sound])
  const showing = useSyncExternalStore(
    projector?.subscribe ?? never,
    projector?.showing ?? (() => waiting),
    () => waiting,
  )
  const { isPlaying } = showing
  useEffect(() => {
    if (!isPlaying) return
    setWatching(true)
    return () => setWatching(false)
  }, [isPlaying])
  return { projector, showing }
}
