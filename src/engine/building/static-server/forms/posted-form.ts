import type { IncomingMessage } from 'node:http'
import { isObject, parseJson } from '../../../base/shared-types/json'
import type { ProblemWords } from '../../../base/text/interface-words'
import { nameFields } from '../../../content/form-submissions/form-field-names'
import type { FormAnswer, FormKinds } from '../../../content/form-submissions/form-kind'
import { readSubmission } from '../../../content/form-submissions/read-answers'
import type { ServiceFields } from '../../../content/form-submissions/service-fields'
import { readBody } from '../http-server'
import type { SiteForms } from './site-forms'
import type { Answers, PostedFile } from './submissions'

/** Bytes: longer than any form with all its answers. */
const maxFormBytes = 1_000_000

/** Bytes: a form with the largest file. */
export const maxBytesWithFile = 60_000_000

type ValuesOf = (name: string) => FormAnswer[]

const asText = (value: unknown): string[] =>
  ['string', 'number', 'boolean'].includes(typeof value) ? [String(value)] : []

function readJson(text: string): ValuesOf | undefined {
  const value = parseJson(text)
  if (!isObject(value)) return undefined
  return (name) => (Object.hasOwn(value, name) ? [value[name]].flat().flatMap(asText) : [])
}

async function readParts(body: Buffer, type: string): Promise<ValuesOf | undefined> {
  try {
    const data = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    const parts = [...data].map(async ([name, value]): Promise<[string, FormAnswer]> => {
      if (typeof value === 'string') return [name, value]
      const file: PostedFile = { name: value.name, size: value.size, bytes: new Uint8Array(await value.arrayBuffer()) }
      return [name, file]
    })
    const values = await Promise.all(parts)
    return (name) => values.flatMap(([one, value]) => (one === name ? [value] : []))
  } catch {
    return undefined
  }
}

/** The status of a refusal if it is no form. */
export async function readPosted(request: IncomingMessage): Promise<ValuesOf | 400 | 413 | 415> {
  const header = request.headers['content-type'] ?? ''
  const type = header.toLowerCase().split(';')[0]?.trim()
  const isJson = type === 'application/json'
  const hasParts = type === 'multipart/form-data'
  if (!isJson && !hasParts && type !== 'application/x-www-form-urlencoded') return 415
  const body = await readBody(request, hasParts ? maxBytesWithFile : maxFormBytes)
  if (!body) return 413
  if (isJson) return readJson(body.toString()) ?? 400
  if (hasParts) return (await readParts(body, header)) ?? 400
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
  kinds: FormKinds
  names: ServiceFields
}

function isRobot(valuesOf: ValuesOf, { minimumTime, names }: Judge): boolean {
  const [elapsed] = names.time ? valuesOf(names.time) : []
  return valuesOf(names.trap).join('') !== '' || (elapsed !== undefined && !(Number(elapsed) >= minimumTime))
}

/** Checks the answers as the browser does. Leaves out fields that the form does not have. */
export function judgeForm({ forms, zone }: SiteForms, valuesOf: ValuesOf, judge: Judge): PostedVerdict {
  const { id, trap, time } = judge.names
  const form = String(valuesOf(id)[0] ?? '')
  const written = forms.get(form)
  if (!written) return { kind: 'unknown', form }
  if (isRobot(valuesOf, judge)) return { kind: 'robot' }
  const fields = nameFields(written, judge.language, [id, trap, ...(time ? [time] : [])])
  const { problems, answers } = readSubmission(fields, valuesOf, { ...judge, zone })
  if (problems.length > 0)
    return {
      kind: 'refuse',
      problems: problems.map(({ field: { name, label }, message }) => ({ field: name, label, message })),
    }
  const several = new Set(fields.flatMap(({ name, kind }) => (kind === 'choices' ? [name] : [])))
  const kept = [...answers].map(([name, values]) => [name, several.has(name) ? values : values[0]])
  return { kind: 'keep', form, answers: Object.fromEntries(kept) }
}
