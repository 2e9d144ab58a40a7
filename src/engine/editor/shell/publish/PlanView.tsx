import { type FormEvent, useState } from 'react'
import type { PublishPlan } from '../../../store/publishing'
import { nounFor, plural } from '../../../text/numbers'
import { useSession, useSessionState } from '../../views/use-editor'
import { SaveChange } from './SaveChange'
import { type ThingToFix, thingsToFix } from './things-to-fix'

const maxLength = 100

function ToFixFirst({ things, onClose }: { things: ThingToFix[]; onClose: () => void }) {
  return (
    <section className="to-fix-first">
      <h3>{plural(things.length, 'thing')} to fix first</h3>
      <ul>
        {things.map(({ place, message, show }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two mistakes may have the same words
          <li key={index}>
            {show ? (
              <button
                type="button"
                onClick={() => {
                  onClose()
                  void show()
                }}
              >
                {place}
              </button>
            ) : (
              <strong>{place}</strong>
            )}
            <p className="error">{message}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is published, where, and what is left out. */
function Content({ plan: { counts, files, leftOut, target, toFillIn } }: { plan: PublishPlan }) {
  const list = (names: string[]) => names.map((name) => <li key={name}>{name}</li>)
  return (
    <>
      <p>{counts ? `${counts[0]?.toUpperCase()}${counts.slice(1)}.` : 'Visitors would notice nothing of it.'}</p>
      {target && (
        <p className="help">
          Goes to <strong>{target.server}</strong>, as a new branch
          {target.branch ? ` beside “${target.branch}”` : ''}.
          {target.ahead > 0 &&
            ` ${plural(target.ahead, 'earlier version')} that the server has not got ${nounFor(target.ahead, 'goes', 'go')} along.`}
        </p>
      )}
      {toFillIn > 0 && (
        <p className="note">
          {plural(toFillIn, 'place')} still {nounFor(toFillIn, 'holds', 'hold')} an example’s words. Visitors would read
          them.
        </p>
      )}
      <details>
        <summary>pages.json{files.length > 0 && ` and ${plural(files.length, 'file')}`}</summary>
        {files.length > 0 && <ul>{list(files)}</ul>}
        {leftOut.length > 0 && (
          <>
            <p>Not sent, because no page shows them, or because they are gone here:</p>
            <ul>{list(leftOut)}</ul>
          </>
        )}
      </details>
    </>
  )
}

interface PlanViewProps {
  plan: PublishPlan
  words: string
  onWords: (words: string) => void
  onPublish: (words: string) => void
  onClose: () => void
}

function PublishForm({ words, onWords, onPublish }: Pick<PlanViewProps, 'words' | 'onWords' | 'onPublish'>) {
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(words.trim() === '')
    if (words.trim() !== '') onPublish(words)
  }
  return (
    <form onSubmit={submit} className="about">
      <label htmlFor="publish-about">What is it about?</label>
      <input
        id="publish-about"
        // biome-ignore lint/a11y/noAutofocus: a dialog moves the focus to what is to be done in it
        autoFocus
        autoComplete="off"
        maxLength={maxLength}
        value={words}
        onChange={({ target }) => onWords(target.value)}
        aria-invalid={isMissing}
        aria-describedby="publish-help"
      />
      <p id="publish-help" className={isMissing ? 'error' : 'help'}>
        {isMissing ? 'Write in a line what it is about.' : 'One line for the others, for example: New opening hours.'}
      </p>
      <div className="buttons">
        <button type="submit" className="publish">
          Publish
        </button>
      </div>
    </form>
  )
}

/** What publishing would do: what to fix first, what is sent, or why it can only be saved as a file. */
export function PlanView({ plan, onClose, ...form }: PlanViewProps) {
  const session = useSession()
  // Unsaved texts count, too.
  useSessionState()
  const things = thingsToFix(session, plan.toFix)
  if (things.length > 0) return <ToFixFirst {...{ things, onClose }} />
  if (!plan.hasChanges) return <p>Nothing has changed since the last version on record: there is nothing to publish.</p>
  return (
    <>
      {plan.why === undefined ? (
        <Content plan={plan} />
      ) : (
        <p className="note">{plan.why} So it is not sent anywhere, but you can hand it over as a file.</p>
      )}
      {plan.target ? <PublishForm {...form} /> : <SaveChange />}
    </>
  )
}
