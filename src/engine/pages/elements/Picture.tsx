import { use } from 'react'
import type { Asset } from '../../base/shared-types/page'
import { fallbackAddress, sourceSet } from '../../base/shared-types/pictures'
import { HolderContext } from './nested-blocks/holder'
import { usePage } from './use-page'

interface PictureProps {
  src: string
  /** Empty where the text next to it says the same. */
  alt: string
  className?: string
  /** At the top of a page; within another block, the picture's share of them. */
  sizes?: string
  /** For the picture at the top of a page. */
  isFirst?: boolean
}

/** Its size keeps the page still when it arrives. */
export function Picture({ src, alt, className, sizes = '100vw', isFirst = false }: PictureProps) {
  const asset: Partial<Asset> = usePage().assets[src] ?? {}
  const avif = sourceSet(asset, 'avif')
  const scaled = import.meta.env.HOLDS ? (use(HolderContext)?.within?.scale(sizes) ?? sizes) : sizes
  const image = (
    <img
      // Before src and srcset: some browsers start to load at once.
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      sizes={avif && scaled}
      srcSet={sourceSet(asset, 'webp')}
      src={fallbackAddress(src, asset)}
      alt={alt}
      width={asset.width}
      height={asset.height}
      className={className}
    />
  )
  if (!avif) return image
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={scaled} />
      {image}
    </picture>
  )
}
