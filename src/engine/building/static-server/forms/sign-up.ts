import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WordsIn } from '../../../base/text/interface-words'
import { isEmail } from '../../../content/form-submissions/is-email'
import { sendHtml, sendJson } from '../http-server'
import { answerPage, refererPath } from './answer-page'
import type { Submissions } from './submissions'

const wantsPage = ({ headers }: IncomingMessage, query: URLSearchParams) =>
  headers.accept?.includes('text/html') === true && !query.has('ajax')

/** The protocol of a mailing list: an email address in the query of a GET (B8). */
export async function takeSignUp(
  request: IncomingMessage,
  response: ServerResponse,
  { submissions, words: wordsIn, language }: { submissions: Submissions; words: WordsIn; language: string },
): Promise<void> {
  const words = wordsIn(language)
  const { searchParams: query } = new URL(request.url ?? '', 'http://localhost')
  const email = query.get('email')?.trim() ?? ''
  const isForPage = wantsPage(request, query)
  const back = { words: words.goBack, href: refererPath(request) }
  const sendPage = (status: number, heading: string) =>
    sendHtml(response, answerPage({ language, heading, back }), status)
  if (!isEmail(email)) {
    // In this protocol, status 200 with an errors object is a refusal.
    if (isForPage) sendPage(422, words.invalidEmail)
    else sendJson(response, { errors: { fatal: words.invalidEmail } })
    return
  }
  try {
    await submissions.save({ form: query.get('form') ?? '', answers: { email } })
  } catch (error) {
    console.error('A sign-up could not be kept.', error)
    if (isForPage) sendPage(500, words.signUpFailed)
    else sendJson(response, { errors: { fatal: words.signUpFailed } }, 500)
    return
  }
  if (isForPage) sendPage(200, words.signedUp)
  else sendJson(response, { success: true })
}
