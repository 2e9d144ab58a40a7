import { EnhancedLink } from 'schema-pages/elements/EnhancedLink'
import { Picture } from 'schema-pages/elements/Picture'
import * as words from '../../words.json'
import type { Lightbox } from './lightbox'
import style from './stills.module.scss'

interface StillsProps {
  lightbox: Lightbox
  /** On a wall: a large one, then pairs; in a row: small ones; wide: full width; strip: as frames of a film. */
  arrangement: keyof typeof sizes
  /** The index of the first picture. */
  from?: number
  /** The index after the last one. */
  to?: number
  labels?: string[]
}

/** Enlarges the first still, and the last of an even number, which would have no neighbour. */
const onWall = (index: number, count: number): string =>
  index === 0 || (index === count - 1 && count % 2 === 0)
    ? '(min-width: 1400px) 52rem, (min-width: 1100px) 53vw, 92vw'
    : '(min-width: 1400px) 24rem, (min-width: 1100px) 24vw, 45vw'

const sizes = {
  wall: onWall,
  row: () => '(min-width: 1400px) 22rem, (min-width: 1100px) 23vw, 45vw',
  wide: () => '(min-width: 1600px) 1600px, 100vw',
  strip: () => '(min-width: 1100px) 32vw, (min-width: 768px) 46vw, 80vw',
}

/** Each picture is a link to its file, which works without script (S10). */
export function Stills({ lightbox, arrangement, from = 0, to, labels = [] }: StillsProps) {
  const images = lightbox.images.slice(from, to)
  if (images.length === 0) return null
  return (
    <ul className={style[arrangement]}>
      {images.map((image, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture may appear twice
        <li key={index}>
          <EnhancedLink
            href={lightbox.addressOf(image)}
            opens="dialog"
            className={style.image}
            onPress={(link) => lightbox.enlarge(link, from + index)}
          >
            <span className="visually-hidden">{words.enlarge}</span>{' '}
            <Picture
              src={image.src}
              alt={image.alt}
              className={style.picture}
              sizes={sizes[arrangement](index, images.length)}
            />
          </EnhancedLink>
          {labels[index] && <p className={style.label}>{labels[index]}</p>}
        </li>
      ))}
    </ul>
  )
}
