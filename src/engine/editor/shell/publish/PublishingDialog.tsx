import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

interface PublishingDialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog of one column. Escape, a click beside it and its button close it. */
export function PublishingDialog({ title, isOpen, onClose, children }: PublishingDialogProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className="overlay">
      <Modal className="modal narrow">
        <Dialog className="dialog publishing">
          <header>
            <Heading slot="title">{title}</Heading>
            <button type="button" onClick={onClose}>
              Close
            </button>
          </header>
          {isOpen && children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
