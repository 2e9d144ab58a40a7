import { type MadeContent, make, makeButton } from '../../../base/dom/make'
import type { HostName } from '../../../git/git-hosts/host-address'
import { makeIcon } from '../../editor-ui/controls/icons'
import type { SignInWay, WebSite } from '../web-site'
import { permissionsOf, titleOf } from './host-words'
import { signInByWindow } from './sign-in-window'

export interface SignInInput {
  site: WebSite
  host?: HostName
  repository?: string
  ways: readonly SignInWay[]
}

export interface MadeSignIn {
  element: HTMLElement
  say(problem: string | undefined): void
}

interface SecretForm {
  form: HTMLFormElement
  setBusy(isBusy: boolean): void
}

/** Asks for a token or key. `user` is for programs that keep passwords. */
export function makeSecretForm(
  { label, verb, help, user = '' }: { label: string; verb: string; help: string; user?: string },
  onSecret: (secret: string) => void,
  ...more: MadeContent
): SecretForm {
  const id = `secret-${crypto.randomUUID()}`
  const input = make('input', {
    ...{ id, type: 'password', autocomplete: 'current-password', spellcheck: 'false' },
    'aria-describedby': `${id}-help`,
  })
  const button = make('button', { type: 'submit', class: 'primary', disabled: '' }, verb)
  const form = make(
    'form',
    { class: 'token-form' },
    make('input', { type: 'text', autocomplete: 'username', value: user, readonly: '', hidden: '' }),
    make('label', { for: id }, label),
    make('div', { class: 'token-row' }, input, button),
    make('p', { id: `${id}-help`, class: 'help' }, help),
    ...more,
  )
  const setBusy = (isBusy: boolean) => {
    button.disabled = isBusy || input.value.trim() === ''
  }
  // Programs that fill in a password may send either.
  for (const name of ['input', 'change']) input.addEventListener(name, () => setBusy(false))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button.disabled) onSecret(input.value.trim())
  })
  return { form, setBusy }
}

function makeTokenForm({ host, repository }: SignInInput, address: string, onToken: (token: string) => void) {
  const title = titleOf(host)
  const help = `A token is a long password for this editor alone. It is sent to ${title} only, and forgotten when this tab is closed or loaded again.`
  const permissions = permissionsOf(host, repository).map((one) => make('li', {}, one))
  return makeSecretForm(
    { label: `${title} token`, verb: 'Sign in', help, user: repository },
    onToken,
    make('a', { href: address, target: '_blank', rel: 'noreferrer' }, `Make a token at ${title} `, makeIcon('view')),
    make('details', {}, make('summary', {}, 'What the token must allow'), make('ul', {}, ...permissions)),
  )
}

/** Made before React is there. A refused token stays in its field, so that it can be mended. */
export function makeSignIn(input: SignInInput): MadeSignIn {
  const { site, host, ways } = input
  const alert = make('p', { role: 'alert', class: 'error' })
  const status = make('p', { role: 'status', class: 'help' })
  const run = async (signIn: () => Promise<{ problem?: string }>) => {
    setBusy(true)
    alert.textContent = ''
    const { problem } = await signIn()
    setBusy(false)
    if (problem !== undefined) alert.textContent = problem
  }
  const byWindow = makeButton(
    [makeIcon('signIn'), ` Sign in with ${titleOf(host)}`],
    () => void run(() => signInByWindow(site)),
    { class: 'primary' },
  )
  const way = ways.find((one) => one.kind === 'token')
  const token = way && makeTokenForm(input, way.address, (text) => void run(() => site.signInWithToken(text)))
  function setBusy(isBusy: boolean): void {
    status.textContent = isBusy ? `Signing in to ${titleOf(host)} …` : ''
    byWindow.disabled = isBusy
    token?.setBusy(isBusy)
  }
  const parts: MadeContent = [
    ...(ways.some(({ kind }) => kind === 'window') ? [byWindow] : []),
    ...(token ? [token.form] : []),
  ]
  return {
    element: make('div', { class: 'sign-in' }, alert, status, ...parts),
    say(problem) {
      if (status.textContent === '') alert.textContent = problem ?? ''
    },
  }
}
