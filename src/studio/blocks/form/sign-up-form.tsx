import { type FormEvent, useId, useRef } from 'react'
import { classNames } from 'schema-pages/elements/class-names'
import { SubmitButton } from 'schema-pages/elements/form/SubmitButton'
import { Link } from 'schema-pages/elements/Link'
import { usePage } from 'schema-pages/elements/use-page'
import buttons from '../../elements/buttons.module.scss'
import type { FormBlock } from '../../generated/content'
import * as words from '../../words.json'
import { Completed } from './completed'
import { Drawing } from './drawing'
import { fields, flagSet } from './sign-up-call'
import style from './style.module.scss'
import { useFocusReturn } from './use-focus-return'
import { useMistake } from './use-mistake'
import { type SignUpState, useSignUp } from './use-sign-up'

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

/** One text: a translator would part several from React. */
const statuses: Partial<Record<SignUpState['name'], string>> = { loading: words.sending, done: words.thankYou }

function Notes({ id, state, isMistaken }: { id: string; state: SignUpState; isMistaken: boolean }) {
  return (
    <div className={style.notes}>
      <p id={id} role="status" className={classNames(style.status, isMistaken && style.alert)}>
        {isMistaken ? words.invalidEmail : statuses[state.name]}
      </p>
      {state.name === 'error' && (
        <p role="alert" className={style.alert}>
          {state.message}
        </p>
      )}
    </div>
  )
}

interface SignUpFormProps extends Pick<FormBlock, 'formId' | 'label' | 'button' | 'completed' | 'image' | 'animation'> {
  url: string
}

/**
 * Form and thanks share one area of fixed height, so nothing below moves. Without script it is a plain form of the
 * service.
 */
export function SignUpForm({ url, formId, label, button, completed, image, animation }: SignUpFormProps) {
  const { state, submit } = useSignUp(url, formId)
  const { privacyPage } = usePage().settings
  const sheet = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { isMistaken, handlers } = useMistake(field)
  const fieldId = useId()
  const noteId = useId()
  const isLoading = state.name === 'loading'
  const isCompleted = state.name === 'completed'
  const { sender, noteFocus } = useFocusReturn(isLoading)

  function send(event: FormEvent) {
    event.preventDefault()
    if (!field.current?.validity.valid) return
    noteFocus()
    if (sheet.current) sheet.current.style.minHeight = `${sheet.current.getBoundingClientRect().height}px`
    submit(field.current.value)
  }

  return (
    <div ref={sheet} className={classNames(style.sheet, (image || animation) && style.drawn)}>
      {!isCompleted && (
        <form method="get" action={url} onSubmit={send} className={style.form} aria-busy={isLoading}>
          <input type="hidden" name={fields.submit} value={flagSet} />
          <input type="hidden" name={fields.antiForgery} value={flagSet} />
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
          <Notes id={noteId} state={state} isMistaken={isMistaken} />
          {privacyPage && <PrivacyNotice href={privacyPage} />}
          <SubmitButton ref={sender} className={buttons.button} isBusy={isLoading} needs={words.signUpNeeds}>
            {button}
          </SubmitButton>
        </form>
      )}
      <Completed completed={completed} isShown={isCompleted} />
      <Drawing image={image} animation={animation} state={state.name} />
    </div>
  )
}
