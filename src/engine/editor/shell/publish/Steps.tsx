import { useEffect, useRef } from 'react'
import type { PublishRun, PublishStep } from '../../../store/publishing'

const states = { waiting: 'Waiting', running: 'Under way', done: 'Done', failed: 'Failed' }
const signs = { waiting: '', running: '…', done: '✓', failed: '!' }

function Step({ step: { name, state, words, output } }: { step: PublishStep }) {
  return (
    <li data-state={state}>
      <span className="sign" aria-hidden="true">
        {signs[state]}
      </span>
      <div>
        <p>
          <strong>{name}</strong> <span className="visually-hidden">{states[state]}</span>
        </p>
        {words && <p className={state === 'failed' ? 'error' : 'help'}>{words}</p>}
        {output && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is long is scrolled by keys
          <section tabIndex={0} aria-label="What git says" className="said">
            <pre>{output}</pre>
          </section>
        )}
      </div>
    </li>
  )
}

/** What screen readers announce. */
function sayRun({ steps, isRunning, branch }: PublishRun): string {
  const at = steps.findIndex(({ state }) => state === 'running')
  if (isRunning) return at < 0 ? 'Publishing' : `Step ${at + 1} of ${steps.length}: ${steps[at]?.name}`
  if (branch !== undefined) return `Published as the branch “${branch}”`
  return `Not published. ${steps.find(({ state }) => state === 'failed')?.words ?? ''}`
}

function Published({ branch, pullRequest, isMerged }: PublishRun & { branch: string }) {
  if (isMerged)
    return (
      <p className="note published">
        These changes have been taken over on the server already. Bring this folder up to date next (git pull).
      </p>
    )
  return (
    <div className="note published">
      <p>
        The changes are on the server, as the branch <code>{branch}</code>.
      </p>
      {pullRequest ? (
        <p>
          <a href={pullRequest} target="_blank" rel="noreferrer">
            Open a pull request
          </a>{' '}
          so that others can look at them and take them over.
        </p>
      ) : (
        <p>Open a pull request for it on the server’s own page, so that others can take them over.</p>
      )}
      <p className="help">
        Your folder is as it was. What you change from now on can be published again: as a branch of its own, with these
        changes in it until they have been taken over here.
      </p>
    </div>
  )
}

export function Steps({ run }: { run: PublishRun }) {
  const { steps, branch } = run
  const place = useRef<HTMLDivElement>(null)
  // The focused form was removed.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <p role="status" className="visually-hidden">
        {sayRun(run)}
      </p>
      <ol className="steps">
        {steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
      {branch !== undefined && <Published {...run} branch={branch} />}
    </div>
  )
}
