import { createHash, randomUUID } from 'node:crypto'
import type { HostState } from './host-state'
import type { HostAnswer } from './server'

/** https://docs.gitlab.com/api/oauth2 and https://forgejo.org/docs/latest/user/oauth2-provider, with one registered app. */
export const app = { id: 'editor-of-fox', secret: 'secret-of-the-app' }

interface Authorization {
  redirect: string
  challenge: string
}

interface OAuthOptions {
  authorizePath: string
  tokenPath: string
  revokePath?: string
  /** GitHub wants the secret of the app, also with a verifier. */
  wantsSecret: boolean
  expiresIn: number
}

const refuse = (error: string, status = 400): HostAnswer => ({
  status,
  body: { error, error_description: `The request was refused: ${error}.` },
})

/** Consents at once, as Priya who has allowed the app before. */
export class OAuth {
  private readonly codes = new Map<string, Authorization>()
  private readonly refreshTokens = new Set<string>()
  private count = 0

  constructor(
    private readonly state: HostState,
    private readonly options: OAuthOptions,
  ) {}

  answer(method: string, url: URL, body: string): HostAnswer | undefined {
    const { authorizePath, tokenPath, revokePath } = this.options
    if (method === 'GET' && url.pathname === authorizePath) return this.authorize(url.searchParams)
    const form = new URLSearchParams(body)
    if (method === 'POST' && url.pathname === tokenPath) return this.exchange(form)
    if (method !== 'POST' || url.pathname !== revokePath) return undefined
    this.state.people.delete(form.get('token') ?? '')
    return { status: 200, body: {} }
  }

  private authorize(query: URLSearchParams): HostAnswer {
    const redirect = query.get('redirect_uri') ?? ''
    const challenge = query.get('code_challenge') ?? ''
    if (query.get('client_id') !== app.id || !URL.canParse(redirect))
      return { status: 400, body: 'The app is not known.' }
    if (query.get('response_type') !== 'code' || query.get('code_challenge_method') !== 'S256' || !challenge)
      return { status: 400, body: 'A public client must use PKCE.' }
    const code = randomUUID()
    this.codes.set(code, { redirect, challenge })
    const back = new URL(redirect)
    back.searchParams.set('code', code)
    back.searchParams.set('state', query.get('state') ?? '')
    return { status: 302, headers: { location: back.href } }
  }

  private exchange(form: URLSearchParams): HostAnswer {
    const { wantsSecret } = this.options
    if (form.get('client_id') !== app.id) return refuse('invalid_client', 401)
    if (wantsSecret && form.get('client_secret') !== app.secret)
      return { status: 200, body: { error: 'incorrect_client_credentials' } }
    if (form.get('grant_type') === 'refresh_token') {
      return this.refreshTokens.delete(form.get('refresh_token') ?? '') ? this.issue() : refuse('invalid_grant')
    }
    const code = form.get('code') ?? ''
    const begun = this.codes.get(code)
    this.codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!begun || begun.challenge !== challenge || begun.redirect !== form.get('redirect_uri'))
      return refuse('invalid_grant')
    return this.issue()
  }

  /** The tokens before are revoked. */
  private issue(): HostAnswer {
    this.state.people.delete(`issued-${this.count}`)
    this.count++
    const token = `issued-${this.count}`
    this.state.people.set(token, { login: 'priya', name: 'Priya Raman', mayWrite: true })
    this.refreshTokens.add(`refresh-${this.count}`)
    const grant = { access_token: token, refresh_token: `refresh-${this.count}`, token_type: 'bearer' }
    return { status: 200, body: { ...grant, expires_in: this.options.expiresIn, refresh_token_expires_in: 15897600 } }
  }
}
