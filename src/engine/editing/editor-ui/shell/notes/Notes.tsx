import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession, useSessionState, useSurroundings } from '../../views/use-editor'
import { useMedia } from '../layout/use-media'
import { catchFocus } from '../regions'
import { DatedPageNote } from './DatedPageNote'
import { DraftNote, MissingPage, Notice } from './DraftNote'
import { UnlinkedPageNote } from './UnlinkedPageNote'

/** Milliseconds. */
const newsTime = 8000

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

const key = 'editor-knows-clicks'

function FirstVisit() {
  const { savedAt, page } = useSessionState('savedAt', 'page')
  const isTouched = useMedia('(pointer: coarse)')
  const [isNew, setIsNew] = useState(() => localStorage.getItem(key) === null)
  useEffect(() => {
    if (savedAt !== undefined) localStorage.setItem(key, 'true')
  }, [savedAt])
  if (!isNew || !page) return null
  const close = () => {
    localStorage.setItem(key, 'true')
    setIsNew(false)
    catchFocus('.bar button')
  }
  return (
    <section aria-label="First steps" className="first-visit">
      <div role="status">
        <ol>
          <li>
            {isTouched ? 'Tap a block, then its words or picture.' : 'Click any words or picture, and change them.'}
          </li>
          <li>What you change is saved at once. Undo takes it back.</li>
          <li>Visitors see it when you have published it.</li>
        </ol>
      </div>
      <button type="button" onClick={close}>
        Got it
      </button>
    </section>
  )
}

// Without its code, the editor goes on without it.
const OthersNote = lazy(() => import('./OthersNote').catch(() => ({ default: () => null })))

export function Notes() {
  const { publishing } = useSurroundings()
  const { name, overview } = useSessionState('name', 'overview')
  const session = useSession()
  const path = overview?.pages.find((page) => page.name === name)?.path
  const [closed, setClosed] = useState<string>()
  const close = () => {
    setClosed(name)
    session.announce('Note closed')
    catchFocus('.bar button')
  }
  return (
    <div className="notes">
      <FirstVisit />
      {overview && <News />}
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
