import { useEffect, useState } from 'react'
import { catchFocus } from '../../views/catch-focus'
import { useSessionState } from '../../views/use-editor'
import { useMedia } from '../layout/use-media'

/** What is new to an author. A change that is saved shows that it is known. */
export default function FirstVisit({ visitedKey }: { visitedKey: string }) {
  const { savedAt, page } = useSessionState('savedAt', 'page')
  const isTouched = useMedia('(pointer: coarse)')
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    if (savedAt !== undefined) localStorage.setItem(visitedKey, 'true')
  }, [savedAt, visitedKey])
  if (isClosed || !page) return null
  const close = () => {
    localStorage.setItem(visitedKey, 'true')
    setClosed(true)
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
