import { useEffect, useEffectEvent } from 'react'

/** Notes the first visit in the history entry: back, forward and reload find the note. */
function isFirstTime(): boolean {
  const state: Record<string, unknown> = history.state ?? {}
  if (state.hasArrived) return false
  history.replaceState({ ...state, hasArrived: true }, '')
  return true
}

/** Calls back once when a visitor follows a link to an anchor, and not after back, forward or reload. */
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
