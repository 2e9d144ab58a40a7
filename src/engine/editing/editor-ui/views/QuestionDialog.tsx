import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useLastShown } from './EditorDialog'

interface QuestionDialogProps {
  title: string
  isOpen: boolean
  /** Without it, one of the answers has to be given. */
  onDismiss?: () => void
  children: ReactNode
}

/** Asks a question that no button of the author has opened. */
export function QuestionDialog({ isOpen, onDismiss, ...shown }: QuestionDialogProps) {
  const { title, children } = useLastShown(isOpen, shown)
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={onDismiss !== undefined}
      className="overlay"
      onOpenChange={() => onDismiss?.()}
    >
      <Modal className="modal">
        <Dialog role="alertdialog" className="dialog">
          <Heading slot="title">{title}</Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
