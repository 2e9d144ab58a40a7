import type { PictureField } from '@engine/generated/content'
import { useEffect } from 'react'
import Modal from 'react-bootstrap/Modal'
import * as words from '../words.json'
import './modal.scss'
import { Picture } from '@engine/elements/Picture'

interface ImageModalProps {
  image: PictureField
  onClose: () => void
}

/** One picture, extra large, over the page (requirement B6). Escape and a click beside it close it. */
export default function ImageModal({ image, onClose }: ImageModalProps) {
  useEffect(() => {
    document.addEventListener('keydown', keepFocusInside)
    return () => document.removeEventListener('keydown', keepFocusInside)
  }, [])
  return (
    <Modal show size="xl" centered backdrop keyboard onHide={onClose} aria-label={image.alt}>
      <Modal.Header closeButton closeLabel={words.close} />
      <Modal.Body>
        <Picture src={image.src} alt={image.alt} className="modal-picture" sizes="(min-width: 1264px) 73rem, 95vw" />
      </Modal.Body>
    </Modal>
  )
}

/** The close button is the only control here: Tab, which would leave the modal for the browser's own bars, stays on it. */
function keepFocusInside(event: KeyboardEvent) {
  if (event.key !== 'Tab') return
  event.preventDefault()
  document.querySelector<HTMLElement>('.modal .btn-close')?.focus()
}
