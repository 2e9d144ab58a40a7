import { type FocusEvent, startTransition, useState, useSyncExternalStore } from 'react'
import { isPaused, onPauseChange, setPaused } from '../dom/pause'
import { usePrefersReducedMotion } from './use-media'

/**
 * When something that moves by itself may move: not while the visitor has paused what does, not while it is pointed at or
 * focused, and never when the visitor prefers less motion (requirement B1). Pressing Play wins over the pointer and the
 * focus that rest on the button at that moment.
 */
export function useSelfMoving() {
  const prefersReducedMotion = usePrefersReducedMotion()
  const isPausedNow = useSyncExternalStore(onPauseChange, isPaused, () => false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  // A tap points and focuses before it clicks: standing still can wait until the click has been answered.
  const point = (isThere: boolean) => startTransition(() => setPointedAt(isThere))
  const focus = (isThere: boolean) => startTransition(() => setFocus(isThere))
  return {
    /** False when it never moves; then there is nothing to pause either. */
    canMove: !prefersReducedMotion,
    isPaused: isPausedNow,
    isMoving: !(prefersReducedMotion || isPausedNow || isPointedAt || hasFocus),
    /** Pauses or plays it and all else that moves by itself: the choice is remembered. */
    toggle() {
      setPaused(!isPausedNow)
      setPointedAt(false)
      setFocus(false)
    },
    /** For the element around all of it. Pointer events, because a tap leaves a finger's "mouse" behind. */
    holders: {
      onPointerEnter: () => point(true),
      onPointerLeave: () => point(false),
      onFocus: () => focus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) focus(false)
      },
    },
  }
}
