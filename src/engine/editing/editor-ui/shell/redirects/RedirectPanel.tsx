import { useId, useState } from 'react'
import type { PageName } from '../../../edited-site/overview'
import { Icon } from '../../controls/Icon'
import { completeAddress, completePath } from '../../model/links/address'
import { suggestTargets } from '../../model/links/find-targets'
import { pagePathOf, targetsFor } from '../../model/links/link-targets'
import { titleOfPage } from '../../model/page/page-title'
import { useLinkTargetsOn } from '../../views/fields/addresses/use-link-targets-on'
import { described, ErrorMessage } from '../../views/fields/frame/FieldFrame'
import { SuggestingInput } from '../../views/fields/suggestions/SuggestingInput'
import { useAnswer } from '../../views/use-answer'
import { useSession, useSessionState } from '../../views/use-editor'
import { AffectedPlaces, countPlaces } from '../pages/AffectedPlaces'
import { Facts, type PageAction } from '../pages/PageDetails'
import { PageForm, TextRow } from '../pages/PageForm'
import { sayWhen } from '../pages/page-rows'
import { usePlan } from '../pages/use-plan'

interface TargetRowProps {
  value: string
  problem: string | undefined
  /** The beginning of an address is no mistake: it is judged when the field is left. */
  onChange: (value: string, isLeft: boolean) => void
}

function TargetRow({ value, problem, onChange }: TargetRowProps) {
  const id = useId()
  const { overview } = useSessionState('overview')
  const places = useLinkTargetsOn(overview && pagePathOf('href', value, overview))
  // A place without an anchor would get one: another edit.
  const targets = [...places.filter(({ edits }) => !edits), ...(overview ? targetsFor('page', overview, []) : [])]
  const { found, first } = suggestTargets(value, targets)
  return (
    <div className="field" data-invalid={problem !== undefined || undefined}>
      <label htmlFor={id}>Leads to</label>
      <SuggestingInput
        {...described(id, problem)}
        value={value}
        found={found.map(({ address, title }) => ({ value: address, title, detail: address }))}
        first={first}
        listLabel="Suggestions for Leads to"
        onType={(text) => onChange(text, false)}
        onChoose={(index) => onChange(found[index]?.address ?? value, true)}
        onLeave={() => onChange(completeAddress(value), true)}
        onGiveUp={() => undefined}
      />
      <p id={`${id}-help`} className="help">
        A page of this site, a place on it, or the address of another site.
      </p>
      {problem !== undefined && <ErrorMessage id={`${id}-error`}>{problem}</ErrorMessage>}
    </div>
  )
}

interface FormProps {
  row?: PageName
  onDone: (path: string) => void
  onCancel: () => void
}

function RedirectForm({ row, onDone, onCancel }: FormProps) {
  const { name } = useSessionState('name')
  const [path, setPath] = useState(row?.path ?? '')
  const [to, setTo] = useState(row?.redirect ?? '')
  const [isTyping, setTyping] = useState(false)
  const isHalf = to.trim() === ''
  // Until there is a target, the address alone is judged.
  const wanted = { path: completePath(path), to: isHalf ? '/' : completeAddress(to) }
  const isSame = wanted.path === row?.path && wanted.to === row.redirect
  const planned =
    wanted.path === '' || isSame ? undefined : { kind: 'redirect' as const, old: row?.path, wanted, page: name }
  const { plan, problem, refused = '' } = usePlan(planned)
  const isOfTarget = refused.endsWith('/redirect')
  return (
    <PageForm
      title={row ? `Change ${row.path}` : 'An address that leads elsewhere'}
      verb={row ? 'Change' : 'Add address'}
      stays
      change={isHalf ? undefined : planned}
      fieldProblem={problem}
      onDone={() => onDone(wanted.path)}
      onCancel={onCancel}
    >
      <TextRow
        label="Address"
        help="What visitors type or have kept, for example /summer-offer."
        value={path}
        hasFocus
        problem={isOfTarget ? undefined : problem}
        onChange={setPath}
      />
      <TargetRow
        value={to}
        problem={isOfTarget && !isTyping ? problem : undefined}
        onChange={(text, isLeft) => {
          setTo(text)
          setTyping(!isLeft)
        }}
      />
      {plan && plan.places.length > 0 && (
        <>
          <p role="status">{countPlaces(plan.places)} will lead there at once.</p>
          <AffectedPlaces places={plan.places} />
        </>
      )}
    </PageForm>
  )
}

function RemoveRedirect({ row, onDone, onCancel }: FormProps & { row: PageName }) {
  const { name, overview } = useSessionState('name', 'overview')
  const change = { kind: 'redirect' as const, old: row.path, page: name }
  const { plan, problem } = usePlan(change)
  return (
    <PageForm
      title={`Remove ${row.path}`}
      verb="Remove"
      isDanger
      stays
      onDone={() => onDone(row.redirect ?? '/')}
      {...{ change, problem, onCancel }}
    >
      <p>Visitors of {row.path} will be told that there is no such page.</p>
      {plan && (
        <p role="status">
          {plan.places.length === 0
            ? 'Nothing on the site links to it.'
            : `${countPlaces(plan.places)} will lead to ${titleOfPage(overview, row.redirect ?? '')} at once.`}
        </p>
      )}
      <AffectedPlaces places={plan?.places ?? []} />
    </PageForm>
  )
}

/** What the check advises about the chosen redirect. */
function useHints({ name, pointer }: PageName): string[] {
  const session = useSession()
  const { overview } = useSessionState('overview')
  const page = useAnswer(() => session.readOther(name), [session, name, overview?.revision])
  const own = page?.text.problems.filter((problem) => problem.pointer.startsWith(`${pointer}/`)) ?? []
  return own.map(({ message }) => message)
}

interface DetailsProps {
  row: PageName
  onAction: (action: PageAction) => void
}

function RedirectDetails({ row, onAction }: DetailsProps) {
  const { overview } = useSessionState('overview')
  const hints = useHints(row)
  const { path, redirect = '', changed } = row
  const title = titleOfPage(overview, redirect)
  return (
    <section className="page-details" aria-label="Chosen address">
      <div className="page-facts">
        <h3>{path}</h3>
        <Facts
          facts={[
            ['Leads to', title === redirect ? redirect : `${title} (${redirect})`],
            ['Changed', changed && sayWhen(changed)],
          ]}
        />
        {hints.map((hint) => (
          <p key={hint} className="field-hint">
            {hint}
          </p>
        ))}
      </div>
      <div className="dialog-foot">
        <button type="button" className="danger" onClick={() => onAction('unredirect')}>
          <Icon name="remove" /> Remove
        </button>
        <span className="spring" />
        <button type="button" className="primary" onClick={() => onAction('redirect')}>
          Change
        </button>
      </div>
    </section>
  )
}

interface RedirectPanelProps extends Omit<FormProps, 'row'> {
  row: PageName | undefined
  action: PageAction | undefined
  onAction: (action: PageAction) => void
}

/** Shows, adds, changes or removes a redirect, beside the list of pages. */
export function RedirectPanel({ row, action, onAction, ...on }: RedirectPanelProps) {
  if (action === 'new-redirect') return <RedirectForm {...on} />
  if (!row) return null
  if (action === 'redirect') return <RedirectForm key={row.name} row={row} {...on} />
  if (action === 'unredirect') return <RemoveRedirect row={row} {...on} />
  return <RedirectDetails row={row} onAction={onAction} />
}
