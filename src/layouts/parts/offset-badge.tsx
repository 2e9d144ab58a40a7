import { useEffect, useRef, useState } from 'react'
import type { SiteSettings } from '../../generated/content'
import { badgeColour } from './badge-colour'
import style from './offset-badge.module.scss'

interface OffsetBadgeProps {
  badge: NonNullable<SiteSettings['footer']['badge']>
  path: string
}

/** The badge of the carbon-offset service. A picture of this site takes its place, at the same size, when it fails (R3). */
export function OffsetBadge({ badge, path }: OffsetBadgeProps) {
  const colour = badgeColour(path, badge.blackOn)
  const src = badge.src.replaceAll('{colour}', colour)
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()

  useEffect(() => {
    // It may have failed before the page was hydrated, when nobody was listening.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src)
  }, [src])

  const picture = (
    <img
      ref={image}
      src={failed === src ? badge.fallback : src}
      alt={badge.alt}
      width={160}
      height={64}
      className={style[colour]}
      decoding="async"
      fetchPriority="low"
      onError={() => setFailed(src)}
    />
  )
  return badge.href ? <a href={badge.href}>{picture}</a> : picture
}
