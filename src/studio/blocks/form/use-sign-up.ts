import { useEffect, useRef, useState } from 'react'
import { callSignUp } from './sign-up-call'

/** "done" plays the animation; "completed" replaces the form. */
export type SignUpState = { name: 'idle' | 'loading' | 'done' | 'completed' } | { name: 'error'; message: string }

/** In milliseconds: how long the animation plays before the form is replaced (B7). */
const celebrationTime = 2000

/** `submit` does nothing while a call is pending. */
export function useSignUp(url: string, formId: string) {
  const [state, setState] = useState<SignUpState>({ name: 'idle' })
  const isCalling = useRef(false)

  // Any new state, even another success, clears the timer, and so does leaving the page.
  useEffect(() => {
    if (state.name !== 'done') return
    const timer = setTimeout(() => setState({ name: 'completed' }), celebrationTime)
    return () => clearTimeout(timer)
  }, [state])

  async function submit(email: string) {
    if (isCalling.current) return
    isCalling.current = true
    setState({ name: 'loading' })
    const message = await callSignUp(url, formId, email)
    isCalling.current = false
    setState(message === undefined ? { name: 'done' } : { name: 'error', message })
  }

  return { state, submit }
}
