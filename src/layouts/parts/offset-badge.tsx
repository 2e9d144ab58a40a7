import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { watchRemotePictures } from '../../elements/remote-picture'
import { useHydrated } from '../../elements/use-hydrated'
import type { SiteSettings } from '../../generated/content'
import { badgeColour } from './badge-colour'
import style from './offset-badge.module.scss'

interface RemotePictureProps extends ComponentProps<'img'> {
  /** The address of the picture on another site. */
  remote: string
}

/** A picture of this site that stands in the place of one of another site until that has come; see remote-picture.ts. */
function RemotePicture({ remote, alt, ...attributes }: RemotePictureProps) {
  const isAlive = useHydrated()
  const [cameWithPage] = useState(!isAlive)
  const image = useRef<HTMLImageElement>(null)
  // That of the page's html is watched from the visitor's first move on, which may be later; see browser/begin.ts.
  useEffect(() => (cameWithPage ? undefined : watchRemotePictures([image.current as HTMLImageElement])), [cameWithPage])
  // The other picture may be there before React is.
  return <img {...attributes} ref={image} alt={alt} data-remote={remote} suppressHydrationWarning />
}

interface OffsetBadgeProps {
  badge: NonNullable<SiteSettings['footer']['badge']>
  path: string
}

/** The badge of the carbon-offset service, in the colour of the page (R3). Its stand-in has the same size. */
export function OffsetBadge({ badge, path }: OffsetBadgeProps) {
  const colour = badgeColour(path, badge.blackOn)
  const remote = badge.src.replaceAll('{colour}', colour)
  const picture = (
    <RemotePicture
      // Another address is another picture.
      key={remote}
      remote={remote}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      src={badge.fallback}
      alt={badge.alt}
      width={160}
      height={64}
      className={style[colour]}
    />
  )
  return badge.href ? <a href={badge.href}>{picture}</a> : picture
}
