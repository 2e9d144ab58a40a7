import type { SiteSettings } from '../../../generated/content'
import { badgeColour } from './badge-colour'
import style from './offset-badge.module.scss'

interface OffsetBadgeProps {
  badge: NonNullable<SiteSettings['footer']['badge']>
  path: string
}

/**
 * The badge of the carbon-offset service: a picture of this site that leads to the badge at the service, in the colour of
 * the page (R3). The service learns of a visitor when they follow the link, and not before.
 */
export function OffsetBadge({ badge, path }: OffsetBadgeProps) {
  const { src, href = src, alt, fallback, blackOn } = badge
  return (
    <a href={href.replaceAll('{colour}', badgeColour(path, blackOn))}>
      <img
        loading="lazy"
        decoding="async"
        fetchPriority="low"
        src={fallback}
        alt={alt}
        width={160}
        height={64}
        className={style.badge}
      />
    </a>
  )
}
