import { open, seal } from './seal.mjs'

// Signs authors in at GitHub, whose token endpoint wants the secret of the app and answers no browser.
// Settings: EDITOR (the editor's origin), CLIENT_ID, CLIENT_SECRET, COOKIE_SECRET (32 random characters or more),
// GITHUB (only for GitHub Enterprise Server). Nothing is stored or logged: the refresh token is in an encrypted cookie.
const cookieName = '__Host-refresh'
const cookieRules = 'Path=/; HttpOnly; Secure; SameSite=Strict'

/** In milliseconds. */
const longestWait = 15_000

/** 32 random hexadecimal digits have about 14 different ones. */
const isGuessable = (secret) => new Set(secret).size < 8 || /^(.+)\1+$/s.test(secret)

/** What is wrong with the settings, or undefined. */
export function findFault({ EDITOR, CLIENT_ID, CLIENT_SECRET, COOKIE_SECRET }) {
  const isOrigin = URL.canParse(EDITOR ?? '') && new URL(EDITOR).origin === EDITOR
  if (!isOrigin || !CLIENT_ID || !CLIENT_SECRET || !(COOKIE_SECRET?.length >= 32))
    return 'The relay is not set up: see docs/web-editor-setup.md.'
  if (isGuessable(COOKIE_SECRET))
    return 'COOKIE_SECRET can be guessed: its characters repeat. Set it to what "openssl rand -base64 32" prints.'
}

/** What is asked of GitHub: a code is exchanged, or the cookie's token is renewed; undefined for anything else. */
async function fieldsOf(request, path, env) {
  const form = new URLSearchParams(await request.text())
  const [code, verifier] = [form.get('code'), form.get('code_verifier')]
  if (path === '/token' && code && verifier)
    return { code, code_verifier: verifier, redirect_uri: `${env.EDITOR}/signed-in.html` }
  const cookie = request.headers
    .get('cookie')
    ?.split('; ')
    .find((one) => one.startsWith(`${cookieName}=`))
  if (path !== '/refresh' || !cookie) return undefined
  const token = await open(cookie.slice(cookieName.length + 1), env.COOKIE_SECRET).catch(() => undefined)
  return token && { grant_type: 'refresh_token', refresh_token: token }
}

export async function answer(request, env) {
  const fault = findFault(env)
  if (fault) return new Response(fault, { status: 500 })
  if (request.headers.get('origin') !== env.EDITOR) return new Response('Only the editor may ask.', { status: 403 })
  const cors = {
    'access-control-allow-origin': env.EDITOR,
    'access-control-allow-credentials': 'true',
    vary: 'origin',
    'cache-control': 'no-store',
  }
  const path = new URL(request.url).pathname.replace(/\/+$/, '').match(/\/[^/]*$/)?.[0]
  const say = (status, body, cookie) =>
    Response.json(body, { status, headers: { ...cors, ...(cookie && { 'set-cookie': cookie }) } })
  if (request.method !== 'POST') return say(request.method === 'OPTIONS' ? 200 : 405, {})
  if (path === '/sign-out') return say(200, {}, `${cookieName}=; Max-Age=0; ${cookieRules}`)
  const fields = await fieldsOf(request, path, env)
  if (!fields) return say(401, { error: 'signed_out' })
  const response = await fetch(`${env.GITHUB ?? 'https://github.com'}/login/oauth/access_token`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ client_id: env.CLIENT_ID, client_secret: env.CLIENT_SECRET, ...fields }),
    redirect: 'manual',
    signal: AbortSignal.timeout(longestWait),
  }).catch(() => undefined)
  const grant = await response?.json().catch(() => undefined)
  if (!grant || (!response.ok && !(response.status >= 400 && response.status < 500)))
    return say(502, { error: 'github_is_down' })
  const { access_token, expires_in, refresh_token, refresh_token_expires_in } = grant
  if (!access_token) return say(401, { error: 'signed_out' }, `${cookieName}=; Max-Age=0; ${cookieRules}`)
  const sealed = refresh_token && (await seal(refresh_token, env.COOKIE_SECRET))
  const cookie =
    sealed && `${cookieName}=${sealed}; Max-Age=${Number(refresh_token_expires_in) || 15_000_000}; ${cookieRules}`
  return say(200, { access_token, expires_in }, cookie)
}
