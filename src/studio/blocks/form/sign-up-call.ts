import { request } from 'schema-pages/dom/request'
import * as words from '../../words.json'

/** The form service's query parameters (B8). */
export const fields = {
  /** A flag: the form was sent. */
  submit: 'subscribe',
  /** A flag against forgery. */
  antiForgery: 'antiForgery',
  /** A flag: respond with JSON. */
  ajax: 'ajax',
  /** The identifier of the mailing list. */
  form: 'form',
} as const

/** The value of a set flag. */
export const flagSet = '1'

/** In characters: enough for a message, not for a whole page. */
const maxMessageLength = 300

function shorten(text: string): string {
  const signs = [...text]
  if (signs.length <= maxMessageLength) return text
  const start = signs.slice(0, maxMessageLength - 1).join('')
  return `${start.trimEnd()}…`
}

/** In milliseconds. */
export const timeLimit = 15_000

function address(url: string, formId: string, email: string): URL {
  const { submit, antiForgery, ajax, form } = fields
  const call = new URL(url, document.baseURI)
  const query = new URLSearchParams({
    email,
    [submit]: flagSet,
    [antiForgery]: flagSet,
    [ajax]: flagSet,
    [form]: formId,
  })
  for (const [name, value] of query) call.searchParams.set(name, value)
  return call
}

/** The service's own message, shortened, from its `errors` object. */
function refusal(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return undefined
  const { errors } = body
  // Some services send an empty list if there are no errors.
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return undefined
  console.error('The form service refused the sign-up.', body)
  return 'fatal' in errors && typeof errors.fatal === 'string' && errors.fatal !== ''
    ? shorten(errors.fatal)
    : words.signUpFailed
}

/** Returns the visitor's message if it fails. Never rejects. */
export async function callSignUp(url: string, formId: string, email: string): Promise<string | undefined> {
  try {
    const response = await request(address(url, formId, email), { signal: AbortSignal.timeout(timeLimit) })
    if (!response.ok) return words.signUpFailed
    return refusal(await response.json())
  } catch {
    return words.signUpFailed
  }
}
