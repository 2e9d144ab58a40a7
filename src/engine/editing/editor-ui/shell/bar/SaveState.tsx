import { clockOf, plural } from '../../../../base/text/numbers'
import type { SessionState } from '../../model/session/session-state'
import { useSession, useSessionState } from '../../views/use-editor'

const parts = ['unsaved', 'waits', 'trouble', 'isWriting', 'saving', 'savedAt', 'page', 'isMissing'] as const

type Shown = Pick<SessionState, (typeof parts)[number]>

function explainTrouble({ unsaved, waits, trouble }: Shown, isEmpty: boolean): string | undefined {
  const why = waits ?? trouble
  if (why) return isEmpty && why === waits ? why : `Not saved: ${why}`
  const refused = unsaved.filter(({ message }) => message !== undefined)
  const [first] = refused
  if (first) return `${plural(refused.length, 'thing')} to fix, not saved. ${first.open.label}: ${first.message}`
  const kept = unsaved.filter(({ pointer, conflict }) => pointer === undefined || conflict)
  return kept.length > 0 ? `${plural(kept.length, 'text')} not saved` : undefined
}

function describeState({ isWriting, saving, unsaved, savedAt, page, isMissing }: Shown): string {
  if (saving > 0 || unsaved.some(({ lacks }) => lacks === undefined)) return 'Saving'
  if (isWriting) return 'Writing'
  if (savedAt !== undefined) return `Saved ${clockOf(savedAt)}`
  return page || isMissing ? 'Saved' : 'Opening'
}

export function SaveState() {
  const { outbox } = useSession()
  const state = useSessionState(...parts)
  const trouble = explainTrouble(state, outbox.isEmpty)
  if (trouble !== undefined)
    return (
      <p role="status" className="save-state" data-trouble>
        <span aria-hidden="true">Not saved</span>
        <span className="save-trouble">{trouble}</span>
      </p>
    )
  const words = describeState(state)
  return (
    // Each pause while typing would be announced.
    <p role="status" aria-live={words === 'Writing' ? 'off' : undefined} className="save-state">
      {words}
    </p>
  )
}
