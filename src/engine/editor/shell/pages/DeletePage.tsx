import { useId, useState } from 'react'
import type { PageName } from '../../../edits/store'
import { useSessionState } from '../../session/use-session'
import { PageForm } from './PageForm'
import { countPlaces, Places } from './Places'
import { usePlan } from './use-plan'

interface DeletePageProps {
  page: PageName
  onDone: () => void
  onCancel: () => void
}

type Way = 'lead' | 'take'

/** Asks what becomes of the visitors and the links of a page that goes. */
export function DeletePage({ page, onDone, onCancel }: DeletePageProps) {
  const id = useId()
  const { overview } = useSessionState()
  const [way, setWay] = useState<Way>()
  const above = page.path.slice(0, page.path.lastIndexOf('/')) || '/'
  const others = (overview?.pages ?? []).filter(({ path, redirect }) => redirect === undefined && path !== page.path)
  const [target, setTarget] = useState(others.some(({ path }) => path === above) ? above : '/')
  const leadTo = way === 'lead' ? target : undefined
  const change = way === undefined ? undefined : { kind: 'delete' as const, path: page.path, leadTo }
  const { plan, problem } = usePlan(change ?? { kind: 'delete', path: page.path, leadTo: target })
  const places = plan?.places ?? []
  return (
    <PageForm
      title={`Delete ${page.title || page.path}`}
      verb="Delete page"
      problem={way === undefined ? undefined : problem}
      {...{ change, onDone, onCancel }}
    >
      {plan && (
        <p role="status">{places.length === 0 ? 'Nothing links to this page.' : `${countPlaces(places)} lead here.`}</p>
      )}
      <Places places={places} />
      <fieldset className="kinds">
        <legend>Visitors and links</legend>
        <label className="kind">
          <input type="radio" name={`${id}-way`} checked={way === 'lead'} onChange={() => setWay('lead')} />
          <strong>Send visitors to another page</strong>
          <span className="help">Links lead there, too, and the old address leads on.</span>
        </label>
        {way === 'lead' && (
          <div className="field">
            <label htmlFor={`${id}-target`}>Send visitors to</label>
            <select id={`${id}-target`} value={target} onChange={(event) => setTarget(event.target.value)}>
              {others.map(({ path, title }) => (
                <option key={path} value={path}>
                  {title} ({path})
                </option>
              ))}
            </select>
          </div>
        )}
        <label className="kind">
          <input type="radio" name={`${id}-way`} checked={way === 'take'} onChange={() => setWay('take')} />
          <strong>Take the links off</strong>
          <span className="help">
            Links in texts leave their words; buttons and rows that only lead here go. The old address is not found any
            more.
          </span>
        </label>
      </fieldset>
    </PageForm>
  )
}
