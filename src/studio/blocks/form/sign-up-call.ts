import { request } from '@engine/dom/request'
import * as words from '../../words.json'

/** What the form service takes beside the email address (requirement B8). */
export const fields = {
  /** The submit flag: the form was sent, not just opened. */
  submit: 'subscribe',
  /** The anti-forgery flag. */
  antiForgery: 'antiForgery',
  /** The ajax flag: the response is to be JSON, not a page. */
  ajax: 'ajax',
  /** The form identifier: which list the address is for. */
  form: 'form',
} as const

/** How a flag is raised. */
export const raised = '1'

/** How long the service's own words may be, in signs: a visitor is to read what is wrong, not a whole page of it. */
const longestRefusal = 300

function shorten(text: string): string {
  const signs = [...text]
  if (signs.length <= longestRefusal) return text
  const start = signs.slice(0, longestRefusal - 1).join('')
  return `${start.trimEnd()}…`
}

/** How long the service may take, in milliseconds. */
export const timeLimit = 15_000

/** The address to call for one sign-up. */
function address(url: string, formId: string, email: string): URL {
  const { submit, antiForgery, ajax, form } = fields
  const call = new URL(url, document.baseURI)
  const query = new URLSearchParams({ email, [submit]: raised, [antiForgery]: raised, [ajax]: raised, [form]: formId })
  for (const [name, value] of query) call.searchParams.set(name, value)
  return call
}

/** The service's own words for what went wrong, cut where they are long, if its response holds an `errors` object. */
function refusal(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return undefined
  const { errors } = body
  // An empty list is how some services say "no errors".
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return undefined
  console.error('The form service refused the sign-up.', body)
  return 'fatal' in errors && typeof errors.fatal === 'string' && errors.fatal !== ''
    ? shorten(errors.fatal)
    : words.signUpFailed
}

/** Signs an address up. Returns undefined when it worked, and what the visitor reads when it did not; never rejects. */
export async function callSignUp(url: string, formId: string, email: string): Promise<string | undefined> {
  try {
    const response = await request(address(url, formId, email), { signal: AbortSignal.timeout(timeLimit) })
    if (!response.ok) return words.signUpFailed
    return refusal(await response.json())
  } catch {
    return words.signUpFailed
  }
}
