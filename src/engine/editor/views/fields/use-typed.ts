import { useEffect, useRef, useState } from 'react'
import { typedText } from '../../model/edits/typed-edits'
import type { Field } from '../../model/page/field'
import type { OpenText, WriteTyped } from '../../model/session/unsaved'
import { useSession, useSessionState } from '../use-editor'

/** How long nothing is typed before the check is asked, in milliseconds. */
const validationDelay = 250

/** A text field while it is edited. */
export interface Typed {
  text: string
  /** The sentence of the check about it. */
  message?: string
  type: (text: string) => void
  /** Writes what was typed; called when the field is left, and by Enter. */
  finish: () => void
  /** Goes back to what is in the file. */
  reset: () => void
}

/**
 * Keeps what is typed into a field until the field is left; then the session has it, until the file does. The field goes
 * on showing it. `label` names the field: "Heading of Banner"; `write` makes the edits where more than the field is written.
 */
export function useTyped(field: Field, label: string, write?: WriteTyped): Typed {
  const session = useSession()
  const { unsaved, page } = useSessionState()
  const { pointer } = field
  const waiting = unsaved.find((one) => one.pointer === pointer)
  const [typed, setTyped] = useState<string>()
  const [validated, setValidated] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What is typed, and the field as it was when that began. */
  const typing = useRef<{ open: OpenText; text: string }>(undefined)

  const end = () => {
    clearTimeout(timer.current)
    const last = typing.current
    typing.current = undefined
    setTyped(undefined)
    setValidated(undefined)
    return last
  }
  const finish = () => {
    const last = end()
    if (last) void session.write(last.open, last.text)
  }
  // A field that goes away, with its block for instance, is left by that.
  const leave = useRef(finish)
  leave.current = finish
  useEffect(() => () => leave.current(), [])

  const problem = page?.text.problems.find((one) => one.pointer === pointer && one.severity === 'error')
  return {
    text: typed ?? waiting?.text ?? typedText(field),
    message: validated ?? (typed === undefined ? waiting?.message : undefined) ?? problem?.message,
    type(text) {
      const open = typing.current?.open ?? session.openText(pointer, label, write)
      if (!open) return
      typing.current = { open, text }
      setTyped(text)
      session.outbox.type(open, text)
      clearTimeout(timer.current)
      timer.current = setTimeout(async () => {
        const message = await session.validate(open, text)
        if (typing.current?.text === text) setValidated(message)
      }, validationDelay)
    },
    finish,
    reset() {
      const last = end()
      const open = last?.open ?? session.openText(pointer, label)
      if (open) session.outbox.discard(open)
    },
  }
}
