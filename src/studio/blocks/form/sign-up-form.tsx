import { Animation } from '@engine/elements/Animation'
import { classNames } from '@engine/elements/class-names'
import { Link } from '@engine/elements/Link'
import { Picture } from '@engine/elements/Picture'
import { useHydrated } from '@engine/elements/use-hydrated'
import { usePage } from '@engine/elements/use-page'
import { type FormEvent, useId, useRef } from 'react'
import buttons from '../../elements/buttons.module.scss'
import type { FormBlock } from '../../generated/content'
import * as words from '../../words.json'
import { Completed } from './completed'
import { fields, raised } from './sign-up-call'
import style from './style.module.scss'
import { useFocusReturn } from './use-focus-return'
import { useSignUp } from './use-sign-up'
import { useValidity } from './use-validity'

const [beforeLink, afterLink] = words.privacyNotice.split('{link}')

function PrivacyNotice({ href }: { href: string }) {
  return (
    <p className={style.privacy}>
      {beforeLink}
      <Link href={href}>{words.privacyNoticeLink}</Link>
      {afterLink}
    </p>
  )
}

interface SignUpFormProps extends Pick<FormBlock, 'formId' | 'label' | 'button' | 'completed' | 'image' | 'animation'> {
  /** Where the form is sent. */
  url: string
}

/** The form itself. Without script it is a plain one that leads to the service's own page. */
export function SignUpForm({ url, formId, label, button, completed, image, animation }: SignUpFormProps) {
  const { state, submit } = useSignUp(url, formId)
  const { privacyPage } = usePage().settings
  const isHydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const { isValid, isMistaken, handlers } = useValidity(field)
  const fieldId = useId()
  const noteId = useId()
  const isLoading = state.name === 'loading'
  const isDone = state.name === 'done'
  const { sender, noteFocus } = useFocusReturn(isLoading)

  function send(event: FormEvent) {
    event.preventDefault()
    if (!field.current?.validity.valid) return
    noteFocus()
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
        {...handlers}
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
      {privacyPage && <PrivacyNotice href={privacyPage} />}
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
