import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

// Outside of the hook: React would listen anew after every render to a function that is made in it.
function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the visitor has asked the system for less motion. False on the server. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
