import { respondToPress } from '@engine/dom/pressed'
import { EnhancedLink } from '@engine/elements/EnhancedLink'
import { Picture } from '@engine/elements/Picture'
import { usePage } from '@engine/elements/use-page'
import type { PictureField } from '@engine/generated/content'
import { largestAddress } from '@engine/model/pictures'
import { lazy, Suspense, useState } from 'react'
import * as words from '../../words.json'
import style from './gallery.module.scss'

const loadModal = () => import('../../elements/ImageModal')
const ImageModal = lazy(loadModal)

/** The first still is large, and the last one of an even number: it would hang alone. */
const sizesOf = (index: number, count: number): string =>
  index === 0 || (index === count - 1 && count % 2 === 0)
    ? '(min-width: 1400px) 52rem, (min-width: 1100px) 53vw, 92vw'
    : '(min-width: 1400px) 24rem, (min-width: 1100px) 24vw, 45vw'

/**
 * Pictures that open extra large over the page (requirement S10). Each is a link to its file, so that it also opens
 * without script, in a new tab, and when the modal's code cannot be loaded.
 */
export function Gallery({ images }: { images: PictureField[] }) {
  const { assets } = usePage()
  const [enlarged, setEnlarged] = useState<number>()
  if (images.length === 0) return null

  const addressOf = ({ src }: PictureField) => largestAddress(src, assets[src])

  const enlarge = (link: HTMLAnchorElement, image: PictureField, index: number) =>
    respondToPress(link, () => {
      // Some browsers give no focus on click; the modal gives it back to where it was.
      link.focus()
      return loadModal().then(
        () => setEnlarged(index),
        () => window.location.assign(addressOf(image)),
      )
    })

  return (
    <>
      <ul className={style.gallery}>
        {images.map((image, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand there twice
          <li key={index}>
            <EnhancedLink
              href={addressOf(image)}
              opens="dialog"
              className={style.image}
              onPress={(link) => enlarge(link, image, index)}
            >
              <span className="visually-hidden">{words.enlarge}</span>{' '}
              <Picture
                src={image.src}
                alt={image.alt}
                className={style.picture}
                sizes={sizesOf(index, images.length)}
              />
            </EnhancedLink>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {enlarged !== undefined && (
          <ImageModal images={images} shown={enlarged} onShow={setEnlarged} onClose={() => setEnlarged(undefined)} />
        )}
      </Suspense>
    </>
  )
}
