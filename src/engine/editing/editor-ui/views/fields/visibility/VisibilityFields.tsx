import { useEffect, useState } from 'react'
import { missingTime } from '../../../model/edits/typed-time'
import {
  removeEnd,
  setEnd,
  setStart,
  setVisibility,
  type Visibility,
  visibilityOf,
} from '../../../model/edits/visibility'
import type { OpenPage } from '../../../model/page/open-page'
import { explainAnswer } from '../../../model/session/explain-answer'
import type { PageCommand } from '../../../model/session/page-command'
import { useSession, useSessionState } from '../../use-editor'
import { FieldControl } from '../FieldControl'
import { ErrorMessage } from '../frame/FieldFrame'
import { GroupFrame } from '../frame/GroupFrame'
import { Hints } from '../frame/Hints'
import { ShowOnDateButton } from './ShowOnDateButton'
import { EndFields, endLabel, StartField, startLabel } from './TimeFields'
import { VisibilityChoice } from './VisibilityChoice'
import { ZoneField } from './ZoneField'

const labels: Record<Visibility, string> = {
  draft: 'Page kept as a draft',
  now: 'Page shown at once',
  on: 'Page shown on its day',
}

export function VisibilityFields() {
  const session = useSession()
  const { page, unsaved } = useSessionState('page', 'unsaved')
  const [problem, setProblem] = useState<string>()
  const [wanted, setWanted] = useState<{ visibility?: Visibility; ends?: boolean }>({})
  const times = page && visibilityOf(page)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal ends with every change of the file
  useEffect(() => setProblem(undefined), [times?.visibility, times?.isDated, times?.ends])
  if (!page || !times) return null
  const { zone, hasTimer } = times
  const start = `${page.pointer}/publish`
  const end = `${page.pointer}/expire/at`
  const isWaiting = (pointer: string) => unsaved.some((one) => one.pointer === pointer)
  const visibility = wanted.visibility ?? (isWaiting(start) && !times.isDated ? 'on' : times.visibility)
  const ends = wanted.ends ?? (times.ends || isWaiting(end))
  const isTimed = visibility === 'on' || times.isDated || ends
  const act = async (change: typeof wanted, command: PageCommand) => {
    setWanted(change)
    const answer = await session.do(command)
    setWanted({})
    if (answer?.kind !== 'done') setProblem(explainAnswer(answer, page.text.path))
  }
  const dropTyped = (pointer: string) => {
    const open = session.openField(pointer, startLabel)
    if (open) session.outbox.discard(open)
  }
  const choose = (chosen: Visibility) => {
    setProblem(undefined)
    // Nothing is written before there is a day.
    if (chosen === 'on' && !times.isDated)
      return session.await(session.openField(start, startLabel, setStart), missingTime)
    dropTyped(start)
    // What was typed before may change the page until this command runs.
    const edits = (open: OpenPage) => (visibilityOf(open).visibility === chosen ? [] : setVisibility(open, chosen))
    void act({ visibility: chosen }, { label: labels[chosen], edits })
  }
  const chooseEnd = (isWanted: boolean) => {
    setProblem(undefined)
    if (isWanted) return session.await(session.openField(end, endLabel, setEnd), missingTime)
    dropTyped(end)
    void act({ ends: false }, { label: 'End of the page removed', edits: removeEnd })
  }
  return (
    <GroupFrame className="when" label="When visitors see it">
      <VisibilityChoice visibility={visibility} pointer={`${page.pointer}/draft`} onChoose={choose} />
      <Hints pointer={`${page.pointer}/draft`} />
      {(times.isDated || (visibility === 'on' && zone)) && <StartField page={page} isDraft={visibility === 'draft'} />}
      <ShowOnDateButton time={page.valueAt(start)} />
      <label className="check">
        <input
          type="checkbox"
          checked={ends}
          data-pointer={`${page.pointer}/expire`}
          onChange={({ target }) => chooseEnd(target.checked)}
        />
        Until …
      </label>
      <Hints pointer={`${page.pointer}/expire`} />
      {ends && (zone || times.ends) && <EndFields page={page} />}
      {isTimed && !zone && <ZoneField />}
      {isTimed && zone && <p className="help">By the clocks of {zone}, the time zone of the site.</p>}
      {isTimed && zone && !hasTimer && <FieldControl pointer="/site/timer" owner="Site" />}
      <div role="status">{problem !== undefined && <ErrorMessage>{problem}</ErrorMessage>}</div>
    </GroupFrame>
  )
}
