import { QuestionDialog } from '../views/QuestionDialog'
import { useSession, useSessionState } from '../views/use-editor'

export function ElsewhereCard() {
  const session = useSession()
  const { elsewhere } = useSessionState('elsewhere')
  const leave = () => void session.history.closeElsewhere()
  return (
    <QuestionDialog title="Changed in another window" isOpen={elsewhere !== undefined} onDismiss={leave}>
      <p>{elsewhere?.sentence}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={leave}>
          Keep it
        </button>
        <button type="button" className="danger" onClick={() => void session.history.closeElsewhere(elsewhere?.id)}>
          Undo it
        </button>
      </div>
    </QuestionDialog>
  )
}
