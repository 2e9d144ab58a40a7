import { type ReactNode, useCallback, useRef, useState } from 'react'
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

/** Calls `onClose` after the animation of leaving, see motion.css. */
function useLeave(onClose: () => void) {
  const [isLeaving, setLeaving] = useState(false)
  const closing = useRef<() => void>(undefined)
  closing.current = isLeaving ? onClose : undefined
  const follow = useCallback((dialog: HTMLElement | null) => {
    const stop = keepFocus(dialog)
    return () => {
      stop()
      const close = closing.current
      closing.current = undefined
      if (!close) return
      setLeaving(false)
      close()
    }
  }, [])
  return { isLeaving, leave: () => setLeaving(true), follow }
}

export function EditorDialog({ title, size = 'wide', content = '', isOpen, onClose, children }: EditorDialogProps) {
  const { isLeaving, leave, follow } = useLeave(onClose)
  return (
    <ModalOverlay
      isOpen={isOpen && !isLeaving}
      onOpenChange={(open) => !open && leave()}
      isDismissable
      className="overlay"
    >
      <Modal className="modal" data-size={size}>
        <Dialog ref={follow} className={`dialog ${content}`}>
          <header className="dialog-head">
            <Heading slot="title">{title}</Heading>
            <IconButton icon="close" name="Close" keys="Esc" onPress={leave} />
          </header>
          {isOpen && children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
