import { useEffect, useRef } from 'react'
import { stillOriginal, untranslatedTexts } from '../../../model/languages/translation'
import { hintsAt } from '../../../model/page/page-problems'
import { useSession, useSessionState } from '../../use-editor'

interface HintsProps {
  id?: string
  pointer: string
}

/** A hint comes after its text is saved: it is announced unless the field was opened with it. */
export function Hints({ id, pointer }: HintsProps) {
  const session = useSession()
  const { page } = useSessionState('page')
  const words = page ? hintsAt(page, pointer) : ''
  const known = useRef(words)
  useEffect(() => {
    if (words !== '' && words !== known.current) session.announce(words)
    known.current = words
  }, [session, words])
  const original = page && untranslatedTexts(page).has(pointer) ? stillOriginal(page) : ''
  if (words + original === '') return null
  return (
    <p id={id} className="field-hint">
      {`${words} ${original}`.trim()}
    </p>
  )
}
