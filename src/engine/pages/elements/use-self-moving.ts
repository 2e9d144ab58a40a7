import { type FocusEvent, startTransition, useState, useSyncExternalStore } from 'react'
import { isPaused, onPauseChange, setPaused } from '../../base/dom/pause'
import { usePrefersReducedMotion } from './use-media'

/**
 * Paused, hovered or focused elements are still, and all for visitors who prefer less motion (B1). Play overrides the
 * pointer.
 */
export function useSelfMoving() {
  const prefersReducedMotion = usePrefersReducedMotion()
  const isPausedNow = useSyncExternalStore(onPauseChange, isPaused, () => false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  // A tap hovers and focuses before it clicks: respond to the click first.
  const point = (isThere: boolean) => startTransition(() => setPointedAt(isThere))
  const focus = (isThere: boolean) => startTransition(() => setFocus(isThere))
  return {
    canMove: !prefersReducedMotion,
    isPaused: isPausedNow,
    isMoving: !(prefersReducedMotion || isPausedNow || isPointedAt || hasFocus),
    toggle() {
      setPaused(!isPausedNow)
      setPointedAt(false)
      setFocus(false)
    },
    /** After a tap, mouse events would leave the element hovered. */
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
