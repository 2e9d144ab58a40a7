import { useEffect, useRef, useState } from 'react'
import { callSignUp } from './sign-up-call'

/** Where a sign-up stands. "done": it worked and the animation plays; "completed": the form has had its day. */
export type SignUpState = { name: 'idle' | 'loading' | 'done' | 'completed' } | { name: 'error'; message: string }

/** How long the success animation plays before the form is replaced, in milliseconds (requirement B7). */
const celebration = 2000

/** The sign-up of a form: its state, and `submit`, which does nothing while an earlier call is on its way. */
export function useSignUp(url: string, formId: string) {
  const [state, setState] = useState<SignUpState>({ name: 'idle' })
  const isCalling = useRef(false)

  // Every new state, another success too, clears the timer of an earlier success; so does leaving the page.
  useEffect(() => {
    if (state.name !== 'done') return
    const timer = setTimeout(() => setState({ name: 'completed' }), celebration)
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
