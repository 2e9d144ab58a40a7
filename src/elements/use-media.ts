import { useSyncExternalStore } from 'react'

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Whether the visitor has asked the system for less motion. False on the server. */
export const usePrefersReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')
