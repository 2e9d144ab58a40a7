import * as words from '@studio/words.json'
import { Link } from '../Link'
import type { FormState } from './use-form'

interface WriteInsteadProps {
  email?: string
  /** The letter begins with it. */
  text?: string
}

const [beforeEmail, afterEmail] = words.writeInstead.split('{email}')

export function WriteInstead({ email, text }: WriteInsteadProps) {
  if (!email) return null
  const query = text ? `?body=${encodeURIComponent(text)}` : ''
  return (
    <>
      {' '}
      {beforeEmail}
      <Link href={`mailto:${email}${query}`}>{email}</Link>
      {afterEmail}
    </>
  )
}

interface StatusProps extends WriteInsteadProps {
  state: FormState
  className?: string
}

export function FormStatus({ state, className, ...instead }: StatusProps) {
  return (
    <>
      <p role="status" className={className}>
        {state === 'sending' && words.sending}
      </p>
      {state === 'failed' && (
        <p role="alert" className={className}>
          {words.formNotSent}
          <WriteInstead {...instead} />
        </p>
      )}
    </>
  )
}

const [beforeLink, afterLink] = words.formPrivacy.split('{link}')

export function PrivacyNotice({ href, className }: { href: string; className?: string }) {
  return (
    <p className={className}>
      {beforeLink}
      <Link href={href}>{words.privacyNoticeLink}</Link>
      {afterLink}
    </p>
  )
}
