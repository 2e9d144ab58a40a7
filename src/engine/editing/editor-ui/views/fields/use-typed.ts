import { useEffect, useRef, useState } from 'react'
import { typedText } from '../../model/edits/typed-edits'
import type { Field } from '../../model/page/field'
import type { EditedField, WriteTyped } from '../../model/session/unsaved'
import { useSession, useSessionState } from '../use-editor'

/** Milliseconds. */
const validationDelay = 250

export interface Typed {
  text: string
  message?: string
  type: (text: string) => void
  finish: () => void
  hold: (message: string) => void
  reset: () => void
  /** For Escape: keeps words, and gives up half of a value or an unchanged text. */
  giveUp: () => void
}

/**
 * Hands typed text to the session when the field is left. `findMissing` says what a text lacks to be complete; the
 * check is not asked then.
 */
export function useTyped(
  field: Field,
  label: string,
  write?: WriteTyped,
  findMissing?: (text: string) => string | undefined,
): Typed {
  const session = useSession()
  const { unsaved, page } = useSessionState('unsaved', 'page')
  const { pointer } = field
  const waiting = unsaved.find((one) => one.pointer === pointer)
  const [typed, setTyped] = useState<string>()
  const [validated, setValidated] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typing = useRef<{ open: EditedField; text: string; wasWrong: boolean }>(undefined)

  const end = () => {
    clearTimeout(timer.current)
    const last = typing.current
    typing.current = undefined
    setTyped(undefined)
    return last
  }
  /** A message stays until the next one comes: without it, what is below would move under the pointer. */
  const forget = () => {
    if (!typing.current) setValidated(undefined)
  }
  const finish = () => {
    const last = end()
    if (last) void session.write(last.open, last.text).then(forget)
  }
  const reset = () => {
    const last = end()
    forget()
    const open = last?.open ?? session.openField(pointer, label)
    if (open) session.outbox.discard(open)
  }
  // A field that goes away is left, too.
  const leave = useRef(finish)
  leave.current = finish
  useEffect(() => () => leave.current(), [])

  const problem = page?.text.problems.find((one) => one.pointer === pointer && one.severity === 'error')
  const text = typed ?? waiting?.text ?? typedText(field)
  const message = validated ?? (typed === undefined ? waiting?.message : undefined) ?? problem?.message
  return {
    text,
    message,
    type(text) {
      const open = typing.current?.open ?? session.openField(pointer, label, write)
      if (!open) return
      const wasWrong = typing.current?.wasWrong ?? message !== undefined
      typing.current = { open, text, wasWrong }
      setTyped(text)
      session.outbox.type(open, text)
      clearTimeout(timer.current)
      // The beginning of an address is no mistake: it is judged when the field is left.
      if (!field.isWords && !wasWrong) return
      timer.current = setTimeout(async () => {
        const message = findMissing?.(text) ?? (await session.validate(open, text))
        if (typing.current?.text === text) setValidated(message)
      }, validationDelay)
    },
    finish,
    hold(message) {
      const last = end()
      forget()
      session.hold(last?.open ?? session.openField(pointer, label, write), last?.text ?? text, message)
    },
    reset,
    giveUp: () => (field.isWords && typing.current ? finish() : reset()),
  }
}
