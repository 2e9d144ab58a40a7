import { useEffect, useRef } from 'react'
import type { Field } from '../../model/page/field'
import { useTyped } from './use-typed'

/** Milliseconds without a change, after which it is written. */
const pause = 300

/** Writes what a control gives once it has rested: each rest is a step of undo. */
export function useRested(field: Field, label: string) {
  const { text, message, type, finish } = useTyped(field, label)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(finish)
  last.current = finish
  useEffect(() => () => clearTimeout(timer.current), [])
  const write = (text: string) => {
    clearTimeout(timer.current)
    type(text)
    timer.current = setTimeout(() => last.current(), pause)
  }
  return { text, message, write }
}
