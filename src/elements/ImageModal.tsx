import Modal from 'react-bootstrap/Modal'
import type { PictureField } from '../generated/content'
import './modal.scss'
import { Picture } from './Picture'

interface ImageModalProps {
  image: PictureField
  onClose: () => void
}

/** One picture, extra large, over the page (requirement B6). Escape and a click beside it close it. */
export default function ImageModal({ image, onClose }: ImageModalProps) {
  return (
    <Modal show size="xl" centered backdrop keyboard onHide={onClose} aria-label={image.alt}>
      <Modal.Header closeButton closeLabel="Close" />
      <Modal.Body>
        <Picture src={image.src} alt={image.alt} className="modal-picture" />
      </Modal.Body>
    </Modal>
  )
}
