import type { SiteSettings } from '../../generated/content'
import { badgeColour } from './badge-colour'
import style from './offset-badge.module.scss'

interface OffsetBadgeProps {
  badge: NonNullable<SiteSettings['footer']['badge']>
  path: string
}

/**
 * The badge of the carbon-offset service, fetched when the footer comes near. A picture of this site takes its place, at
 * the same size, when it fails: the browser part looks after that (R3).
 */
export function OffsetBadge({ badge, path }: OffsetBadgeProps) {
  const colour = badgeColour(path, badge.blackOn)
  const src = badge.src.replaceAll('{colour}', colour)
  const picture = (
    <img
      // Another address is another picture: one that failed says nothing of the next.
      key={src}
      src={src}
      data-stand-in={badge.fallback}
      // The stand-in may be there before React is.
      suppressHydrationWarning
      alt={badge.alt}
      width={160}
      height={64}
      className={style[colour]}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
    />
  )
  return badge.href ? <a href={badge.href}>{picture}</a> : picture
}
