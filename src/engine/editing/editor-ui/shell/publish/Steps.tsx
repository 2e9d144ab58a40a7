import { useEffect, useRef } from 'react'
import type { PublishRun, PublishStep } from '../../../edited-site/publishing'
import { Icon } from '../../controls/Icon'

const states = { waiting: 'Waiting', running: 'Under way', done: 'Done', failed: 'Failed' }

function Sign({ state }: Pick<PublishStep, 'state'>) {
  return (
    <span className="sign" aria-hidden="true">
      {state === 'running' && <Icon name="saving" />}
      {state === 'done' && <Icon name="done" />}
      {state === 'failed' && <Icon name="warning" />}
    </span>
  )
}

function Step({ step: { name, state, words, output } }: { step: PublishStep }) {
  return (
    <li data-state={state}>
      <Sign state={state} />
      <div>
        <p>
          <strong>{name}</strong> <span className="visually-hidden">{states[state]}</span>
        </p>
        {words && <p className={state === 'failed' ? 'error' : 'help'}>{words}</p>}
        {output && (
          <details>
            <summary>For the developer</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is long is scrolled by keys */}
            <section tabIndex={0} aria-label="For the developer" className="said">
              <pre>{output}</pre>
            </section>
          </details>
        )}
      </div>
    </li>
  )
}

const StepList = ({ steps }: Pick<PublishRun, 'steps'>) => (
  <ol className="steps">
    {steps.map((step) => (
      <Step key={step.name} step={step} />
    ))}
  </ol>
)

/** Who accepts a change: "fox" of "github.com/fox/site". Undefined where an address does not tell. */
const ownerOf = (server = ''): string | undefined => server.match(/^[\w.-]+\.\w+(?::\d+)?[/:]([^/]+)\/./)?.[1]

const sentence = ({ server, isDone }: PublishRun): string => {
  if (isDone === 'direct') return 'Published. Visitors see it in some minutes.'
  if (isDone === 'withdrawal') return 'The request is withdrawn. Nothing of yours differs from the site any more.'
  const owner = ownerOf(server)
  if (owner === undefined) return 'Sent to the server. Visitors see it when it is accepted there.'
  return `Sent to ${owner}. Visitors see it when ${owner} accepts it.`
}

function sayRun(run: PublishRun): string {
  const { steps, isRunning, branch, isDone } = run
  const at = steps.findIndex(({ state }) => state === 'running')
  if (isRunning) return at < 0 ? 'Publishing' : `Step ${at + 1} of ${steps.length}: ${steps[at]?.name}`
  if (branch !== undefined || isDone !== undefined) return sentence(run)
  return `Not published. ${steps.find(({ state }) => state === 'failed')?.words ?? ''}`
}

function Preview({ preview: { address, isOfHost, isExpected } }: { preview: NonNullable<PublishRun['preview']> }) {
  return (
    <>
      <p role="status">
        {isOfHost
          ? 'The whole site can be seen with your changes.'
          : 'Others can look at your changes in this editor. Nothing can be changed there.'}
        {isExpected && ' A preview of the whole site may follow in a minute.'}
      </p>
      <a href={address} target="_blank" rel={isOfHost ? 'noreferrer' : 'noopener'} className="link-button quiet">
        See it with your changes <Icon name="view" />
      </a>
    </>
  )
}

function Sent({ run: { pullRequest, request, preview } }: { run: PublishRun }) {
  return (
    <>
      {pullRequest && (
        <a href={pullRequest} target="_blank" rel="noreferrer" className="link-button">
          Ask for it to be accepted <Icon name="view" />
        </a>
      )}
      {request && (
        <a href={request} target="_blank" rel="noreferrer" className="link-button">
          See the request <Icon name="view" />
        </a>
      )}
      {preview && <Preview preview={preview} />}
      {!pullRequest && !request && <p className="help">Ask for it to be accepted on the server’s own page.</p>}
    </>
  )
}

function Published({ run }: { run: PublishRun }) {
  const { steps, branch, server, isDone } = run
  return (
    <>
      <div className="published">
        <Icon name="done" />
        <h3>{sentence(run)}</h3>
        <p>
          {isDone
            ? 'You can go on working.'
            : 'You can go on working. What you change from now on can be added to this request: publish again.'}
        </p>
        {!isDone && <Sent run={run} />}
      </div>
      <details>
        <summary>Details</summary>
        {branch !== undefined && (
          <p className="help">
            For the developer: the change is on {server ?? 'the server'}, as the branch <code>{branch}</code>.
          </p>
        )}
        <StepList steps={steps} />
      </details>
    </>
  )
}

export function Steps({ run }: { run: PublishRun }) {
  const place = useRef<HTMLDivElement>(null)
  // The focused form was removed.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="dialog-body">
      <p role="status" className="visually-hidden">
        {sayRun(run)}
      </p>
      {run.branch === undefined && run.isDone === undefined ? <StepList steps={run.steps} /> : <Published run={run} />}
    </div>
  )
}
