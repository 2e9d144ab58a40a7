import { type FormEvent, useState } from 'react'
import { Button, DialogTrigger, Popover } from 'react-aria-components'
import { Icon } from '../../controls/Icon'
import { WithTooltip } from '../../controls/WithTooltip'
import { useShownTimes, useSurroundings } from '../../views/use-editor'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** "2027-01-12 09:00" -> "12 Jan, 09:00" */
const shorten = (at: string): string => `${day.format(Date.parse(at.slice(0, 10)))}, ${at.slice(11)}`

export function PreviewTime() {
  const { previewTime } = useSurroundings()
  const times = useShownTimes()
  const [isOpen, setIsOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!previewTime || !times?.isUsed) return null
  const show = async (at?: string) => {
    const found = at === '' ? 'Choose a day and a time.' : await previewTime.show(at)
    setProblem(found)
    setIsOpen(found !== undefined)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void show(String(new FormData(event.currentTarget).get('at')).replace('T', ' '))
  }
  const name = `As of: ${times.previewTime?.words ?? 'now'}`
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <WithTooltip name={name}>
        <Button
          aria-label={name}
          className={`icon-button preview-time ${times.previewTime ? '' : 'quiet'}`}
          data-other={times.previewTime ? true : undefined}
        >
          <Icon name="date" />
          <span className="word">{times.previewTime ? shorten(times.previewTime.at) : 'As of'}</span>
        </Button>
      </WithTooltip>
      <Popover className="popover" placement="bottom end" offset={4}>
        {/* The popover is the dialog. With a Dialog in it, its own name would be outside of all landmarks. */}
        <div className="preview-time-dialog">
          <form onSubmit={submit}>
            <h2>Show the site as of</h2>
            <div className="buttons">
              <input
                type="datetime-local"
                name="at"
                aria-label="Day and time"
                defaultValue={times.previewTime?.at.replace(' ', 'T')}
              />
              <button type="submit">Show</button>
            </div>
            <p className="help">By the clocks of {times.zone}. What you change is saved as always.</p>
            <p role="status" className="error">
              {problem}
            </p>
          </form>
          {times.previewTime && (
            <button type="button" className="primary" onClick={() => void show()}>
              Back to now
            </button>
          )}
          {times.dates.length > 0 && (
            <section>
              <h3>Coming up</h3>
              {times.dates.map(({ at, words }) => (
                <button key={at} type="button" className="quiet" onClick={() => void show(at)}>
                  {words}
                </button>
              ))}
            </section>
          )}
        </div>
      </Popover>
    </DialogTrigger>
  )
}
