import { useState } from 'react'
import { type DialogProps, EditorDialog } from '../../views/EditorDialog'
import { PlanView } from './PlanView'
import { SaveChange } from './SaveChange'
import { Steps } from './Steps'
import { usePublication } from './use-publication'
import { useWaiting } from './use-waiting'

function Publication({ onClose }: Pick<DialogProps, 'onClose'>) {
  const { view, said, publish, withdraw, lookAgain } = usePublication()
  const waiting = useWaiting()
  const [typed, setTyped] = useState<string>()
  // One request has one description, of all that waits.
  const words = typed ?? waiting?.words ?? ''
  if (!view)
    return (
      <p role="status" className="empty-state">
        Looking for what has changed …
      </p>
    )
  if (view.kind === 'problem')
    return (
      <>
        <div className="dialog-body">
          <p role="alert" className="error">
            {view.problem}
          </p>
        </div>
        <div className="dialog-foot">
          <span className="spring" />
          <button type="button" className="primary" onClick={lookAgain}>
            Try again
          </button>
        </div>
      </>
    )
  if (view.kind === 'plan')
    return (
      <PlanView
        {...{ plan: view, waiting, said, words, onClose }}
        onWords={setTyped}
        onPublish={publish}
        onWithdraw={() => {
          setTyped(words)
          return withdraw()
        }}
      />
    )
  const hasFailed = !view.isRunning && view.branch === undefined && view.isDone === undefined
  return (
    <>
      <Steps run={view} />
      {hasFailed && (
        <SaveChange>
          <button type="button" onClick={lookAgain}>
            Change the description
          </button>
          <button type="button" className="primary" onClick={() => void publish(words)}>
            Try again
          </button>
        </SaveChange>
      )}
    </>
  )
}

export function Publish({ isOpen, onClose }: DialogProps) {
  return (
    <EditorDialog size="narrow" content="publishing" title="Publish" isOpen={isOpen} onClose={onClose}>
      <Publication onClose={onClose} />
    </EditorDialog>
  )
}
