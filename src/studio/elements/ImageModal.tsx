import { useEffect } from 'react'
import Modal from 'react-bootstrap/Modal'
import { Picture } from 'schema-pages/elements/Picture'
import { fill } from 'schema-pages/text/interface-words'
import type { PictureField } from 'schema-pages/types'
import * as words from '../words.json'
import './modal.scss'

interface ImageModalProps {
  images: PictureField[]
  /** From 0. */
  shown: number
  onShow: (index: number) => void
  onClose: () => void
}

/** Shows one of several pictures large (B6). Escape and a click outside close it; arrow keys change the picture. */
export default function ImageModal({ images, shown, onShow, onClose }: ImageModalProps) {
  const count = images.length

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      keepFocusInside(event)
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (step && count > 1) onShow((shown + step + count) % count)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [count, shown, onShow])

  const image = images[shown]
  if (!image) return null
  return (
    <Modal show size="xl" centered backdrop keyboard onHide={onClose} aria-label={image.alt}>
      <Modal.Header closeButton closeLabel={words.close} />
      <Modal.Body>
        <Picture
          key={shown}
          src={image.src}
          alt={image.alt}
          className="modal-picture"
          sizes="(min-width: 1264px) 73rem, 95vw"
        />
        {count > 1 && <Leaf shown={shown} count={count} alt={image.alt} onShow={onShow} />}
      </Modal.Body>
    </Modal>
  )
}

interface LeafProps extends Pick<ImageModalProps, 'shown' | 'onShow'> {
  count: number
  /** Screen readers announce it with a new picture. */
  alt: string
}

function Leaf({ shown, count, alt, onShow }: LeafProps) {
  return (
    <div className="modal-leaf">
      <button
        type="button"
        className="button"
        aria-label={words.previousPicture}
        onClick={() => onShow((shown + count - 1) % count)}
      >
        <span aria-hidden="true">←</span>
      </button>
      <p role="status">
        {fill(words.slidePosition, { number: shown + 1, count })}
        <span className="visually-hidden">: {alt}</span>
      </p>
      <button
        type="button"
        className="button"
        aria-label={words.nextPicture}
        onClick={() => onShow((shown + 1) % count)}
      >
        <span aria-hidden="true">→</span>
      </button>
    </div>
  )
}

/** Tab would leave the modal for the browser's toolbar: wraps it instead. */
function keepFocusInside(event: KeyboardEvent) {
  if (event.key !== 'Tab') return
  event.preventDefault()
  const buttons = [...document.querySelectorAll<HTMLElement>('.modal button')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? 0 : at + (event.shiftKey ? -1 : 1)
  buttons.at(next % buttons.length)?.focus()
}
