import { useState } from 'react'
import { plural } from '../../../../base/text/numbers'
import type { PageName } from '../../../edited-site/overview'
import type { PagePlan } from '../../../edited-site/page-changes'
import { completePath } from '../../model/links/address'
import { AffectedPlaces, countPlaces } from './AffectedPlaces'
import { PageForm, TextRow } from './PageForm'
import { usePlan } from './use-plan'

interface MovePageProps {
  page: PageName
  hasChildren: boolean
  onDone: () => void
  onCancel: () => void
}

/** "7 links on 5 pages will change. Visitors of the old address are led on." */
function MoveWords({ places, redirected, staying }: PagePlan) {
  return (
    <>
      <p role="status">
        {places.length === 0 ? 'No link changes.' : `${countPlaces(places)} will change.`}{' '}
        {redirected.length === 0
          ? 'The old address has not been public yet: it leads nowhere.'
          : `Visitors of ${redirected.length === 1 ? 'the old address' : `${redirected.length} old addresses`} are led on.`}
        {staying.length > 0 && ` ${plural(staying.length, 'page')} below it stay: ${staying.join(', ')}.`}
      </p>
      <AffectedPlaces places={places} />
    </>
  )
}

export function MovePage({ page, hasChildren, onDone, onCancel }: MovePageProps) {
  const [to, setTo] = useState(page.path)
  const [withChildren, setWithChildren] = useState(hasChildren)
  const path = completePath(to)
  const change = path === page.path ? undefined : { kind: 'move' as const, from: page.name, to: path, withChildren }
  const { plan, problem } = usePlan(change)
  return (
    <PageForm title={`Move “${page.title}”`} verb="Move page" fieldProblem={problem} {...{ change, onDone, onCancel }}>
      <TextRow
        label="New address"
        help="Links to the page follow."
        value={to}
        hasFocus
        problem={problem}
        onChange={setTo}
      />
      {hasChildren && (
        <label className="check">
          <input type="checkbox" checked={withChildren} onChange={({ target }) => setWithChildren(target.checked)} />{' '}
          Move the pages below it, too
        </label>
      )}
      {plan && change && <MoveWords {...plan} />}
      {change && !plan && problem === undefined && (
        <p role="status" className="help">
          Looking for links …
        </p>
      )}
    </PageForm>
  )
}
