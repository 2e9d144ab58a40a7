import type { TextDraft } from '../../store/overview'
import type { Unsaved } from '../model/session/unsaved'
import { useSession, useSessionState } from '../views/use-editor'
import { copyText } from './clipboard'
import { catchFocus } from './regions'

interface NoteProps {
  words: string
  text: string
  onForget: () => void
  onPutBack?: () => void
}

/** Text without a field: it can be copied. */
function Note({ words, text, onForget, onPutBack }: NoteProps) {
  const session = useSession()
  return (
    <div className="draft-note" role="status">
      <p>
        {words} “{text}”
      </p>
      {onPutBack && (
        <button type="button" onClick={onPutBack}>
          Put it back
        </button>
      )}
      <button type="button" onClick={() => void copyText(session, text, 'The words are copied')}>
        Copy
      </button>
      <button type="button" onClick={onForget}>
        Forget it
      </button>
    </div>
  )
}

function MissingPage() {
  const session = useSession()
  const { name, isMissing, overview } = useSessionState()
  const [first] = overview?.pages.filter(({ redirect }) => redirect === undefined) ?? []
  if (!isMissing) return null
  return (
    <div className="draft-note" role="status">
      <p>The page “{name}” is not there any more: somebody has removed it. Choose another page above.</p>
      {first && (
        <button type="button" onClick={() => void session.open(first.name)}>
          Go to “{first.title}”
        </button>
      )}
    </div>
  )
}

function Notice() {
  const session = useSession()
  const { notice } = useSessionState()
  if (notice === undefined) return null
  const close = () => {
    session.closeNotice()
    catchFocus('.bar button')
  }
  return (
    <div className="draft-note" role="status">
      <p>{notice}</p>
      <button type="button" onClick={close}>
        Close
      </button>
    </div>
  )
}

/** Texts without a field: drafts of an earlier session, and texts whose field someone else has removed. */
export function DraftNote() {
  const session = useSession()
  const { drafts, unsaved, overview, page, name } = useSessionState()
  const isPage = (wanted: string) => overview?.pages.some((one) => one.name === wanted)
  const here = drafts.filter(({ page: at, text }) => text.trim() !== '' && (at === name || !isPage(at)))
  const putBack = (draft: TextDraft) => {
    const open = session.openField(draft.pointer, draft.label)
    session.dropRecovered(draft)
    void session.write(open, draft.text)
  }
  const canPutBack = (draft: TextDraft) => draft.page === name && page?.canHold(draft.pointer)
  const lost = unsaved.filter(({ pointer }) => pointer === undefined)
  return (
    <>
      <MissingPage />
      <Notice />
      {here.map((draft) => (
        <Note
          key={draft.pointer}
          words={`${draft.label} was not written last time:`}
          text={draft.text}
          onPutBack={canPutBack(draft) ? () => putBack(draft) : undefined}
          onForget={() => {
            session.dropRecovered(draft)
            catchFocus('.bar button')
          }}
        />
      ))}
      {lost.map((one: Unsaved) => (
        <Note
          key={one.id}
          words={`${one.open.label} was not written: somebody has removed its place. You have typed:`}
          text={one.text}
          onForget={() => session.outbox.drop(one)}
        />
      ))}
    </>
  )
}
