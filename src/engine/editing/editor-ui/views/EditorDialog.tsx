import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../controls/IconButton'

interface EditorDialogProps {
  title: string
  /** A fixed size: nothing moves under the pointer. */
  size?: 'narrow' | 'wide' | 'whole'
  content?: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Firefox tells nothing when a focused element is removed: the keys of the dialog would be lost with the focus. */
function keepFocus(dialog: HTMLElement | null) {
  const catchLost = () => document.activeElement === document.body && dialog?.focus()
  const observer = new MutationObserver(() => requestAnimationFrame(catchLost))
  if (dialog) observer.observe(dialog, { childList: true, subtree: true })
  return () => observer.disconnect()
}

export function EditorDialog({ title, size = 'wide', content = '', isOpen, onClose, children }: EditorDialogProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className="overlay">
      <Modal className="modal" data-size={size}>
        <Dialog ref={keepFocus} className={`dialog ${content}`}>
          <header className="dialog-head">
            <Heading slot="title">{title}</Heading>
            <IconButton icon="close" name="Close" keys="Esc" onPress={onClose} />
          </header>
          {isOpen && children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
