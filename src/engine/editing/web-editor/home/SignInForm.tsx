import { type FormEvent, useId, useState } from 'react'
import type { HostName } from '../../../git/git-hosts/host-address'
import { Icon } from '../../editor-ui/controls/Icon'
import type { SignInWay, WebSite } from '../web-site'
import { permissionsOf, titleOf } from './host-words'
import { signInByWindow } from './sign-in-window'

export interface SignInProps {
  site: WebSite
  host?: HostName
  repository?: string
  ways: readonly SignInWay[]
  problem?: string
  isDialog?: boolean
}

interface TokenFormProps extends Pick<SignInProps, 'host' | 'repository'> {
  address: string
  isBusy: boolean
  isFocused?: boolean
  onToken: (token: string) => void
}

function TokenForm({ host, repository, address, isBusy, isFocused, onToken }: TokenFormProps) {
  const id = useId()
  const [token, setToken] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (token.trim() !== '') onToken(token.trim())
  }
  const title = titleOf(host)
  return (
    <form className="token-form" onSubmit={submit}>
      {/* Programs that keep passwords ask for whom. */}
      <input type="text" autoComplete="username" value={repository ?? ''} readOnly hidden />
      <label htmlFor={id}>{title} token</label>
      <div className="token-row">
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: a dialog moves the focus to what is to be done in it
          autoFocus={isFocused}
          type="password"
          autoComplete="current-password"
          spellCheck={false}
          value={token}
          onChange={({ target }) => setToken(target.value)}
          aria-describedby={`${id}-help`}
        />
        <button type="submit" className="primary" disabled={isBusy || token.trim() === ''}>
          Sign in
        </button>
      </div>
      <p id={`${id}-help`} className="help">
        A token is a long password for this editor alone. It is sent to {title} only, and forgotten when this tab is
        closed or loaded again.
      </p>
      <a href={address} target="_blank" rel="noreferrer">
        Make a token at {title} <Icon name="view" />
      </a>
      <details>
        <summary>What the token must allow</summary>
        <ul>
          {permissionsOf(host, repository).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </details>
    </form>
  )
}

/** The ways to sign in. A refused token stays in its field, so that it can be mended. */
export function SignInForm({ site, ways, problem, isDialog, ...place }: SignInProps) {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const run = async (signIn: () => Promise<{ problem?: string }>) => {
    setBusy(true)
    setRefused(undefined)
    const answer = await signIn()
    setRefused(answer.problem)
    setBusy(false)
  }
  const said = refused ?? problem
  const token = ways.find((way) => way.kind === 'token')
  return (
    <div className="sign-in">
      <p role="alert" className="error">
        {isBusy ? '' : said}
      </p>
      <p role="status" className="help">
        {isBusy && `Signing in to ${titleOf(place.host)} …`}
      </p>
      {ways.some(({ kind }) => kind === 'window') && (
        <button
          type="button"
          className="primary"
          disabled={isBusy}
          onClick={() => void run(() => signInByWindow(site))}
        >
          <Icon name="signIn" /> Sign in with {titleOf(place.host)}
        </button>
      )}
      {token && (
        <TokenForm
          {...place}
          address={token.address}
          isBusy={isBusy}
          isFocused={isDialog}
          onToken={(text) => void run(() => site.signInWithToken(text))}
        />
      )}
    </div>
  )
}
