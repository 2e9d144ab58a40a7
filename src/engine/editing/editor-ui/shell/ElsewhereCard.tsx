import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useSession, useSessionState } from '../views/use-editor'

export function ElsewhereCard() {
  const session = useSession()
  const { elsewhere } = useSessionState('elsewhere')
  if (!elsewhere) return null
  const leave = () => void session.history.closeElsewhere()
  return (
    <ModalOverlay isOpen isDismissable className="overlay" onOpenChange={leave}>
      <Modal className="modal narrow">
        <Dialog role="alertdialog" className="dialog">
          <Heading slot="title">Changed in another window</Heading>
          <p>{elsewhere.sentence}</p>
          <div className="buttons">
            <button type="button" className="primary" onClick={leave}>
              Keep it
            </button>
            <button type="button" className="danger" onClick={() => void session.history.closeElsewhere(elsewhere.id)}>
              Undo it
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
