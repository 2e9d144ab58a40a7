import { useEffect, useRef } from 'react'
import { type MadeSignIn, makeSignIn, type SignInInput } from './make-sign-in'

interface SignInProps extends SignInInput {
  problem?: string
}

export function SignInForm({ problem, ...input }: SignInProps) {
  const place = useRef<HTMLDivElement>(null)
  const made = useRef<MadeSignIn>(undefined)
  made.current ??= makeSignIn(input)
  const { element, say } = made.current
  useEffect(() => {
    place.current?.append(element)
    // Moves the focus to what is to be done in the dialog.
    element.querySelector<HTMLElement>('input[type="password"]')?.focus()
  }, [element])
  useEffect(() => say(problem), [say, problem])
  return <div ref={place} />
}
