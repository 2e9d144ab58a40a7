import { EnhancedLink } from '@engine/elements/EnhancedLink'
import { Picture } from '@engine/elements/Picture'
import * as words from '../../words.json'
import type { Lightbox } from './lightbox'
import style from './stills.module.scss'

interface StillsProps {
  lightbox: Lightbox
  /**
   * How they hang: on a wall, a large one and then pairs; in a row of small ones; one as wide as the window; or as the
   * frames of a strip of film.
   */
  hung: keyof typeof sizes
  /** Which of the pictures hang here: from this one on … */
  from?: number
  /** … up to the one before this. */
  to?: number
  /** What each of them is, where that is said. */
  labels?: string[]
}

/** On a wall the first still is large, and the last one of an even number: it would hang alone. */
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

/**
 * Pictures that open extra large over the page (requirement S10). Each is a link to its file, so that it also opens
 * without script, in a new tab, and when the modal's code cannot be loaded.
 */
export function Stills({ lightbox, hung, from = 0, to, labels = [] }: StillsProps) {
  const images = lightbox.images.slice(from, to)
  if (images.length === 0) return null
  return (
    <ul className={style[hung]}>
      {images.map((image, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand there twice
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
              sizes={sizes[hung](index, images.length)}
            />
          </EnhancedLink>
          {labels[index] && <p className={style.label}>{labels[index]}</p>}
        </li>
      ))}
    </ul>
  )
}
