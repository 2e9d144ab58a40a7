import { useId, useState } from 'react'
import { writeField } from '../../../model/edits/field-edits'
import { explainAnswer } from '../../../model/session/explain-answer'
import { useSession } from '../../use-editor'
import { described, ErrorMessage } from '../frame/FieldFrame'
import { ZoneList } from '../ZoneList'

/** Asks before the first time is written. The browser's zone is proposed. */
export function ZoneField() {
  const id = useId()
  const session = useSession()
  const [zone, setZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const [message, setMessage] = useState<string>()
  const write = async () => {
    const edits = (open: Parameters<typeof writeField>[0]) => writeField(open, '/site/timeZone', JSON.stringify(zone))
    setMessage(explainAnswer(await session.do({ label: 'Time zone of the site set', edits })))
  }
  return (
    <div className="field" data-invalid={message !== undefined || undefined}>
      <div className="field-head">
        <label htmlFor={id}>Time zone of the site</label>
      </div>
      <div className="zone">
        <input
          {...described(id, message)}
          list={`${id}-list`}
          value={zone}
          autoComplete="off"
          onChange={({ target }) => setZone(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') void write()
          }}
        />
        <button type="button" onClick={() => void write()}>
          Use it
        </button>
      </div>
      <ZoneList id={`${id}-list`} />
      {message !== undefined && <ErrorMessage id={`${id}-error`}>{message}</ErrorMessage>}
      <p id={`${id}-help`} className="help">
        Days and times are those of its clocks, wherever the site is built. It is asked for once.
      </p>
    </div>
  )
}
