import { whenIdle } from '@engine/dom/when-idle'
import { usePrefersReducedMotion } from '@engine/elements/use-media'
import { useEffect, useState } from 'react'
import { savesTraffic } from './saves-traffic'

/**
 * Whether a banner may fetch its drawings and move: once the page is idle, and never when the visitor wants less motion or
 * less traffic.
 */
export function useTimeToMove(): boolean {
  const prefersReducedMotion = usePrefersReducedMotion()
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    if (prefersReducedMotion || savesTraffic()) return
    return whenIdle(() => setIdle(true))
  }, [prefersReducedMotion])

  return isIdle && !prefersReducedMotion
}
