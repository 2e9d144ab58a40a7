import type { IncomingMessage } from 'node:http'
import { isObject } from '../../../base/shared-types/json'
import type { ProblemWords } from '../../../base/text/interface-words'
import { findProblems } from '../../../content/form-submissions/find-problem'
import { nameFields } from '../../../content/form-submissions/named-field'
import type { ServiceFields } from '../../../content/form-submissions/service-fields'
import { readBody } from '../http-server'
import type { SiteForms } from './site-forms'
import type { Answers } from './submissions'

/** Bytes: longer than any form with all its answers. */
export const maxFormBytes = 1_000_000

type ValuesOf = (name: string) => string[]

const asText = (value: unknown): string[] =>
  ['string', 'number', 'boolean'].includes(typeof value) ? [String(value)] : []

function readJson(text: string): ValuesOf | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value)) return undefined
    return (name) => (Object.hasOwn(value, name) ? [value[name]].flat().flatMap(asText) : [])
  } catch {
    return undefined
  }
}

/** Returns the status of a refusal for what is no form. */
export async function readPosted(request: IncomingMessage): Promise<ValuesOf | 400 | 413 | 415> {
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';')
  const isJson = type.trim() === 'application/json'
  if (!isJson && type.trim() !== 'application/x-www-form-urlencoded') return 415
  const body = await readBody(request, maxFormBytes)
  if (!body) return 413
  if (isJson) return readJson(body.toString()) ?? 400
  const query = new URLSearchParams(body.toString())
  return (name) => query.getAll(name)
}

export type PostedVerdict =
  | { kind: 'keep'; form: string; answers: Answers }
  | { kind: 'refuse'; problems: { field: string; label: string; message: string }[] }
  | { kind: 'robot' }
  | { kind: 'unknown'; form: string }

interface Judge {
  minimumTime: number
  language: string
  words: ProblemWords
  names: ServiceFields
}

function isRobot(valuesOf: ValuesOf, { minimumTime, names }: Judge): boolean {
  const [elapsed] = names.time ? valuesOf(names.time) : []
  return valuesOf(names.trap).join('') !== '' || (elapsed !== undefined && !(Number(elapsed) >= minimumTime))
}

/** Checks the answers as the browser does. Leaves out fields that the form does not have. */
export function judgeForm({ forms }: SiteForms, valuesOf: ValuesOf, judge: Judge): PostedVerdict {
  const { id, trap, time } = judge.names
  const [form = ''] = valuesOf(id)
  const written = forms.get(form)
  if (!written) return { kind: 'unknown', form }
  if (isRobot(valuesOf, judge)) return { kind: 'robot' }
  const fields = nameFields(written, judge.language, [id, trap, ...(time ? [time] : [])])
  const problems = findProblems(fields, valuesOf, judge.words)
  if (problems.length > 0)
    return {
      kind: 'refuse',
      problems: problems.map(({ field: { name, label }, message }) => ({ field: name, label, message })),
    }
  const answers = fields.flatMap(({ name, kind }) => {
    const values = valuesOf(name)
      .map((value) => value.trim())
      .filter(Boolean)
    if (values.length === 0) return []
    return [[name, kind === 'choices' ? values : (values[0] ?? '')]]
  })
  return { kind: 'keep', form, answers: Object.fromEntries(answers) }
}
