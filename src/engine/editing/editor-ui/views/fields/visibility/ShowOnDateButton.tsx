import { useState } from 'react'
import { Icon } from '../../../controls/Icon'
import { useShownTimes, useSurroundings } from '../../use-editor'
import { ErrorMessage } from '../frame/FieldFrame'

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export function ShowOnDateButton({ time }: { time: unknown }) {
  const { previewTime } = useSurroundings()
  const times = useShownTimes()
  const [problem, setProblem] = useState<string>()
  const isShown = times?.previewTime?.at === time
  if (!previewTime || typeof time !== 'string' || !(isShown || times?.dates.some(({ at }) => at === time))) return null
  return (
    <div className="show-on-date">
      <button
        type="button"
        className="quiet"
        onClick={() => void previewTime.show(isShown ? undefined : time).then(setProblem)}
      >
        <Icon name={isShown ? 'back' : 'date'} />
        {isShown ? 'Back to now' : `See it on ${days.format(Date.parse(time.slice(0, 10)))}`}
      </button>
      {problem !== undefined && <ErrorMessage>{problem}</ErrorMessage>}
    </div>
  )
}
