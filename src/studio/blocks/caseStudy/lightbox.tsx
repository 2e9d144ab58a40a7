import { lazy, type ReactNode, Suspense, useState } from 'react'
import { respondToPress } from 'schema-pages/dom/pressed'
import { usePage } from 'schema-pages/elements/use-page'
import { largestAddress } from 'schema-pages/model/pictures'
import type { PictureField } from 'schema-pages/types'

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
