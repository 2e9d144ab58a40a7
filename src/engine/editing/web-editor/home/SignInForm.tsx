import { useEffect, useRef } from 'react'
import { type MadeSignIn, makeSignIn, type SignInInput } from './make-sign-in'

interface SignInProps extends SignInInput {
  problem?: string
}

/** Signing in again, in a dialog. */
export function SignInForm({ problem, ...input }: SignInProps) {
  const place = useRef<HTMLDivElement>(null)
  const made = useRef<MadeSignIn>(undefined)
  made.current ??= makeSignIn(input)
  const { element, say } = made.current
  useEffect(() => {
    place.current?.append(element)
    // A dialog moves the focus to what is to be done in it.
    element.querySelector<HTMLElement>('input[type="password"]')?.focus()
  }, [element])
  useEffect(() => say(problem), [say, problem])
  return <div ref={place} />
}
