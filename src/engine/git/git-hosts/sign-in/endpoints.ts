import type { HostAddress } from '../host-address'
import type { SignInOptions } from './sign-in'

export interface Endpoints {
  /** The page that the host's window shows. */
  authorize: string
  scope?: string
  token: string
  refresh: string
  signOut?: string
  /** The relay keeps the refresh token in its cookie, and the client's secret to itself. */
  hasCookie: boolean
}

/** Undefined where only a pasted token signs in. */
export function endpointsOf({ name, origin }: HostAddress, { clientId, relay }: SignInOptions): Endpoints | undefined {
  if (!clientId) return undefined
  if (name === 'gitlab') {
    const token = `${origin}/oauth/token`
    const signOut = `${origin}/oauth/revoke`
    return { authorize: `${origin}/oauth/authorize`, scope: 'api', token, refresh: token, signOut, hasCookie: false }
  }
  if (name === 'forgejo') {
    const token = `${origin}/login/oauth/access_token`
    const scope = 'read:user write:repository'
    return { authorize: `${origin}/login/oauth/authorize`, scope, token, refresh: token, hasCookie: false }
  }
  if (!relay) return undefined
  const base = relay.replace(/(?<!\/)\/+$/, '')
  return {
    authorize: `${origin}/login/oauth/authorize`,
    token: `${base}/token`,
    refresh: `${base}/refresh`,
    signOut: `${base}/sign-out`,
    hasCookie: true,
  }
}
