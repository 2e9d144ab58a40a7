import { useEffect, useState } from 'react'
import type { CommentList, WaitingRequest } from '../../../edited-site/publishing'
import { Icon } from '../../controls/Icon'
import { useSession, useSurroundings } from '../../views/use-editor'
import { dateOf } from '../changes/date-of'
import { copyText } from '../clipboard'

function useComments() {
  const { publishing } = useSurroundings()
  const [comments, setComments] = useState<CommentList['comments']>([])
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    void publishing.comments?.().then((answer) => {
      if (!isCurrent) return
      if (answer.kind === 'comments') setComments(answer.comments)
      else setProblem(answer.problem)
    })
    return () => {
      isCurrent = false
    }
  }, [publishing])
  return { comments, problem }
}

function Comments() {
  const { comments, problem } = useComments()
  if (problem !== undefined) return <p className="problem">{problem}</p>
  if (comments.length === 0) return null
  return (
    <>
      <h3>What was written about it</h3>
      <ul className="comments">
        {comments.map(({ author, words, address, time }) => (
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
