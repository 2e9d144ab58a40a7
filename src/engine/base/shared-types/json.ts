export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Undefined for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string'

/** "a/b" -> "a~1b": https://www.rfc-editor.org/rfc/rfc6901 */
export const escapeToken = (token: string): string =>
  /[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token

export const unescapeToken = (token: string): string =>
  token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token

export function valueAt(value: unknown, pointer: string): unknown {
  let node = value
  for (let start = 1, end = 0; start <= pointer.length; start = end + 1) {
    end = pointer.indexOf('/', start)
    if (end < 0) end = pointer.length
    const token = pointer.slice(start, end)
    const key = unescapeToken(token)
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined
    node = (node as Record<string, unknown>)[key]
  }
  return node
}

/** "/a/b" -> "/a/b", "/a" and "". */
export function* selfAndAncestors(pointer: string): Generator<string> {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) yield pointer.slice(0, end)
  yield ''
}

export const isAtOrBelow = (pointer: string | undefined, around: string): boolean =>
  `${pointer}/`.startsWith(`${around}/`)

export const parentPointer = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))

/** All texts in a value, with their pointers. */
export function* stringsIn(value: unknown, pointer = ''): Generator<[pointer: string, text: string]> {
  if (typeof value === 'string') yield [pointer, value]
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* stringsIn(part, `${pointer}/${escapeToken(name)}`)
}

export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapStrings(part, change)]))
}

export type UnknownObject = Record<string, unknown>

export const asObject = (value: unknown): UnknownObject => (isObject(value) ? value : {})

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const pagesIn = (content: unknown): unknown[] => asList(asObject(content).pages)

export const blocksIn = (page: unknown): unknown[] => asList(asObject(page).blocks)

const sortFields = (_: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value

/** The same for any order of fields. */
export const canonicalText = (value: unknown): string => JSON.stringify(value, sortFields) ?? ''
