import { useEffect, useState } from 'react'
import { removeEnd, setVisibility, type Visibility, visibilityOf } from '../../../model/edits/visibility'
import { explainAnswer } from '../../../model/session/explain-answer'
import type { PageCommand } from '../../../model/session/page-command'
import { useSession, useSessionState } from '../../use-editor'
import { FieldView } from '../FieldView'
import { Hints } from '../Hints'
import { EndFields, StartField } from './TimeFields'
import { VisibilityChoice } from './VisibilityChoice'
import { ZoneField } from './ZoneField'

const labels: Record<Visibility, string> = {
  draft: 'Page kept as a draft',
  now: 'Page shown at once',
  on: 'Page shown on its day',
}

export function VisibilityFields() {
  const session = useSession()
  const { page } = useSessionState()
  const [chosen, setChosen] = useState<Visibility>()
  const [chosenEnd, setChosenEnd] = useState<boolean>()
  const [problem, setProblem] = useState<string>()
  const times = page && visibilityOf(page)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice that is not written yet ends with every change of the file
  useEffect(() => {
    setChosen(undefined)
    setChosenEnd(undefined)
    setProblem(undefined)
  }, [times?.visibility, times?.isDated, times?.ends])
  if (!page || !times) return null
  const { zone, hasTimer } = times
  const visibility = chosen ?? times.visibility
  const ends = chosenEnd ?? times.ends
  const isTimed = visibility === 'on' || times.isDated || ends
  const act = async (command: PageCommand) => {
    const answer = await session.do(command)
    if (answer?.kind === 'done') return
    setChosen(undefined)
    setChosenEnd(undefined)
    setProblem(explainAnswer(answer, page.text.path))
  }
  const choose = (wanted: Visibility) => {
    setProblem(undefined)
    setChosen(wanted)
    // The day is typed first: nothing is written until then.
    const isIncomplete = wanted === 'on' && !times.isDated
    if (isIncomplete || wanted === times.visibility) return
    void act({ label: labels[wanted], edits: (open) => setVisibility(open, wanted) })
  }
  const chooseEnd = (isWanted: boolean) => {
    setProblem(undefined)
    setChosenEnd(isWanted)
    if (!isWanted && times.ends) void act({ label: 'End of the page taken out', edits: removeEnd })
  }
  return (
    <fieldset className="group when">
      <legend>When visitors see it</legend>
      <VisibilityChoice visibility={visibility} pointer={`${page.pointer}/draft`} onChoose={choose} />
      <Hints pointer={`${page.pointer}/draft`} />
      {(times.isDated || (visibility === 'on' && zone)) && <StartField page={page} isDraft={visibility === 'draft'} />}
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
      {isTimed && zone && !hasTimer && <FieldView pointer="/site/timer" owner="Site" />}
      <p role="status" className="error">
        {problem}
      </p>
    </fieldset>
  )
}
