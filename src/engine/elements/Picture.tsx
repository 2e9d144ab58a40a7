import type { Asset } from '../model/page'
import { fallbackAddress, sourceSet } from '../model/pictures'
import { usePage } from './use-page'

interface PictureProps {
  src: string
  /** Empty where the text next to it says the same. */
  alt: string
  className?: string
  sizes?: string
  /** Loads this picture eagerly: for the one at the top of a page. */
  isFirst?: boolean
}

/** Has a width and height, so that nothing moves when it arrives. */
export function Picture({ src, alt, className, sizes = '100vw', isFirst = false }: PictureProps) {
  const asset: Partial<Asset> = usePage().assets[src] ?? {}
  const avif = sourceSet(asset, 'avif')
  const image = (
    <img
      // Some browsers start to load as soon as they see src or srcset, so loading comes first.
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      sizes={avif && sizes}
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
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  )
}
