import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { PageChange } from '../../../store/page-changes'
import { explainAnswer } from '../../model/session/explain-answer'
import { useSession } from '../../views/use-editor'

interface PageFormProps {
  title: string
  verb: string
  /** undefined while something is missing. */
  change: PageChange | undefined
  problem?: string
  onDone: () => void
  onCancel: () => void
  children: ReactNode
}

/** A form that changes whole pages. */
export function PageForm({ title, verb, change, problem, onDone, onCancel, children }: PageFormProps) {
  const session = useSession()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input:not([type="radio"]), input, select')
    if (!form.current?.contains(document.activeElement)) field?.focus()
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!change || isBusy) return
    setBusy(true)
    const answer = await session.changePages(change)
    const why = explainAnswer(answer)
    if (answer.kind === 'done') session.announce(answer.label)
    setBusy(false)
    setRefusal(why)
    if (why === undefined) onDone()
  }
  return (
    <form ref={form} className="page-form" aria-label={title} onSubmit={(event) => void submit(event)}>
      <h3>{title}</h3>
      {children}
      <p role="status" className="error">
        {problem ?? refusal}
      </p>
      <div className="buttons">
        <button type="submit" className="main" aria-disabled={change === undefined || problem !== undefined || isBusy}>
          {verb}
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}

interface TextRowProps {
  label: string
  help: string
  value: string
  isWrong?: boolean
  hasFocus?: boolean
  onChange: (value: string) => void
}

export function TextRow({ label, help, value, isWrong, hasFocus, onChange }: TextRowProps) {
  const id = useId()
  return (
    <div className="field" data-invalid={isWrong || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        // biome-ignore lint/a11y/noAutofocus: the form was just asked for
        autoFocus={hasFocus}
        aria-describedby={`${id}-help`}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-help`} className="help">
        {help}
      </p>
    </div>
  )
}
