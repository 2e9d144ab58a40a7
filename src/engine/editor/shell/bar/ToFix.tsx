import { useRef } from 'react'
import { plural } from '../../../text/numbers'
import { findErrors, findWarnings } from '../../model/page/page-problems'
import { useSession, useSessionState } from '../../views/use-editor'
import { showField } from '../show-field'

interface JumpProps {
  label: string
  places: string[]
  isUrgent?: boolean
}

/** Goes to the first of several places, and to the next when it is pressed again. */
function Jump({ label, places, isUrgent = false }: JumpProps) {
  const session = useSession()
  const next = useRef(0)
  const go = () => {
    const place = places[next.current % places.length]
    next.current++
    if (place !== undefined) void showField(session, place)
  }
  if (places.length === 0) return null
  return (
    <button type="button" className={isUrgent ? 'to-fix' : 'to-do'} onClick={go}>
      {label}
    </button>
  )
}

/** How much there is to fix, to fill in and to look at, with the way there. */
export function ToFix() {
  const { page, unsaved } = useSessionState()
  if (!page) return null
  const toFix = findErrors(page, unsaved)
  const { toFillIn, hints } = findWarnings(page)
  return (
    <>
      <Jump label={`${plural(toFix.length, 'thing')} to fix`} places={toFix} isUrgent />
      <Jump label={`${toFillIn.length} to fill in`} places={toFillIn} />
      <Jump label={plural(hints.length, 'hint')} places={hints} />
    </>
  )
}
