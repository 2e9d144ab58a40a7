import { useState } from 'react'
import type { WaitingRequest } from '../../../edited-site/publishing'
import { Icon } from '../../controls/Icon'
import { useAnswer } from '../../views/use-answer'
import { useSession, useSurroundings } from '../../views/use-editor'
import { dateOf } from '../changes/date-of'
import { copyText } from '../clipboard'

function Comments() {
  const { publishing } = useSurroundings()
  const answer = useAnswer(() => publishing.comments?.(), [publishing])
  if (answer?.kind === 'problem') return <p className="problem">{answer.problem}</p>
  if (!answer || answer.comments.length === 0) return null
  return (
    <>
      <h3>What was written about it</h3>
      <ul className="comments">
        {answer.comments.map(({ author, words, address, time }) => (
          <li key={address + time}>
            <p className="help">
              <strong dir="auto">{author}</strong>, {dateOf(time)}
            </p>
            <p dir="auto">{words}</p>
            <a href={address} target="_blank" rel="noreferrer" aria-label={`Answer ${author} at the host`}>
              Answer <Icon name="view" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Lets others look at a request that waits, and shows what they say. */
export function HandOver({ look }: Required<Pick<WaitingRequest, 'look'>>) {
  const session = useSession()
  const [isAsked, setAsked] = useState(false)
  const ask = () => {
    setAsked(true)
    void copyText(session, look, 'The address is copied')
  }
  return (
    <div className="hand-over">
      <button type="button" onClick={ask}>
        <Icon name="share" /> Ask someone to look
      </button>
      {isAsked && (
        <p role="status" className="note">
          Send them this address. They sign in, see the site with your changes and what has changed, and can change
          nothing:{' '}
          <a href={look} target="_blank" rel="noreferrer">
            {look}
          </a>
        </p>
      )}
      <Comments />
    </div>
  )
}
