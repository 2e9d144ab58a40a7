import { usePage } from './page-context'

interface PictureProps {
  /** The address of the file below public/. */
  src: string
  /** What it shows; empty where the words beside it already say so. */
  alt: string
  className?: string
  /** True for the one picture at the top of a page: it is fetched first, all others when they come near. */
  isFirst?: boolean
}

/** A picture of the site. It knows its width and height before it is loaded, so that nothing moves when it arrives. */
export function Picture({ src, alt, className, isFirst = false }: PictureProps) {
  const { width, height } = usePage().assets[src] ?? {}
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  )
}
