import { Suspense, useEffect, useState } from 'react'
import { catchFocus } from '../../views/catch-focus'
import { latePart } from '../../views/late-part'
import { useSession, useSessionState, useSurroundings } from '../../views/use-editor'
import { DatedPageNote } from './DatedPageNote'
import { DraftNote, MissingPage, Notice } from './DraftNote'
import { UnlinkedPageNote } from './UnlinkedPageNote'

/** Milliseconds. */
const newsTime = 8000
const undoneTime = 4000

/** A new value, for a time. */
function useNew<Value>(value: Value, time: number): Value | undefined {
  const [seen, setSeen] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(value), time)
    return () => clearTimeout(timer)
  }, [value, time])
  return value === seen ? undefined : value
}

function News() {
  const { overview } = useSessionState('overview')
  const news = overview?.news
  const isNew = useNew(news?.id, newsTime) !== undefined
  return (
    <p role="status" className="news">
      {news && isNew && `${news.window}: ${news.label}`}
    </p>
  )
}

/** Screen readers are told by the announcement. */
function Undone() {
  const { undone } = useSessionState('undone')
  return (
    <p className="news" aria-hidden="true">
      {useNew(undone, undoneTime)?.words}
    </p>
  )
}

const visitedKey = 'editor-knows-clicks'

// Without its code, the editor goes on without it.
const FirstVisit = latePart(
  async () => (await import('./FirstVisit')).default,
  () => null,
)
const OthersNote = latePart(
  async () => (await import('./OthersNote')).default,
  () => null,
)

export function Notes() {
  const { publishing } = useSurroundings()
  const { name, overview } = useSessionState('name', 'overview')
  const session = useSession()
  const path = overview?.pages.find((page) => page.name === name)?.path
  const [closed, setClosed] = useState<string>()
  const [isNew] = useState(() => localStorage.getItem(visitedKey) === null)
  const close = () => {
    setClosed(name)
    session.announce('Note closed')
    catchFocus('.bar button')
  }
  return (
    <div className="notes">
      {isNew && (
        <Suspense>
          <FirstVisit visitedKey={visitedKey} />
        </Suspense>
      )}
      {overview && <News />}
      <Undone />
      <MissingPage />
      <Notice />
      <DraftNote />
      {path !== undefined && publishing.othersOn && closed !== name && (
        <Suspense>
          <OthersNote path={path} onClose={close} />
        </Suspense>
      )}
      {closed !== name && <UnlinkedPageNote onClose={close} />}
      {closed !== name && <DatedPageNote onClose={close} />}
    </div>
  )
}
