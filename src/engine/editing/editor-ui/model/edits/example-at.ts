import { isObject, parentPointer, unescapeToken } from '../../../../base/shared-types/json'
import { exampleObject } from '../../../../content/schema-model/example'
import { toPlaceholder } from '../../../../content/schema-model/examples/to-placeholder'
import type { Schema } from '../../../../content/schema-model/schema-book'
import { exampleIn } from '../page/field'
import type { OpenPage } from '../page/open-page'

/** A number matches any item of a list. */
function findIn(value: unknown, names: readonly string[]): unknown {
  const [name, ...rest] = names
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map((item) => findIn(item, rest)).find((found) => found !== undefined)
  return isObject(value) && Object.hasOwn(value, name) ? findIn(value[name], rest) : undefined
}

/** An object gets its required fields. */
function madeUp(page: OpenPage, written: unknown): unknown {
  const schema: Schema = page.book.resolve(written)
  if (Array.isArray(schema.examples)) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  switch (schema.type) {
    case 'object':
      return exampleObject(schema, page.book, (field) => madeUp(page, field))
    case 'array':
      return [madeUp(page, schema.items)]
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    default:
      return exampleIn(String(schema.description ?? '')) || String(schema.title ?? 'New')
  }
}

/** As in its block's examples, or made up from the schema. Words and pictures are placeholders. */
export function exampleAt(page: OpenPage, pointer: string): unknown {
  const block = page.blockAt(pointer)
  const names = pointer
    .slice(block?.pointer.length ?? 0)
    .split('/')
    .slice(1)
    .map(unescapeToken)
  const examples = block ? page.book.block(block.type)?.examples : undefined
  const shown = Array.isArray(examples) ? findIn(examples, ['any', ...names]) : undefined
  const schema = page.schemaOf(pointer)
  const index = Array.isArray(page.valueAt(parentPointer(pointer))) ? Number(names.at(-1)) + 1 : undefined
  return toPlaceholder(shown ?? madeUp(page, schema), schema, page.book, index)
}
