import { type HostAddress, hostTitles } from '../host-address'
import { HostRefusal } from '../host-refusal'
import { Refusals } from '../refusal-sentences'
import { messageOf } from '../requests/answer'
import { type Endpoints, endpointsOf } from './endpoints'
import { askForGrant, type Grant, refreshingSource } from './grant'
import { challengeOf, randomText } from './pkce'
import type { SignIn, SignInOptions, Way } from './sign-in'
import { tokenPageOf } from './token-page'

interface Begun {
  state: string
  verifier: string
}

const asPasted = (host: string, text: string) => {
  const token = text.trim()
  const refusal = (why: string) =>
    new HostRefusal(
      'signed-out',
      `${host} does not accept this token: ${why}. Make a new one and sign in with it. Your changes are kept here.`,
    )
  if (!/^[\x21-\x7e]+$/.test(token)) throw refusal('it was not copied whole')
  return {
    token: async () => token,
    async renew() {
      throw refusal('it has expired, was revoked, or was not copied whole')
    },
  }
}

function readCode(answer: URLSearchParams, refusals: Refusals): string {
  const code = answer.get('code')
  if (code) return code
  if (answer.get('error') === 'access_denied')
    throw refusals.notSignedIn('you did not allow the editor to use your account')
  throw refusals.notSignedIn(messageOf(Object.fromEntries(answer)) || 'it gave no reason')
}

class HostSignIn implements SignIn {
  private begun?: Begun
  private current?: Grant
  private readonly refusals: Refusals
  private readonly endpoints?: Endpoints

  constructor(
    private readonly address: HostAddress,
    private readonly options: SignInOptions,
  ) {
    this.refusals = new Refusals(hostTitles[address.name], address.repository)
    this.endpoints = endpointsOf(address, options)
  }

  get ways(): Way[] {
    const token: Way = { kind: 'token', address: tokenPageOf(this.address) }
    return this.endpoints ? [{ kind: 'window' }, token] : [token]
  }

  withToken(text: string) {
    return asPasted(this.refusals.host, text)
  }

  async begin(): Promise<string> {
    const { endpoints, options } = this
    if (!endpoints) throw this.refusals.signedOut()
    this.begun = { state: randomText(), verifier: randomText() }
    const url = new URL(endpoints.authorize)
    const fields = {
      client_id: options.clientId ?? '',
      redirect_uri: options.returnTo,
      response_type: 'code',
      ...(endpoints.scope && { scope: endpoints.scope }),
      state: this.begun.state,
      code_challenge: await challengeOf(this.begun.verifier),
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
    return url.href
  }

  async finish(cameBackTo: string) {
    const { begun, options, refusals } = this
    const answer = URL.canParse(cameBackTo) ? new URL(cameBackTo).searchParams : new URLSearchParams()
    // Any site can open signed-in.html: a false answer does not end the sign-in.
    if (!begun || answer.get('state') !== begun.state)
      throw refusals.notSignedIn('this answer is not about your sign-in')
    this.begun = undefined
    const code = readCode(answer, refusals)
    const grant = await this.ask('token', {
      grant_type: 'authorization_code',
      code,
      code_verifier: begun.verifier,
      redirect_uri: options.returnTo,
    })
    return this.sourceOf(grant)
  }

  async resume() {
    if (!this.endpoints?.hasCookie) return undefined
    try {
      return this.sourceOf(await this.ask('refresh', {}))
    } catch (error) {
      if (error instanceof HostRefusal && error.kind === 'signed-out') return undefined
      throw error
    }
  }

  async signOut(): Promise<void> {
    const { current, endpoints, refusals, options } = this
    this.current = undefined
    if (!endpoints?.signOut) return
    const fields: Record<string, string> = endpoints.hasCookie
      ? {}
      : { client_id: options.clientId ?? '', token: current?.token ?? '' }
    const request = {
      address: endpoints.signOut,
      fields,
      refusals,
      fetch: options.fetch,
      withCookie: endpoints.hasCookie,
    }
    await askForGrant(request).catch(() => undefined)
  }

  private sourceOf(first: Grant) {
    this.current = first
    const canRenew = this.endpoints?.hasCookie || first.refreshToken
    if (!canRenew) return { token: async () => first.token }
    return refreshingSource(first, async ({ refreshToken = '' }) => {
      const fields = { grant_type: 'refresh_token', refresh_token: refreshToken, redirect_uri: this.options.returnTo }
      this.current = await this.ask('refresh', this.endpoints?.hasCookie ? {} : fields)
      return this.current
    })
  }

  private ask(which: 'token' | 'refresh', fields: Record<string, string>): Promise<Grant> {
    const { endpoints, options, refusals } = this
    if (!endpoints) throw refusals.signedOut()
    return askForGrant({
      address: endpoints[which],
      fields: endpoints.hasCookie ? fields : { client_id: options.clientId ?? '', ...fields },
      refusals,
      fetch: options.fetch,
      withCookie: endpoints.hasCookie,
    })
  }
}

export const createSignIn = (address: HostAddress, options: SignInOptions): SignIn => new HostSignIn(address, options)
