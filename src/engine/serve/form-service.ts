import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServedWords } from '../text/interface-words'
import { readUrl } from '../text/read-url'
import { signUpPage } from './sign-up-pages'
import { isEmail, type SignUps } from './sign-ups'

/** Something that handles the requests for one address of a server. */
export interface Service {
  /** The path of the requests that it handles. */
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
 * Where a visitor came from, if that is a page of this server: "/thegoodhour". Otherwise the home page. Slashes at its start
 * count once: after two, a browser reads the name of another host.
 */
function pageBefore({ headers }: IncomingMessage): string {
  const { referer = '', host } = headers
  const before = readUrl(referer)
  return before && before.host === host ? before.pathname.replace(/^\/+/, '/') : '/'
}

/** A form that was sent without script: the browser wants a page, and the ajax flag is not raised. */
const wantsPage = (request: IncomingMessage, query: URLSearchParams) =>
  request.headers.accept?.includes('text/html') === true && !query.has('ajax')

/**
 * A stand-in for the form service of a third party, so that the sign-up works without it.
 * It speaks the same protocol: a GET with the fields of requirement B8; JSON for scripts, a small page for people.
 */
export function createFormService(signUps: SignUps, words: ServedWords): Service {
  return {
    address: '/forms/subscribe',
    async handle(request, response) {
      if (request.method !== 'GET')
        return void sendJson(response, 405, { errors: { fatal: 'Sign-ups are sent with GET.' } }, { allow: 'GET' })
      const { searchParams: query } = new URL(request.url ?? '', 'http://localhost')
      const email = query.get('email')?.trim() ?? ''
      const page = wantsPage(request, query) ? pageBefore(request) : undefined
      if (!isEmail(email)) {
        // Scripts get status 200: the protocol's sign of a refusal is the errors object.
        if (page) send(response, 422, 'text/html', signUpPage(words.invalidEmail, words, page))
        else sendJson(response, 200, { errors: { fatal: words.invalidEmail } })
        return
      }
      try {
        await signUps.keep({ email, form: query.get('form') ?? '' })
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
