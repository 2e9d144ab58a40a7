import { expect, test } from 'vitest'
import { connectHost } from '../connect-host'
import { readHostAddress } from '../host-address'
import { HostRefusal } from '../host-refusal'
import { createSignIn } from './create-sign-in'
import { challengeOf } from './pkce'

const returnTo = 'https://edit.fox.example/signed-in.html'

/** A token endpoint of the shape that GitLab documents, and the API behind it, which knows the newest token alone. */
function standIn() {
  const forms: Record<string, string>[] = []
  const requests: RequestInit[] = []
  const state = { count: 0, refuses: false, expiresIn: 7200 }
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input))
    requests.push(init)
    if (url.pathname.startsWith('/api/')) {
      const isKnown = new Headers(init.headers).get('authorization') === `Bearer token-${state.count}`
      return Response.json({ message: isKnown ? '404 Not found' : '401 Unauthorized' }, { status: isKnown ? 404 : 401 })
    }
    forms.push({ path: url.pathname, ...Object.fromEntries(init.body as URLSearchParams) })
    if (state.refuses) return Response.json({ error: 'invalid_grant' }, { status: 400 })
    state.count++
    const grant = { access_token: `token-${state.count}`, refresh_token: `refresh-${state.count}` }
    return Response.json({ ...grant, token_type: 'Bearer', expires_in: state.expiresIn, created_at: 1 })
  }
  return { forms, requests, state, fetch: answer as typeof fetch }
}

const gitlab = readHostAddress('gitlab:https://git.fox.example/fox/site')

async function begin(address = gitlab, more: { relay?: string } = {}) {
  const stand = standIn()
  const signIn = createSignIn(address, { returnTo, clientId: 'an-app', fetch: stand.fetch, ...more })
  const page = new URL(await signIn.begin())
  const back = `${returnTo}?code=a-code&state=${page.searchParams.get('state')}`
  return { ...stand, signIn, page, back }
}

const kindOf = (action: Promise<unknown>) =>
  action.then(
    () => 'none',
    (error: unknown) => (error instanceof HostRefusal ? error.kind : error),
  )

test('the window asks for a code with a challenge, and the code is exchanged with its verifier', async () => {
  const { signIn, page, back, forms, requests } = await begin()
  expect(page.origin + page.pathname).toBe('https://git.fox.example/oauth/authorize')
  const asked = Object.fromEntries(page.searchParams)
  expect(asked).toMatchObject({
    client_id: 'an-app',
    redirect_uri: returnTo,
    response_type: 'code',
    scope: 'api',
    code_challenge_method: 'S256',
  })
  expect(await (await signIn.finish(back)).token()).toBe('token-1')
  expect(forms).toMatchObject([
    {
      path: '/oauth/token',
      grant_type: 'authorization_code',
      code: 'a-code',
      client_id: 'an-app',
      redirect_uri: returnTo,
    },
  ])
  expect(await challengeOf(forms[0]?.code_verifier ?? '')).toBe(asked.code_challenge)
  expect(requests[0]).toMatchObject({ redirect: 'manual', credentials: 'omit' })
})

test('the challenge is the one in RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('an answer of another sign-in is not taken and does not end this one; nor is a second answer', async () => {
  const { signIn, back, forms } = await begin()
  expect(await kindOf(signIn.finish(`${returnTo}?code=theirs&state=theirs`))).toBe('signed-out')
  expect(await kindOf(signIn.finish('nowhere'))).toBe('signed-out')
  expect(forms).toEqual([])
  expect(await kindOf(signIn.finish(back))).toBe('none')
  expect(await kindOf(signIn.finish(back))).toBe('signed-out')
  expect(forms.map(({ code }) => code)).toEqual(['a-code'])
})

test('says what the host said when it refuses the sign-in', async () => {
  const { signIn, page } = await begin()
  const denied = `${returnTo}?error=access_denied&state=${page.searchParams.get('state')}`
  await expect(signIn.finish(denied)).rejects.toThrow('you did not allow')
})

test('says why the host did not exchange the code', async () => {
  const { signIn, back, state } = await begin()
  state.refuses = true
  await expect(signIn.finish(back)).rejects.toThrow('invalid_grant')
})

test('a token that expires soon is renewed once for all who wait for it', async () => {
  const { signIn, back, forms, state } = await begin()
  state.expiresIn = 30
  const source = await signIn.finish(back)
  state.expiresIn = 7200
  expect(await Promise.all([source.token(), source.token()])).toEqual(['token-2', 'token-2'])
  expect(forms).toHaveLength(2)
  expect(forms[1]).toMatchObject({ grant_type: 'refresh_token', refresh_token: 'refresh-1', client_id: 'an-app' })
  expect(await source.token()).toBe('token-2')
})

test('a token that the host has revoked is renewed, and the request sent again; where that fails, one is signed out', async () => {
  const { signIn, back, state, fetch } = await begin()
  const host = connectHost(gitlab, await signIn.finish(back), { fetch })
  state.count++
  expect(await kindOf(host.head('main'))).toBe('missing')
  state.count++
  state.refuses = true
  expect(await kindOf(host.head('main'))).toBe('signed-out')
})

test.each([
  ['', 'not copied whole'],
  ['ghp_1234 5678', 'not copied whole'],
  ['ghp_revoked_long_ago', 'revoked'],
])('the pasted token “%s” is refused with the way on', async (token, why) => {
  const signIn = createSignIn(gitlab, { returnTo })
  const use = async () => connectHost(gitlab, signIn.withToken(token), { fetch: standIn().fetch }).open()
  await expect(use()).rejects.toThrow(why)
  await expect(use()).rejects.toThrow('Make a new one')
})

test('a pasted token signs in without an app; the page that makes one has the permissions filled in', () => {
  const [way] = createSignIn(readHostAddress('github:fox/site'), { returnTo }).ways
  expect(way).toMatchObject({ kind: 'token' })
  const page = new URL(way?.kind === 'token' ? way.address : '')
  expect(page.origin + page.pathname).toBe('https://github.com/settings/personal-access-tokens/new')
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    target_name: 'fox',
    contents: 'write',
    pull_requests: 'write',
  })
  const kinds = (text: string, more: object) =>
    createSignIn(readHostAddress(text), { returnTo, ...more }).ways.map(({ kind }) => kind)
  expect(kinds('github:fox/site', { clientId: 'x' })).toEqual(['token'])
  expect(kinds('github:fox/site', { clientId: 'x', relay: 'https://sign-in.fox.example' })).toEqual(['window', 'token'])
  expect(kinds('forgejo:https://codeberg.org/fox/site', { clientId: 'x' })).toEqual(['window', 'token'])
})

test('GitHub is asked through the relay, which keeps the refresh token in its cookie', async () => {
  const relay = 'https://sign-in.fox.example/github/'
  const { signIn, page, back, forms, requests } = await begin(readHostAddress('github:fox/site'), { relay })
  expect(page.origin + page.pathname).toBe('https://github.com/login/oauth/authorize')
  const source = await signIn.finish(back)
  await source.renew?.()
  expect(await source.token()).toBe('token-2')
  expect(await (await signIn.resume())?.token()).toBe('token-3')
  expect(forms.map(({ path }) => path)).toEqual(['/github/token', '/github/refresh', '/github/refresh'])
  expect(forms[1]).toEqual({ path: '/github/refresh' })
  expect(requests.map(({ credentials }) => credentials)).toEqual(['include', 'include', 'include'])
})

test('the cookie of an earlier sign-in is needed to resume; signing out tells the host and the relay', async () => {
  const { signIn, state, forms, back } = await begin(readHostAddress('github:fox/site'), {
    relay: 'https://sign-in.fox.example',
  })
  state.refuses = true
  expect(await signIn.resume()).toBeUndefined()
  await signIn.signOut()
  expect(forms.at(-1)).toEqual({ path: '/sign-out' })
  expect(await begin().then(({ signIn: other }) => other.resume())).toBeUndefined()
  const other = await begin()
  await other.signIn.finish(back.replace(/state=.*/, `state=${other.page.searchParams.get('state')}`))
  await other.signIn.signOut()
  expect(other.forms.at(-1)).toMatchObject({ path: '/oauth/revoke', token: 'token-1', client_id: 'an-app' })
})
