import { useEffect, useState } from 'react'
import { usePrefersReducedMotion } from '../../elements/use-media'
import { whenIdle } from '../../elements/when-idle'
import { savesTraffic } from './saves-traffic'
import { SilentFilm } from './silent-film'

/**
 * The silent film over the banner's picture. It comes when the page is idle, and not at all when the visitor wants
 * less motion or less traffic, or when it cannot be loaded: the picture is enough.
 */
export function BackgroundFilm({ video }: { video: number | string }) {
  const prefersReducedMotion = usePrefersReducedMotion()
  const [isTime, setTime] = useState(false)

  useEffect(() => {
    if (prefersReducedMotion || savesTraffic()) return
    return whenIdle(() => setTime(true))
  }, [prefersReducedMotion])

  return isTime && !prefersReducedMotion && <SilentFilm video={video} />
}
