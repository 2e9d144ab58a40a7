import { Animation } from '@engine/elements/Animation'
import { classNames } from '@engine/elements/class-names'
import { Link } from '@engine/elements/Link'
import { Picture } from '@engine/elements/Picture'
import { useHydrated } from '@engine/elements/use-hydrated'
import { usePage } from '@engine/elements/use-page'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import buttons from '../../elements/buttons.module.scss'
import type { FormBlock } from '../../generated/content'
import * as words from '../../words.json'
import { Completed } from './completed'
import { fields, raised } from './sign-up-call'
import style from './style.module.scss'
import { useSignUp } from './use-sign-up'

const [beforeLink, afterLink] = words.privacyNotice.split('{link}')

interface SignUpFormProps extends Pick<FormBlock, 'formId' | 'label' | 'button' | 'completed' | 'image' | 'animation'> {
  /** Where the form is sent. */
  url: string
}

/** The form itself. Without script it is a plain one that leads to the service's own page. */
export function SignUpForm({ url, formId, label, button, completed, image, animation }: SignUpFormProps) {
  const { state, submit } = useSignUp(url, formId)
  const { privacyPage } = usePage().settings
  const isHydrated = useHydrated()
  const [isValid, setValid] = useState(false)
  const [isMistaken, setMistaken] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const sender = useRef<HTMLButtonElement>(null)
  const isFocusDue = useRef(false)
  const fieldId = useId()
  const noteId = useId()
  const isLoading = state.name === 'loading'
  const isDone = state.name === 'done'

  // An address may have been typed, or filled in by the browser, before this code ran.
  useEffect(() => setValid(field.current?.validity.valid ?? false), [])

  // A button that is disabled lets go of the focus. Whoever sent the form with it gets the focus back with the answer.
  useEffect(() => {
    if (isLoading || !isFocusDue.current) return
    isFocusDue.current = false
    if (document.activeElement === document.body) sender.current?.focus()
  }, [isLoading])

  function send(event: FormEvent) {
    event.preventDefault()
    if (!field.current?.validity.valid) return
    isFocusDue.current = document.activeElement === sender.current
    submit(field.current.value)
  }

  if (state.name === 'completed') return <Completed completed={completed} animation={animation} />
  return (
    <form method="get" action={url} onSubmit={send} className={style.form} aria-busy={isLoading}>
      <input type="hidden" name={fields.submit} value={raised} />
      <input type="hidden" name={fields.antiForgery} value={raised} />
      <input type="hidden" name={fields.form} value={formId} />
      <label htmlFor={fieldId}>{label}</label>
      <input
        ref={field}
        id={fieldId}
        type="email"
        name="email"
        autoComplete="email"
        required
        className={style.field}
        aria-invalid={isMistaken}
        aria-describedby={noteId}
        onChange={({ currentTarget: { validity } }) => {
          setValid(validity.valid)
          if (validity.valid) setMistaken(false)
        }}
        // Why the button stays disabled is told once the visitor has finished typing, not while they do.
        onBlur={({ currentTarget: { value, validity } }) => setMistaken(value !== '' && !validity.valid)}
      />
      <p id={noteId} role="status" className={classNames(style.status, isMistaken && style.alert)}>
        {isMistaken && words.invalidEmail}
        {isLoading && words.sending}
        {isDone && words.thankYou}
      </p>
      {state.name === 'error' && (
        <p role="alert" className={style.alert}>
          {state.message}
        </p>
      )}
      {privacyPage && (
        <p className={style.privacy}>
          {beforeLink}
          <Link href={privacyPage}>{words.privacyNoticeLink}</Link>
          {afterLink}
        </p>
      )}
      <button ref={sender} type="submit" className={buttons.button} disabled={isHydrated && (!isValid || isLoading)}>
        {button}
      </button>
      {image && !isDone && <Picture {...image} className={style.waiting} sizes="22rem" />}
      {animation && (isLoading || isDone) && (
        <Animation src={animation} shows={isDone ? 'all' : 'nothing'} className={style.animation} />
      )}
    </form>
  )
}
