import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { join } from 'node:path'
import type { WordsIn } from '../../../base/text/interface-words'
import type { FormKind, FormKinds } from '../../../content/form-submissions/form-kind'
import { engineKinds } from '../../../content/form-submissions/kinds/engine-kinds'
import { localService, serviceFields } from '../../../content/form-submissions/service-fields'
import { sendHtml, sendJson } from '../http-server'
import { answerPage, refererPath } from './answer-page'
import { judgeForm, maxBytesWithFile, readPosted } from './posted-form'
import { takeSignUp } from './sign-up'
import { readSiteForms, type SiteForms } from './site-forms'
import { createSubmissions, type Submissions } from './submissions'

export interface FormService {
  address: string
  /** Bytes. */
  maxBody: number
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

interface ServiceOptions {
  submissions: Submissions
  words: WordsIn
  readForms: () => Promise<SiteForms>
  /** Of the studio. */
  kinds?: ReadonlyMap<string, FormKind>
  /** Seconds: what is sent sooner comes from a robot. */
  minimumTime?: number
}

const address = '/forms/send'
const names = serviceFields(localService(address))

const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') === true

/** Answers scripts with JSON, people with a page. */
async function takeForm(
  request: IncomingMessage,
  response: ServerResponse,
  { submissions, words: wordsIn, readForms, kinds: own = new Map(), minimumTime = 1 }: ServiceOptions,
): Promise<void> {
  const posted = await readPosted(request)
  if (typeof posted === 'number') return sendJson(response, { errors: [{ message: STATUS_CODES[posted] }] }, posted)
  const site = await readForms()
  const href = refererPath(request)
  const language = site.languages.of(href)
  const words = wordsIn(language)
  const kinds: FormKinds = new Map([...engineKinds(words), ...own])
  const back = { words: words.goBack, href }
  const answer = (status: number, body: object, heading: string, notes?: string[]) =>
    wantsPage(request)
      ? sendHtml(response, answerPage({ language, heading, notes, back }), status)
      : sendJson(response, body, status)
  const sayFailed = (status: number) =>
    answer(status, { errors: [{ message: words.formNotSent }] }, words.formNotSent, [words.useBack])
  const verdict = judgeForm(site, posted, { minimumTime, language, words, kinds, names })
  if (verdict.kind === 'unknown') {
    console.error(`A form was sent as "${verdict.form}", which is the identifier of no form in pages.json.`)
    return sayFailed(404)
  }
  if (verdict.kind === 'refuse') {
    const { problems } = verdict
    const errors = problems.map(({ field, message }) => ({ field, message }))
    const lines = problems.map(({ label, message }) => `${label} – ${message}`)
    return answer(422, { errors }, words.checkAnswers, [...lines, words.useBack])
  }
  try {
    // A robot gets the same answer as a person, so that it does not try another way.
    if (verdict.kind === 'keep') await submissions.save({ form: verdict.form, answers: verdict.answers })
  } catch (error) {
    console.error('A form could not be kept.', error)
    return sayFailed(500)
  }
  answer(200, { ok: true }, words.formSent)
}

/** A stand-in for the form service of a site: posted forms, and the GET of a mailing list (B8). */
export function createFormService(options: ServiceOptions): FormService {
  return {
    address,
    maxBody: maxBytesWithFile,
    async handle(request, response) {
      if (request.method === 'POST') return takeForm(request, response, options)
      if (request.method === 'GET') {
        const { languages } = await options.readForms()
        return takeSignUp(request, response, { ...options, language: languages.of(refererPath(request)) })
      }
      response.setHeader('allow', 'GET, POST')
      sendJson(response, { errors: { fatal: 'Forms are sent with GET or POST.' } }, 405)
    },
  }
}

export const openFormService = (site: string, words: WordsIn, kinds?: ReadonlyMap<string, FormKind>): FormService =>
  createFormService({
    submissions: createSubmissions(join(site, 'submissions.jsonl')),
    ...{ words, kinds },
    readForms: () => readSiteForms(site),
  })
