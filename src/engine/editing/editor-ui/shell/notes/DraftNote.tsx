import { parseJson, stringsIn } from '../../../../base/shared-types/json'
import type { TextDraft } from '../../../edited-site/overview'
import { wordsOfRichText } from '../../model/page/words-of-rich-text'
import { catchFocus } from '../../views/catch-focus'
import { useSession, useSessionState } from '../../views/use-editor'
import { copyText } from '../clipboard'
import { Note } from './Note'

interface TextNoteProps {
  words: string
  text: string
  onDiscard: () => void
  onPutBack?: () => void
}

const mostShown = 160

function beginningOf(text: string): string {
  const value = /^[{[]/.test(text) ? parseJson(text) : undefined
  const words = wordsOfRichText([...stringsIn(value ?? text)].map(([, one]) => one).join(' '))
  return words.length > mostShown ? `${words.slice(0, mostShown).trimEnd()}…` : words
}

function TextNote({ words, text, onDiscard, onPutBack }: TextNoteProps) {
  const session = useSession()
  return (
    <Note
      icon="edit"
      words={
        <>
          {words} <q dir="auto">{beginningOf(text)}</q>
        </>
      }
    >
      {onPutBack && (
        <button type="button" className="primary" onClick={onPutBack}>
          Put it back
        </button>
      )}
      <button type="button" onClick={() => void copyText(session, text, 'The words are copied')}>
        Copy
      </button>
      <button type="button" className="danger" onClick={onDiscard}>
        Discard
      </button>
    </Note>
  )
}

export function MissingPage() {
  const session = useSession()
  const { name, isMissing, overview } = useSessionState('name', 'isMissing', 'overview')
  const [first] = overview?.pages.filter(({ redirect }) => redirect === undefined) ?? []
  if (!isMissing) return null
  return (
    <Note icon="warning" words={`The page “${name}” no longer exists: someone else has removed it.`}>
      {first && (
        <button type="button" className="primary" onClick={() => void session.open(first.name)}>
          Go to “{first.title}”
        </button>
      )}
    </Note>
  )
}

export function Notice() {
  const session = useSession()
  const { notice } = useSessionState('notice')
  if (notice === undefined) return null
  const close = () => {
    session.closeNotice()
    catchFocus('.bar button')
  }
  return <Note icon="warning" words={notice} onClose={close} />
}

export function DraftNote() {
  const session = useSession()
  const { drafts, unsaved, overview, page, name } = useSessionState('drafts', 'unsaved', 'overview', 'page', 'name')
  const isPage = (wanted: string) => overview?.pages.some((one) => one.name === wanted)
  const here = drafts.filter(({ page: at, text }) => text.trim() !== '' && (at === name || !isPage(at)))
  const putBack = (draft: TextDraft) => {
    const open = session.openField(draft.pointer, draft.label)
    session.dropRecovered(draft)
    void session.write(open, draft.text)
    catchFocus('.bar button')
  }
  const canPutBack = (draft: TextDraft) => draft.page === name && page?.canHold(draft.pointer)
  const lost = unsaved.filter(({ pointer }) => pointer === undefined)
  return (
    <>
      {here.map((draft) => (
        <TextNote
          key={draft.pointer}
          words={
            draft.isClash
              ? `${draft.label}: someone else has changed or removed this, too. You wrote:`
              : `${draft.label} was not saved last time:`
          }
          text={draft.text}
          onPutBack={canPutBack(draft) ? () => putBack(draft) : undefined}
          onDiscard={() => {
            session.dropRecovered(draft)
            catchFocus('.bar button')
          }}
        />
      ))}
      {lost.map((one) => (
        <TextNote
          key={one.id}
          words={`${one.open.label} was not saved: someone else has removed the place for it. You typed:`}
          text={one.text}
          onDiscard={() => {
            session.outbox.drop(one)
            catchFocus('.bar button')
          }}
        />
      ))}
    </>
  )
}
