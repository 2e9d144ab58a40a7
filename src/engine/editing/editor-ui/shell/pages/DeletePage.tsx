import { useId, useState } from 'react'
import type { PageName } from '../../../edited-site/overview'
import { ListChoice } from '../../views/ListChoice'
import { useSessionState } from '../../views/use-editor'
import { AffectedPlaces, countPlaces } from './AffectedPlaces'
import { PageForm } from './PageForm'
import { usePlan } from './use-plan'

interface DeletePageProps {
  page: PageName
  onDone: () => void
  onCancel: () => void
}

type LinkHandling = 'lead' | 'take'

interface LinkChoiceProps {
  handling: LinkHandling | undefined
  target: string
  others: PageName[]
  onChoose: (handling: LinkHandling) => void
  onTarget: (path: string) => void
}

function LinkChoice({ handling, target, others, onChoose, onTarget }: LinkChoiceProps) {
  const id = useId()
  return (
    <fieldset className="ways">
      <legend>Visitors and links</legend>
      <label className="way-choice">
        <input type="radio" name={`${id}-way`} checked={handling === 'lead'} onChange={() => onChoose('lead')} />
        <strong>Lead visitors to another page</strong>
        <span className="help">Links to this page will lead there, too.</span>
      </label>
      {handling === 'lead' && (
        <ListChoice
          label="Lead visitors to"
          value={target}
          options={others.map(({ path, title }) => ({ value: path, words: `${title} (${path})` }))}
          onChoose={(path = '') => onTarget(path)}
        />
      )}
      <label className="way-choice">
        <input type="radio" name={`${id}-way`} checked={handling === 'take'} onChange={() => onChoose('take')} />
        <strong>Remove the links</strong>
        <span className="help">
          Links in texts keep their words. Buttons and rows that only link here are removed, and the old address leads
          nowhere.
        </span>
      </label>
    </fieldset>
  )
}

export function DeletePage({ page, onDone, onCancel }: DeletePageProps) {
  const { overview } = useSessionState('overview')
  const sharesPath = (overview?.pages ?? []).some(({ name, path }) => path === page.path && name !== page.name)
  const [handling, setHandling] = useState<LinkHandling | undefined>(sharesPath ? 'take' : undefined)
  const above = page.path.slice(0, page.path.lastIndexOf('/')) || '/'
  const others = (overview?.pages ?? []).filter(
    ({ path, address, redirect }) => redirect === undefined && path !== page.path && path === address,
  )
  const [target, setTarget] = useState(others.some(({ path }) => path === above) ? above : '/')
  const leadTo = handling === 'lead' ? target : undefined
  const change = handling === undefined ? undefined : { kind: 'delete' as const, name: page.name, leadTo }
  const { plan, problem } = usePlan(change ?? { kind: 'delete', name: page.name, leadTo: target })
  const places = plan?.places ?? []
  return (
    <PageForm
      title={`Delete ${page.title || page.path}`}
      verb="Delete page"
      isDanger
      problem={handling === undefined ? undefined : problem}
      {...{ change, onDone, onCancel }}
    >
      {sharesPath && <p>Another page has the address {page.path}, too. Links go to that one.</p>}
      {plan && !sharesPath && (
        <p role="status">
          {places.length === 0
            ? 'Nothing links to this page.'
            : `${countPlaces(places)} ${places.length === 1 ? 'leads' : 'lead'} here.`}
        </p>
      )}
      <AffectedPlaces places={places} />
      {!sharesPath && <LinkChoice {...{ handling, target, others }} onChoose={setHandling} onTarget={setTarget} />}
    </PageForm>
  )
}
