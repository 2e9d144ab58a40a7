import { request } from '../../../base/dom/request'

export type FieldRefusals = Map<string, string>

export type FormOutcome = { kind: 'sent' } | { kind: 'refused'; refusals: FieldRefusals } | { kind: 'failed' }

/** Milliseconds. */
const timeLimit = 15_000
const timeLimitOfFiles = 300_000

/** Characters: enough for a sentence, not for a whole page. */
const maxMessageLength = 300

/** Reads `{ "errors": [{ "field": "email", "message": "…" }] }` only. */
function readRefusals(body: unknown): FieldRefusals {
  const { errors } = (body ?? {}) as { errors?: unknown }
  const listed = Array.isArray(errors) ? (errors as { field?: unknown; message?: unknown }[]) : []
  return new Map(
    listed.flatMap((error): [string, string][] =>
      typeof error?.field === 'string' && typeof error.message === 'string'
        ? [[error.field, error.message.slice(0, maxMessageLength)]]
        : [],
    ),
  )
}

/** Asks for JSON, else as a browser without script. Never rejects. */
export async function sendForm(address: string, data: FormData): Promise<FormOutcome> {
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const hasFiles = texts.length < [...data].length
  try {
    const response = await request(address, {
      method: 'POST',
      body: hasFiles ? data : new URLSearchParams(texts),
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(hasFiles ? timeLimitOfFiles : timeLimit),
    })
    if (response.ok) return { kind: 'sent' }
    const refusals = response.status === 422 ? readRefusals(await response.json()) : new Map()
    return refusals.size > 0 ? { kind: 'refused', refusals } : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}
