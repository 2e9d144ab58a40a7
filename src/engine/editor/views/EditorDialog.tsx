import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

interface EditorDialogProps {
  title: string
  /** Class names of the frame and of the content. */
  frame?: 'narrow' | 'wide'
  content?: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog that Escape, its button and a click outside close. */
export function EditorDialog({ title, frame, content = '', isOpen, onClose, children }: EditorDialogProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className="overlay">
      <Modal className={`modal ${frame ?? ''}`}>
        <Dialog className={`dialog ${content}`}>
          <header className="dialog-head">
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
