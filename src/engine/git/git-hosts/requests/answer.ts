/** `body` is parsed JSON. */
export interface Answer {
  status: number
  headers: Headers
  body: unknown
}

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}

/** Hosts put them into different fields: `message`, `error`, `errors[].message`. */
export function messageOf(body: unknown): string {
  const { message, error, error_description, errors } = (body ?? {}) as Record<string, unknown>
  const details = Array.isArray(errors)
    ? errors.map((item) => (item as { message?: unknown })?.message ?? item)
    : errors
  return [...new Set([message, error, error_description, details].flatMap(stringsOf))].join(' ')
}

const seconds = (text: string | null): number | undefined => (text && /^\d+$/.test(text) ? Number(text) : undefined)

/** When requests are answered again; undefined if the answer is about something else. */
export function limitOf({ status, headers, body }: Answer, now: Date): Date | undefined {
  if (status !== 429 && status !== 403) return undefined
  const after = seconds(headers.get('retry-after'))
  const isSpent = headers.get('x-ratelimit-remaining') === '0'
  const isLimited = status === 429 || after !== undefined || isSpent || /rate limit/i.test(messageOf(body))
  if (!isLimited) return undefined
  if (after !== undefined) return new Date(now.getTime() + after * 1000)
  const reset = seconds(headers.get('x-ratelimit-reset') ?? headers.get('ratelimit-reset'))
  const until = isSpent || status === 429 ? (reset ?? 0) * 1000 : 0
  return new Date(Math.max(until, now.getTime() + 60_000))
}
