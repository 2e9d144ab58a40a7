import type { Schema } from '../../../content/schema-model/schema-book'

/** Tab moves from one ${n:…} to the next. */
export interface Snippet {
  label: string
  markdownDescription?: string
  body?: unknown
  bodyText?: string
}

/** VS Code fills it in. */
export const dayOfToday: Snippet = { label: 'today', body: '^"$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE"' }

/** Authors do not change these values. */
const fixed = new Set(['type', 'template'])

/** The caret tells VS Code that the string is snippet syntax. */
function placeholder(words: string, number: number): string {
  const inner = JSON.stringify(words).slice(1, -1)
  return `^"\${${number}:${inner.replace(/[\\$}]/g, '\\$&')}}"`
}

export function snippetOf(example: unknown): unknown {
  let count = 0
  const visit = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') {
      if (key !== undefined && fixed.has(key)) return value
      count += 1
      return placeholder(value, count)
    }
    if (Array.isArray(value)) return value.map((item) => visit(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, visit(item, name)]))
  }
  return visit(example)
}

/** References are relative to `file`. */
export interface Located {
  schema: Schema
  file: string
}

export function emptyValue(start: Located, resolve: (located: Located) => Located): unknown {
  let count = 0
  const leaf = (before: string, after: string) => {
    count += 1
    return `^${before}$${count}${after}`
  }
  const visit = (located: Located): unknown => {
    const { schema, file } = resolve(located)
    const { type, properties = {}, required = [], items } = schema
    const fields = properties as Record<string, Schema>
    if (schema.const !== undefined) return schema.const
    if (type === 'array') {
      const item = resolve({ schema: (items ?? {}) as Schema, file })
      return item.schema.properties || item.schema.type === 'string' ? [visit(item)] : leaf('[', ']')
    }
    if (schema.properties) {
      return Object.fromEntries(
        (required as string[]).map((name) => [name, visit({ schema: fields[name] ?? {}, file })]),
      )
    }
    return type === 'string' || schema.enum ? leaf('"', '"') : leaf('', '')
  }
  return visit(start)
}

/** What follows `"type": `: the block type and the other fields of its example. */
export function typeWithFields(example: Record<string, unknown>): string {
  const { type, ...fields } = example
  const lines = JSON.stringify(snippetOf(fields), null, 2)
    .replace(/"\^(?:[^"\\]|\\.)*"?/g, (found) => (JSON.parse(found) as string).slice(1))
    .split('\n')
    .slice(1, -1)
    .map((line) => line.slice(2))
  return lines.length > 0 ? `${JSON.stringify(type)},\n${lines.join('\n')}` : JSON.stringify(type)
}
