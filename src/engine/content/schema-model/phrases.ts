import { isObject } from '../../base/shared-types/json'

export function quoted(value: unknown, limit = 60): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > limit ? `${text.slice(0, limit - 3)}…${text.at(-1)}` : text
}

export function shown(value: unknown, depth = 0): string {
  if (depth > 3) return '…'
  if (Array.isArray(value)) return `[${value.map((item) => shown(item, depth + 1)).join(', ')}]`
  if (!isObject(value)) return quoted(value, 80)
  const fields = Object.entries(value).map(([name, item]) => `${quoted(name)}: ${shown(item, depth + 1)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{ }'
}

/** a, a and b, a, b and c. */
export const joined = (parts: string[], word = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`

export const listed = (values: unknown[], word?: string): string =>
  joined(
    values.map((value) => quoted(value)),
    word,
  )

const isNamed = (noun: string) => /^(?:the |this |")/.test(noun)

export const article = (noun: string): string =>
  isNamed(noun) ? noun : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

export const thisOne = (noun: string): string => (isNamed(noun) ? noun : `this ${noun}`)

export const typesOf = (schema: unknown): string[] =>
  isObject(schema) && schema.type !== undefined ? ([schema.type].flat() as string[]) : []
