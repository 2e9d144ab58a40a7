type Schema = Record<string, unknown>

/** A proposal that writes more than a word. VS Code leads from one ${n:…} in it to the next. */
export interface Snippet {
  label: string
  markdownDescription?: string
  body?: unknown
  bodyText?: string
}

/** Fields whose words are the program's: there is nothing to write in their place. */
const fixed = new Set(['type', 'template'])

/** Text as a placeholder of a snippet. The caret marks it for VS Code as snippet syntax, not JSON. */
function placeholder(words: string, number: number): string {
  const inner = JSON.stringify(words).slice(1, -1)
  return `^"\${${number}:${inner.replace(/[\\$}]/g, '\\$&')}}"`
}

/** An example as a snippet: every text in it is a place to write in. */
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

/** A schema and the file that its references start from. */
export interface Located {
  schema: Schema
  file: string
}

/** A value with the fields that it must have, all of them empty. `resolve` follows references. */
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

/** The name of a block type and the other fields of its example: what is written after "type": in an empty block. */
export function typeWithFields(example: Record<string, unknown>): string {
  const { type, ...fields } = example
  const lines = JSON.stringify(snippetOf(fields), null, 2)
    .replace(/"\^(?:[^"\\]|\\.)*"?/g, (found) => (JSON.parse(found) as string).slice(1))
    .split('\n')
    .slice(1, -1)
    .map((line) => line.slice(2))
  return lines.length > 0 ? `${JSON.stringify(type)},\n${lines.join('\n')}` : JSON.stringify(type)
}
