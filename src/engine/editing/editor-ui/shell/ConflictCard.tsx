import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { isText, parseJson } from '../../../base/shared-types/json'
import { writeField } from '../model/edits/field-edits'
import { useSession, useSessionState } from '../views/use-editor'
import { copyText } from './clipboard'

interface CardProps {
  sentence: string
  mine: string | undefined
  theirs: string
  onMine?: () => void
  onTheirs: () => void
}

function asTyped(json = ''): string {
  const value = parseJson(json)
  return isText(value) ? value : json
}

function Card({ sentence, mine, theirs, onMine, onTheirs }: CardProps) {
  const session = useSession()
  return (
    <ModalOverlay isOpen className="overlay">
      <Modal className="modal">
        <Dialog role="alertdialog" className="dialog">
          <Heading slot="title">Changed elsewhere</Heading>
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
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

export function ConflictCard() {
  const session = useSession()
  const { conflict, unsaved } = useSessionState('conflict', 'unsaved')
  const text = unsaved.find((one) => one.conflict)
  if (text?.conflict)
    return (
      <Card
        {...text.conflict}
        mine={text.text}
        onMine={() => void session.overwrite(text)}
        onTheirs={() => session.outbox.drop(text)}
      />
    )
  if (!conflict) return null
  const { label, sentence, pointer, mine, theirs, isGone } = conflict
  const writeMine = (json: string) => {
    session.history.closeConflict()
    void session.do({ label, edits: (page) => writeField(page, pointer, json) })
  }
  return (
    <Card
      {...{ sentence, theirs }}
      mine={asTyped(mine)}
      onMine={mine === undefined || isGone ? undefined : () => writeMine(mine)}
      onTheirs={() => session.history.closeConflict()}
    />
  )
}
