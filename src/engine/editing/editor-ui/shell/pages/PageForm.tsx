import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { PageChange } from '../../../edited-site/page-changes'
import { Icon } from '../../controls/Icon'
import { explainAnswer } from '../../model/session/explain-answer'
import { useSession } from '../../views/use-editor'
import type { PlanState } from './use-plan'

interface PageFormProps {
  title: string
  verb: string
  isDanger?: boolean
  change: PageChange | undefined
  /** Whether the open page stays open. */
  stays?: boolean
  problem?: string
  fieldProblem?: string
  onDone: () => void
  onCancel: () => void
  children: ReactNode
}

export function PageForm({ title, verb, change, problem, fieldProblem, onDone, onCancel, ...rest }: PageFormProps) {
  const session = useSession()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input:not([type="radio"]), input, select')
    if (!form.current?.contains(document.activeElement)) field?.focus()
  }, [])
  const isBlocked = change === undefined || problem !== undefined || fieldProblem !== undefined || isBusy
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!change || isBusy) return
    setBusy(true)
    const answer = await session.changePages(change, rest.stays ? 'stay' : 'go')
    const why = explainAnswer(answer)
    if (answer.kind === 'done') session.announce(answer.label)
    setBusy(false)
    setRefusal(why)
    if (why === undefined) onDone()
  }
  return (
    <form ref={form} className="page-form" aria-label={title} onSubmit={(event) => void submit(event)}>
      <div className="page-form-body">
        <h3>{title}</h3>
        {rest.children}
        <p role="status" className="error">
          {problem ?? (fieldProblem === undefined && refusal)}
        </p>
      </div>
      <div className="dialog-foot">
        <span className="spring" />
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className={rest.isDanger ? 'danger' : 'primary'} aria-disabled={isBlocked}>
          {verb}
        </button>
      </div>
    </form>
  )
}

interface TextRowProps {
  label: string
  help: string
  value: string
  problem?: string
  verdict?: string
  hasFocus?: boolean
  onChange: (value: string) => void
}

export function TextRow({ label, help, value, problem, verdict, hasFocus, onChange }: TextRowProps) {
  const id = useId()
  return (
    <div className="field" data-invalid={problem !== undefined || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        dir="auto"
        value={value}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the form was just asked for
        autoFocus={hasFocus}
        onFocus={({ target }) => hasFocus && target.select()}
        aria-describedby={`${id}-help`}
        aria-invalid={problem !== undefined || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-help`} role="status">
        {problem !== undefined && <p className="error">{problem}</p>}
        {problem === undefined && verdict !== undefined && (
          <p className="verdict">
            <Icon name="done" /> {verdict}
          </p>
        )}
        {problem === undefined && verdict === undefined && <p className="help">{help}</p>}
      </div>
    </div>
  )
}

interface AddressRowProps {
  value: string
  planned: PlanState
  hasFocus?: boolean
  onChange: (path: string) => void
}

/** The address of a page that does not exist yet. */
export const AddressRow = ({ planned: { plan, problem }, ...row }: AddressRowProps) => (
  <TextRow
    label="Address"
    help="Lower-case letters, digits and hyphens between slashes."
    problem={problem}
    verdict={plan && 'This address is free.'}
    {...row}
  />
)
