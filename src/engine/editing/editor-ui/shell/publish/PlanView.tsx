import { type FormEvent, useState } from 'react'
import { capitalize } from '../../../../base/text/language/capitalize'
import { nounFor, plural } from '../../../../base/text/numbers'
import type { PublishPlan, WaitingRequest } from '../../../edited-site/publishing'
import { Icon } from '../../controls/Icon'
import { Empty } from '../../views/Empty'
import { SignInFirst } from '../../views/SignInFirst'
import { useSession, useSessionState } from '../../views/use-editor'
import { SaveChange } from './SaveChange'
import { pagesToFill, type ThingToFix, thingsToFix } from './things-to-fix'
import { Waiting } from './Waiting'

const maxLength = 100

const formId = 'publish-form'

type WayToProps = Pick<ThingToFix, 'place' | 'show'> & { onClose: () => void }

function WayTo({ place, show, onClose }: WayToProps) {
  if (!show) return <strong>{place}</strong>
  const go = () => {
    onClose()
    void show()
  }
  return (
    <button type="button" onClick={go}>
      {place}
    </button>
  )
}

function ToFillIn({ places, onClose }: { places: PublishPlan['toFillIn']; onClose: () => void }) {
  const session = useSession()
  if (places.length === 0) return null
  return (
    <section className="note to-fill-in">
      <p>
        {plural(places.length, 'place')} {nounFor(places.length, 'is', 'are')} still to fill in. Visitors would see the
        example there.
      </p>
      <ul>
        {pagesToFill(session, places).map(({ place, show, count }) => (
          <li key={place}>
            <WayTo place={count > 1 ? `${place}: ${count} places` : place} show={show} onClose={onClose} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ToFixFirst({ things, onClose }: { things: ThingToFix[]; onClose: () => void }) {
  return (
    <section className="dialog-body to-fix-first">
      <h3>{plural(things.length, 'thing')} to fix first</h3>
      <ul>
        {things.map(({ place, message, show }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two mistakes may have the same words
          <li key={index}>
            <WayTo place={place} show={show} onClose={onClose} />
            <p className="error">{message}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function describeWay({ way, isBehind, hasChanges }: PublishPlan, isWaiting: boolean): string {
  if (way === 'withdrawal') return 'Nothing of yours differs from the site any more. Publish withdraws the request.'
  if (way === 'direct') return 'It becomes part of the site at once. Visitors see it in some minutes.'
  const accept = 'Someone has to accept it there before visitors see it.'
  if (!isWaiting) return accept
  const behind = 'The site has changed since the request was sent. Publish sends it again, on top of that.'
  return `${isBehind && !hasChanges ? behind : 'It is added to the request that waits.'} ${accept}`
}

interface ContentProps {
  plan: PublishPlan
  isWaiting: boolean
  onClose: () => void
}

function Content({ plan, isWaiting, onClose }: ContentProps) {
  const { counts, files, leftOut, target, toFillIn } = plan
  const list = (names: string[]) => names.map((name) => <li key={name}>{name}</li>)
  return (
    <>
      {plan.way !== 'withdrawal' && <p>{counts ? `${capitalize(counts)}.` : 'Visitors would notice no difference.'}</p>}
      {target && (
        <p className="help">
          {plan.way !== 'withdrawal' && (
            <>
              It is sent to <strong>{target.server}</strong>.{' '}
            </>
          )}
          {describeWay(plan, isWaiting)}
          {target.ahead > 0 &&
            ` ${plural(target.ahead, 'earlier version')} that the server does not have ${nounFor(target.ahead, 'is', 'are')} sent along.`}
        </p>
      )}
      <ToFillIn places={toFillIn} onClose={onClose} />
      <details>
        <summary>What is sent</summary>
        <ul>{list(['The words and settings of the site', ...files])}</ul>
        {leftOut.length > 0 && (
          <>
            <p>Not sent, because no page shows them or they were deleted:</p>
            <ul>{list(leftOut)}</ul>
          </>
        )}
      </details>
    </>
  )
}

interface PlanViewProps {
  plan: PublishPlan
  waiting: WaitingRequest | undefined
  said: string
  words: string
  onWords: (words: string) => void
  onPublish: (words: string) => void
  onWithdraw: () => Promise<void>
  onClose: () => void
}

function PublishForm({
  words,
  waiting,
  onWords,
  onPublish,
}: Pick<PlanViewProps, 'words' | 'waiting' | 'onWords' | 'onPublish'>) {
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(words.trim() === '')
    if (words.trim() !== '') onPublish(words)
  }
  return (
    <form id={formId} onSubmit={submit} className="about">
      <label htmlFor="publish-about">Describe your change</label>
      <input
        id="publish-about"
        // biome-ignore lint/a11y/noAutofocus: a dialog moves the focus to what is to be done in it
        autoFocus
        dir="auto"
        autoComplete="off"
        maxLength={maxLength}
        value={words}
        onChange={({ target }) => onWords(target.value)}
        aria-invalid={isMissing}
        aria-describedby="publish-help"
      />
      <p id="publish-help" className={isMissing ? 'error' : 'help'}>
        {isMissing
          ? 'Describe your change in a few words.'
          : waiting
            ? 'One line for the others, about all that waits.'
            : 'One line for the others, for example: New opening hours.'}
      </p>
    </form>
  )
}

const canPublish = ({ hasChanges, isBehind, way }: PublishPlan) => hasChanges || isBehind || way === 'withdrawal'

export function PlanView({ plan, waiting, said, onClose, onWithdraw, ...form }: PlanViewProps) {
  const session = useSession()
  // `thingsToFix` reads these parts of the state.
  useSessionState('unsaved', 'overview', 'name')
  const things = thingsToFix(session, plan.toFix)
  if (things.length > 0) return <ToFixFirst {...{ things, onClose }} />
  const isPublishable = canPublish(plan)
  if (!isPublishable && !waiting && said === '')
    return <Empty icon="done" words="Nothing has changed since the last version. There is nothing to publish." />
  return (
    <>
      <div className="dialog-body">
        {said !== '' && (
          <p role="status" className="note">
            {said}
          </p>
        )}
        {plan.why !== undefined && (
          <SignInFirst why={plan.why} otherwise="You can hand your changes over as a file." onClose={onClose} />
        )}
        {waiting && plan.why === undefined && <Waiting request={waiting} onWithdraw={onWithdraw} />}
        {!isPublishable && (
          <p className="help">{waiting ? 'Nothing has changed since then.' : 'Nothing has changed.'}</p>
        )}
        {isPublishable && plan.target && <PublishForm {...{ waiting, ...form }} />}
        {isPublishable && <Content plan={plan} isWaiting={waiting !== undefined} onClose={onClose} />}
      </div>
      {isPublishable && plan.target && (
        <div className="dialog-foot">
          <span className="spring" />
          <button type="submit" form={formId} className="primary">
            <Icon name="publish" /> Publish
          </button>
        </div>
      )}
      {isPublishable && !plan.target && <SaveChange />}
    </>
  )
}
