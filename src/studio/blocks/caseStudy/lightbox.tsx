import { respondToPress } from '@engine/dom/pressed'
import { usePage } from '@engine/elements/use-page'
import type { PictureField } from '@engine/generated/content'
import { largestAddress } from '@engine/model/pictures'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const loadModal = () => import('../../elements/ImageModal')
const ImageModal = lazy(loadModal)

/** The pictures of a story, which open one after the other over the page, wherever on it they are shown. */
export interface Lightbox {
  images: PictureField[]
  /** The address of a picture's own file. */
  addressOf: (image: PictureField) => string
  /** What a press of the link to a picture does. */
  enlarge: (link: HTMLAnchorElement, index: number) => void
  /** The open picture, to be put once into the story. */
  dialog: ReactNode
}

/** Lets pictures open extra large over the page (requirement S10). */
export function useLightbox(images: PictureField[]): Lightbox {
  const { assets } = usePage()
  const [enlarged, setEnlarged] = useState<number>()
  const addressOf = ({ src }: PictureField) => largestAddress(src, assets[src])

  const enlarge = (link: HTMLAnchorElement, index: number) =>
    respondToPress(link, () => {
      // Some browsers give no focus on click; the modal gives it back to where it was.
      link.focus()
      return loadModal().then(
        () => setEnlarged(index),
        () => window.location.assign(link.href),
      )
    })

  const dialog = (
    <Suspense fallback={null}>
      {enlarged !== undefined && (
        <ImageModal images={images} shown={enlarged} onShow={setEnlarged} onClose={() => setEnlarged(undefined)} />
      )}
    </Suspense>
  )
  return { images, addressOf, enlarge, dialog }
}
