import * as words from '@studio/words.json'
import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { watchFields } from '../../../base/dom/forms/watch-fields'
import type { NamedField } from '../../../content/form-submissions/form-field-names'
import type { Asking, FormAnswer } from '../../../content/form-submissions/form-kind'
import { type AnswerProblem, readAnswers, readSubmission } from '../../../content/form-submissions/read-answers'
import { forgetDraft, keepDraft, restoreDraft } from './draft'
import { type FormOutcome, sendForm } from './send-form'
import { useKinds } from './use-kinds'

interface FormTarget {
  id: string
  address: string
  fields: readonly NamedField[]
  timeField?: string
  asking: Asking
}

export type FormState = 'idle' | 'sending' | 'failed' | 'sent'

type Messages = Readonly<Record<string, string | undefined>>

/** Each is imported by its name: browsers would load all of words.json. */
const problemWords = {
  invalidEmail: words.invalidEmail,
  invalidTelephone: words.invalidTelephone,
  missingAnswer: words.missingAnswer,
  missingChoice: words.missingChoice,
  missingTick: words.missingTick,
  tooLong: words.tooLong,
}

/** No browser's field holds it: 31 February has no value. */
const unreadable = '?'

function valuesIn(form: HTMLFormElement, name: string): FormAnswer[] {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLInputElement && input.validity.badInput) return [unreadable]
  return new FormData(form).getAll(name)
}

/** The document keeps the values: words typed before React are not lost. */
export function useForm({ id, address, fields, timeField, asking }: FormTarget) {
  const [state, setState] = useState<FormState>('idle')
  const [messages, setMessages] = useState<Messages>({})
  const [attempt, setAttempt] = useState<{ number: number; problems: AnswerProblem[] }>({ number: 0, problems: [] })
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const kinds = useKinds(fields, element, asking.language)
  const reader = { ...asking, words: problemWords, kinds: kinds ?? new Map() }

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
    const { problems, answers } = readSubmission(fields, (name) => valuesIn(form, name), reader)
    if (problems.length > 0) return refuse(problems)
    const data = new FormData(form)
    // "12 March 2027" is sent as "2027-03-12".
    for (const { name, kind } of fields) {
      const [answer] = answers.get(name) ?? []
      if (kinds?.has(kind) && typeof answer === 'string') data.set(name, answer)
    }
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
    const isEmpty = values.every((value) => (typeof value === 'string' ? value : value.name) === '')
    const read = field && readAnswers(field, values, reader)
    return { field, isEmpty, problem: read && 'problem' in read ? read.problem : undefined }
  }

  function leave(event: SyntheticEvent<HTMLFormElement>) {
    const { field, isEmpty, problem } = examine(event)
    // What is still empty may be filled in later.
    if (field && !isEmpty) setMessages((known) => ({ ...known, [field.name]: problem }))
  }

  function change(event: SyntheticEvent<HTMLFormElement>) {
    keepDraft(event.currentTarget, id, fields)
    const { field, problem } = examine(event)
    // A file is chosen at once, and not typed.
    if (field && (problem === undefined || field.kind === 'file'))
      setMessages((known) => ({ ...known, [field.name]: problem }))
  }

  return { state, messages, attempt, element, kinds, handlers: { onSubmit: send, onBlur: leave, onChange: change } }
}
