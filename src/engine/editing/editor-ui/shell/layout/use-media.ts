import { useSyncExternalStore } from 'react'

/** Two panels beside the page leave too little of it. */
export const narrow = '(width < 75rem)'

/** A panel lies over the page. */
export const overPage = '(width < 56rem)'

/** Panels are sheets from below, and the tools are where thumbs are. */
export const phone = '(width < 40rem)'

const listOf = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query)

export function useMedia(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const list = listOf(query)
    list?.addEventListener('change', listener)
    return () => list?.removeEventListener('change', listener)
  }
  return useSyncExternalStore(subscribe, () => listOf(query)?.matches ?? false)
}
