import { lazy, Suspense, useEffect, useState } from 'react'
import { catchFocus } from '../../views/catch-focus'
import { useSession, useSessionState, useSurroundings } from '../../views/use-editor'
import { DatedPageNote } from './DatedPageNote'
import { DraftNote, MissingPage, Notice } from './DraftNote'
import { UnlinkedPageNote } from './UnlinkedPageNote'

/** Milliseconds. */
const newsTime = 8000
const undoneTime = 4000

function News() {
  const { overview } = useSessionState('overview')
  const news = overview?.news
  const [seen, setSeen] = useState(news?.id)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(news?.id), newsTime)
    return () => clearTimeout(timer)
  }, [news?.id])
  return (
    <p role="status" className="news">
      {news && news.id !== seen && `${news.window}: ${news.label}`}
    </p>
  )
}

/** Screen readers are told by the announcement. */
function Undone() {
  const { undone } = useSessionState('undone')
  const [seen, setSeen] = useState(undone)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(undone), undoneTime)
    return () => clearTimeout(timer)
  }, [undone])
  return (
    <p className="news" aria-hidden="true">
      {undone !== seen && undone?.words}
    </p>
  )
}

const visitedKey = 'editor-knows-clicks'

// Without its code, the editor goes on without it.
const FirstVisit = lazy(() => import('./FirstVisit').catch(() => ({ default: () => null })))
const OthersNote = lazy(() => import('./OthersNote').catch(() => ({ default: () => null })))

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
