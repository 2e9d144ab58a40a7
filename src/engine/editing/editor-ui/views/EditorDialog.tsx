import { type ReactNode, useMemo, useRef } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../controls/IconButton'
import { catchFocus } from './catch-focus'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
}

interface EditorDialogProps extends DialogProps {
  title: string
  /** A fixed size: nothing moves under the pointer. */
  size?: 'narrow' | 'wide' | 'whole'
  content?: string
  /** Has the focus afterwards where the button that opened it is gone, and no other dialog is open. */
  opener?: string
  children: ReactNode
}

const open = '[role="dialog"]'

/** Firefox tells nothing when a focused element is removed: the keys of the dialog would be lost with the focus. */
const keepFocus = (opener: string) => (dialog: HTMLElement | null) => {
  const catchLost = () => document.activeElement === document.body && dialog?.focus()
  const observer = new MutationObserver(() => requestAnimationFrame(catchLost))
  if (dialog) observer.observe(dialog, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    // The dialog gives the focus back in the first frame.
    requestAnimationFrame(() => catchFocus(document.querySelector(open) ? open : opener))
  }
}

/** What a dialog showed last is shown while it leaves: see motion.css. */
export function useLastShown<Shown>(isOpen: boolean, shown: Shown): Shown {
  const last = useRef(shown)
  if (isOpen) last.current = shown
  return last.current
}

export function EditorDialog({ isOpen, onClose, opener = '.bar button', ...shown }: EditorDialogProps) {
  const { title, size = 'wide', content = '', children } = useLastShown(isOpen, shown)
  const keep = useMemo(() => keepFocus(opener), [opener])
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(isStill) => !isStill && onClose()} isDismissable className="overlay">
      <Modal className="modal" data-size={size}>
        <Dialog ref={keep} className={`dialog ${content}`}>
          <header className="dialog-head">
            <Heading slot="title">{title}</Heading>
            <IconButton icon="close" name="Close" keys="Esc" onPress={onClose} />
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
