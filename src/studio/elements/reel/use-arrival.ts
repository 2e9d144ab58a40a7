import { useEffect, useEffectEvent } from 'react'

/** Notes in the browser's history that a visitor has come to this place; back, forward and a reload find the note. */
function isFirstTime(): boolean {
  const state: Record<string, unknown> = history.state ?? {}
  if (state.hasArrived) return false
  history.replaceState({ ...state, hasArrived: true }, '')
  return true
}

/** Calls back when a visitor has followed a link to an anchor: once, and not after back, forward or a reload. */
export function useArrival(anchor: string | undefined, onArrive: () => void): void {
  const arrive = useEffectEvent(() => {
    if (anchor !== undefined && location.hash === `#${anchor}` && isFirstTime()) onArrive()
  })
  useEffect(() => {
    arrive()
    addEventListener('hashchange', arrive)
    return () => removeEventListener('hashchange', arrive)
  }, [])
}
