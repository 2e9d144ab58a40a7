import type { Asset } from '../model/page'
import { fallbackAddress, sourceSet } from '../model/pictures'
import { usePage } from './use-page'

interface PictureProps {
  /** The address of the file below public/. */
  src: string
  /** What it shows; empty where the words beside it already say so. */
  alt: string
  className?: string
  /** How wide it is drawn, as the attribute of that name says it. Browsers choose the file by it before they lay out. */
  sizes?: string
  /** True for the one picture at the top of a page: it is fetched first, all others when they come near. */
  isFirst?: boolean
}

/**
 * A picture of the site. It knows its width and height before it is loaded, so that nothing moves when it arrives. Of
 * pictures that are not drawn as svg there are smaller copies, and the browser takes the one that fits.
 */
export function Picture({ src, alt, className, sizes = '100vw', isFirst = false }: PictureProps) {
  const asset: Partial<Asset> = usePage().assets[src] ?? {}
  const avif = sourceSet(asset, 'avif')
  const image = (
    <img
      // What says how to load comes before what to load: some browsers begin as soon as they read the address.
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
