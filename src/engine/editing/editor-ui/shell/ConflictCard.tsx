import { isText, parseJson } from '../../../base/shared-types/json'
import { writeField } from '../model/edits/field-edits'
import { QuestionDialog } from '../views/QuestionDialog'
import { useSession, useSessionState } from '../views/use-editor'
import { copyText } from './clipboard'

interface ChoiceProps {
  sentence: string
  /** Whether it is about a file, of which there is nothing to compare. */
  isFile?: boolean
  mine: string | undefined
  theirs: string
  onMine?: () => void
  onTheirs: () => void
}

function asTyped(json = ''): string {
  const value = parseJson(json)
  return isText(value) ? value : json
}

function Choice({ sentence, mine, theirs, onMine, onTheirs }: ChoiceProps) {
  const session = useSession()
  return (
    <>
      <p>{sentence}</p>
      <div className="versions">
        <section>
          <h3>Yours</h3>
          <pre dir="auto">{mine || 'Removed'}</pre>
        </section>
        <section>
          <h3>Theirs</h3>
          <pre dir="auto">{asTyped(theirs) || 'Removed'}</pre>
        </section>
      </div>
      <div className="buttons">
        {onMine && (
          <button type="button" className="primary" onClick={onMine}>
            Use mine
          </button>
        )}
        <button type="button" onClick={onTheirs}>
          Use theirs
        </button>
        <button type="button" onClick={() => void copyText(session, mine ?? '', 'Your version is copied')}>
          Copy mine
        </button>
      </div>
    </>
  )
}

function useConflict(): ChoiceProps | undefined {
  const session = useSession()
  const { conflict, unsaved } = useSessionState('conflict', 'unsaved')
  const text = unsaved.find((one) => one.conflict)
  if (text?.conflict)
    return {
      ...text.conflict,
      mine: text.text,
      onMine: () => void session.overwrite(text),
      onTheirs: () => session.outbox.drop(text),
    }
  if (!conflict) return undefined
  const { label, sentence, pointer, mine, theirs, isGone } = conflict
  const writeMine = (json: string) => {
    session.history.closeConflict()
    void session.do({ label, edits: (page) => writeField(page, pointer, json) })
  }
  return {
    ...{ sentence, theirs, isFile: pointer === '' },
    mine: asTyped(mine),
    onMine: mine === undefined || isGone ? undefined : () => writeMine(mine),
    onTheirs: () => session.history.closeConflict(),
  }
}

function Refusal({ sentence, onTheirs }: ChoiceProps) {
  return (
    <>
      <p>{sentence}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={onTheirs}>
          Leave it
        </button>
      </div>
    </>
  )
}

export function ConflictCard() {
  const conflict = useConflict()
  return (
    <QuestionDialog
      title={conflict?.isFile ? 'This cannot be undone now' : 'Changed elsewhere'}
      isOpen={conflict !== undefined}
    >
      {conflict && (conflict.isFile ? <Refusal {...conflict} /> : <Choice {...conflict} />)}
    </QuestionDialog>
  )
}
