import { respondToPress } from '@engine/dom/pressed'
import { usePage } from '@engine/elements/use-page'
import type { PictureField } from '@engine/generated/content'
import { largestAddress } from '@engine/model/pictures'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const loadModal = () => import('../../elements/ImageModal')
const ImageModal = lazy(loadModal)

/** Shows the pictures of a story in one modal. */
export interface Lightbox {
  images: PictureField[]
  /** The file of a picture. */
  addressOf: (image: PictureField) => string
  /** Handles a press of a picture's link. */
  enlarge: (link: HTMLAnchorElement, index: number) => void
  /** To be rendered once. */
  dialog: ReactNode
}

export function useLightbox(images: PictureField[]): Lightbox {
  const { assets } = usePage()
  const [enlarged, setEnlarged] = useState<number>()
  const addressOf = ({ src }: PictureField) => largestAddress(src, assets[src])

  const enlarge = (link: HTMLAnchorElement, index: number) =>
    respondToPress(link, () => {
      // Some browsers do not focus on click, and the modal restores the focus.
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
