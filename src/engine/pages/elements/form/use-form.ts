import * as words from '@studio/words.json'
import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { watchFields } from '../../../base/dom/forms/watch-fields'
import { type AnswerProblem, findProblem, findProblems } from '../../../content/form-submissions/find-problem'
import type { NamedField } from '../../../content/form-submissions/named-field'
import { forgetDraft, keepDraft, restoreDraft } from './draft'
import { type FormOutcome, sendForm } from './send-form'

interface FormTarget {
  id: string
  address: string
  fields: readonly NamedField[]
  timeField?: string
}

export type FormState = 'idle' | 'sending' | 'failed' | 'sent'

type Messages = Readonly<Record<string, string | undefined>>

const valuesIn = (form: HTMLFormElement, name: string): string[] => new FormData(form).getAll(name).map(String)

/** Fields keep their values in the document: what was typed before React has come is not lost. */
export function useForm({ id, address, fields, timeField }: FormTarget) {
  const [state, setState] = useState<FormState>('idle')
  const [messages, setMessages] = useState<Messages>({})
  const [attempt, setAttempt] = useState<{ number: number; problems: AnswerProblem[] }>({ number: 0, problems: [] })
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)

  useEffect(() => {
    if (element.current) restoreDraft(element.current, id, fields)
  }, [id, fields])

  useEffect(() => (element.current ? watchFields(element.current) : undefined), [])

  function refuse(problems: AnswerProblem[]) {
    setState('idle')
    setMessages(Object.fromEntries(problems.map(({ field, message }) => [field.name, message])))
    setAttempt(({ number }) => ({ number: number + 1, problems }))
  }

  function settle(outcome: FormOutcome) {
    if (outcome.kind === 'sent') {
      forgetDraft(id)
      return setState('sent')
    }
    const refusals = outcome.kind === 'refused' ? outcome.refusals : new Map<string, string>()
    const problems = fields.flatMap((field) => {
      const message = refusals.get(field.name)
      return message === undefined ? [] : [{ field, message }]
    })
    if (problems.length > 0) refuse(problems)
    else setState('failed')
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const problems = findProblems(fields, (name) => valuesIn(form, name), words)
    if (problems.length > 0) return refuse(problems)
    const data = new FormData(form)
    if (timeField) data.set(timeField, String(Math.floor(performance.now() / 1000)))
    isSending.current = true
    setMessages({})
    setAttempt(({ number }) => ({ number, problems: [] }))
    setState('sending')
    const outcome = await sendForm(address, data)
    isSending.current = false
    settle(outcome)
  }

  function examine({ currentTarget: form, target }: SyntheticEvent<HTMLFormElement>) {
    const name = (target as Element).getAttribute('name')
    const field = fields.find((one) => one.name === name)
    const values = field ? valuesIn(form, field.name) : []
    return { field, isEmpty: values.join('') === '', problem: field && findProblem(field, values, words) }
  }

  function leave(event: SyntheticEvent<HTMLFormElement>) {
    const { field, isEmpty, problem } = examine(event)
    // What is still empty may be filled in later.
    if (field && !isEmpty) setMessages((known) => ({ ...known, [field.name]: problem }))
  }

  function change(event: SyntheticEvent<HTMLFormElement>) {
    keepDraft(event.currentTarget, id, fields)
    const { field, problem } = examine(event)
    if (field && problem === undefined) setMessages((known) => ({ ...known, [field.name]: undefined }))
  }

  return { state, messages, attempt, element, handlers: { onSubmit: send, onBlur: leave, onChange: change } }
}
