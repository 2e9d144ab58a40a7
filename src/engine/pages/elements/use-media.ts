import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

// Outside of the hook: React would subscribe again after each render.
function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
