import { classNames } from 'schema-pages/elements/class-names'
import type { SiteSettings } from '../../../generated/content'
import { badgeColour } from './badge-colour'
import style from './offset-badge.module.scss'

interface OffsetBadgeProps {
  badge: NonNullable<SiteSettings['footer']['badge']>
  path: string
}

/** A local picture until the service's badge may be loaded: see custom-elements/external-picture (R3). */
export function OffsetBadge({ badge, path }: OffsetBadgeProps) {
  const { src, href = src, alt, fallback, blackOn } = badge
  const colour = badgeColour(path, blackOn)
  const ofColour = (address: string) => address.replaceAll('{colour}', colour)
  return (
    <a href={ofColour(href)}>
      <external-picture
        class={classNames(style.frame, colour === 'white' && style.white)}
        src={ofColour(src)}
        suppressHydrationWarning
      >
        <img
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          src={fallback}
          alt={alt}
          width={160}
          height={64}
          className={style.badge}
          suppressHydrationWarning
        />
      </external-picture>
    </a>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'external-picture': { class?: string; src: string; children: ReactNode; suppressHydrationWarning?: boolean }
    }
  }
}
