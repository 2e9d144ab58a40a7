import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServedWords } from '../text/interface-words'
import { readUrl } from '../text/read-url'
import { escapeHtml } from '../text/tags'
import { isEmail, type SignUps } from './sign-ups'

export interface Service {
  address: string
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

type Headers = Record<string, string>

const send = (response: ServerResponse, status: number, type: string, body: string, headers: Headers = {}) =>
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers })
    .end(body)

const sendJson = (response: ServerResponse, status: number, body: object, headers?: Headers) =>
  send(response, status, 'application/json', JSON.stringify(body), headers)

/**
 * The page of this server that the visitor came from, or the home page. Removes double slashes, after which a browser
 * reads a host name.
 */
function refererPath({ headers }: IncomingMessage): string {
  const { referer = '', host } = headers
  const before = readUrl(referer)
  return before && before.host === host ? before.pathname.replace(/^\/+/, '/') : '/'
}

/** Whether the form was sent without script. */
const wantsPage = (request: IncomingMessage, query: URLSearchParams) =>
  request.headers.accept?.includes('text/html') === true && !query.has('ajax')

const signUpPage = (outcome: string, words: ServedWords, back: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(outcome)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(outcome)}</h1>
<p><a href="${escapeHtml(back)}">${escapeHtml(words.goBack)}</a></p>
</main>
</body>
</html>
`

/**
 * A stand-in for the form service of a third party, with the same protocol (B8): JSON for scripts, a page for people.
 */
export function createFormService(signUps: SignUps, words: ServedWords): Service {
  return {
    address: '/forms/subscribe',
    async handle(request, response) {
      if (request.method !== 'GET')
        return void sendJson(response, 405, { errors: { fatal: 'Sign-ups are sent with GET.' } }, { allow: 'GET' })
      const { searchParams: query } = new URL(request.url ?? '', 'http://localhost')
      const email = query.get('email')?.trim() ?? ''
      const page = wantsPage(request, query) ? refererPath(request) : undefined
      if (!isEmail(email)) {
        // In this protocol, status 200 with an errors object is a refusal.
        if (page) send(response, 422, 'text/html', signUpPage(words.invalidEmail, words, page))
        else sendJson(response, 200, { errors: { fatal: words.invalidEmail } })
        return
      }
      try {
        await signUps.save({ email, form: query.get('form') ?? '' })
      } catch (error) {
        console.error('A sign-up could not be kept.', error)
        if (page) send(response, 500, 'text/html', signUpPage(words.signUpFailed, words, page))
        else sendJson(response, 500, { errors: { fatal: words.signUpFailed } })
        return
      }
      if (page) send(response, 200, 'text/html', signUpPage(words.signedUp, words, page))
      else sendJson(response, 200, { success: true })
    },
  }
}
