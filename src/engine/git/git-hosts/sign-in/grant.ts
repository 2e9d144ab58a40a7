import type { Refusals } from '../refusal-sentences'
import { messageOf } from '../requests/answer'
import { isRedirectAnswer, send } from '../requests/send'
import type { TokenSource } from '../requests/token-source'

export interface Grant {
  token: string
  /** Milliseconds since 1970. */
  expiresAt?: number
  refreshToken?: string
}

interface GrantRequest {
  address: string
  /** Sent as a form: it needs no permission of the host for a header. */
  fields: Record<string, string>
  refusals: Refusals
  fetch?: typeof fetch
  /** The relay's cookie. */
  withCookie?: boolean
}

/** Asks a token endpoint: RFC 6749, sections 4.1.3 and 6. */
export async function askForGrant({ address, fields, refusals, fetch, withCookie }: GrantRequest): Promise<Grant> {
  const init: RequestInit = {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
    credentials: withCookie ? 'include' : 'omit',
    signal: AbortSignal.timeout(30_000),
  }
  const response = await send(new URL(address), init, fetch).catch(() => {
    throw refusals.unreachable()
  })
  if (isRedirectAnswer(response)) throw refusals.foreign()
  if (response.status >= 500) throw refusals.down()
  const answer = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined
  if (!answer) throw refusals.foreign()
  const { access_token: token, expires_in: seconds, refresh_token: refreshToken } = answer
  if (!response.ok || typeof token !== 'string') {
    const isFirst = fields.grant_type === 'authorization_code'
    throw isFirst ? refusals.notSignedIn(messageOf(answer)) : refusals.signedOut()
  }
  return {
    token,
    expiresAt: typeof seconds === 'number' ? Date.now() + seconds * 1000 : undefined,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : undefined,
  }
}

/** Renews the token a minute before it expires, and whenever the host refuses it. */
export function refreshingSource(first: Grant, ask: (grant: Grant) => Promise<Grant>): TokenSource {
  let grant = first
  let renewal: Promise<void> | undefined
  const renew = (): Promise<void> => {
    renewal ??= ask(grant)
      .then((next) => {
        grant = { refreshToken: grant.refreshToken, ...next }
      })
      .finally(() => {
        renewal = undefined
      })
    return renewal
  }
  return {
    async token() {
      if (grant.expiresAt && grant.expiresAt < Date.now() + 60_000) await renew()
      return grant.token
    },
    renew,
  }
}
