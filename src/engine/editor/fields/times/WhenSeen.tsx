import { useEffect, useState } from 'react'
import { chooseWay, neverEnd, timesOf, type Way } from '../../deeds/times'
import { explainAnswer } from '../../session/explain-answer'
import type { Task } from '../../session/task'
import { useSession, useSessionState } from '../../session/use-session'
import { FieldView } from '../FieldView'
import { Hints } from '../Hints'
import { EndFields, StartField } from './TimeFields'
import { Ways } from './Ways'
import { ZoneField } from './ZoneField'

const labels: Record<Way, string> = {
  draft: 'Page kept as a draft',
  now: 'Page shown at once',
  on: 'Page shown on its day',
}

/** When visitors see the page: as a draft never, at once or from a day on, and until when. */
export function WhenSeen() {
  const session = useSession()
  const { page } = useSessionState()
  const [wish, setWish] = useState<Way>()
  const [endWish, setEndWish] = useState<boolean>()
  const [problem, setProblem] = useState<string>()
  const times = page && timesOf(page)
  // What is in the file holds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish ends with every change of what is written
  useEffect(() => {
    setWish(undefined)
    setEndWish(undefined)
    setProblem(undefined)
  }, [times?.way, times?.isDated, times?.ends])
  if (!page || !times) return null
  const { zone, hasTimer } = times
  const way = wish ?? times.way
  const ends = endWish ?? times.ends
  const isTimed = way === 'on' || times.isDated || ends
  const act = async (task: Task) => {
    const answer = await session.do(task)
    if (answer?.kind === 'done') return
    setWish(undefined)
    setEndWish(undefined)
    setProblem(explainAnswer(answer, page.text.path))
  }
  const choose = (chosen: Way) => {
    setProblem(undefined)
    // A day has to be said first: nothing is written until then.
    const waits = chosen === 'on' && !times.isDated
    setWish(chosen)
    if (!waits && chosen !== times.way) void act({ label: labels[chosen], edits: (open) => chooseWay(open, chosen) })
  }
  const chooseEnd = (isWanted: boolean) => {
    setProblem(undefined)
    setEndWish(isWanted)
    if (!isWanted && times.ends) void act({ label: 'End of the page taken out', edits: neverEnd })
  }
  return (
    <fieldset className="group when">
      <legend>When visitors see it</legend>
      <Ways way={way} pointer={`${page.pointer}/draft`} onChoose={choose} />
      <Hints pointer={`${page.pointer}/draft`} />
      {(times.isDated || (way === 'on' && zone)) && <StartField page={page} isDraft={way === 'draft'} />}
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
