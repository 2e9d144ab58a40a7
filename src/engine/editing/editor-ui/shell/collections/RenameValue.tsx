import { useState } from 'react'
import { plural } from '../../../../base/text/numbers'
import { collectionsOf } from '../../model/collections/collections'
import { useSession, useSessionState } from '../../views/use-editor'
import { AffectedPlaces } from '../pages/AffectedPlaces'
import { PageForm, TextRow } from '../pages/PageForm'
import { usePlan } from '../pages/use-plan'
import { sayOne } from './say-field'

interface RenameValueProps {
  collection: string
  field: string
  value: string
  /** A page in the language of the entries. */
  near: string
  onDone: (value: string) => void
  onCancel: () => void
}

/** Renames a value wherever entries have it, lists choose it, or links lead to its page. */
export function RenameValue({ collection, field, value, near, onDone, onCancel }: RenameValueProps) {
  const { book } = useSession()
  const { overview } = useSessionState('overview')
  const [typed, setTyped] = useState(value)
  const to = typed.trim()
  const change =
    to === '' || to === value ? undefined : { kind: 'value' as const, collection, field, value, to, page: near }
  const { plan, problem } = usePlan(change)
  const others = overview ? collectionsOf(overview).valuesOf(collection, field, near) : []
  const isTaken = to !== value && others.some((other) => other.value === to)
  return (
    <PageForm
      title={`Rename “${value}” everywhere`}
      verb="Rename"
      stays
      fieldProblem={problem}
      {...{ change, onCancel }}
      onDone={() => onDone(to)}
    >
      <TextRow
        label="New name"
        help={`For this ${sayOne(book, field)} in all entries, lists and filters.`}
        value={typed}
        hasFocus
        problem={problem}
        onChange={setTyped}
      />
      {plan && change && (
        <>
          <p role="status">
            {plural(plan.places.length, 'place')} will change.
            {plan.redirected.length > 0 && ` Visitors of ${plan.redirected.join(', ')} are led on.`}
            {isTaken && ` “${to}” is there already: both become one.`}
          </p>
          <AffectedPlaces places={plan.places} />
        </>
      )}
    </PageForm>
  )
}
