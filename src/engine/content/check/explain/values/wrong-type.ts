import type { ErrorObject } from 'ajv/dist/2020.js'
import { isObject } from '../../../../base/shared-types/json'
import { quoted, shown } from '../../../schema-model/phrases'
import { listShape } from '../blocks/held'
import { fits } from '../misfits'
import {
  type Context,
  descriptionOf,
  type Explained,
  exampleInWords,
  fieldOf,
  groupOfPlace,
  keyIsElsewhere,
  kindsOf,
  orRemove,
  type Repair,
} from '../phrases'
import { findMeant } from './meant-value'

function whatToDo({ instancePath: at, data, parentSchema }: ErrorObject, types: string[], context: Context): string {
  const { book } = context
  const schema = book.resolve(parentSchema)
  if (at === '' && /^\s*\{/.test(String(data)))
    return 'The whole content is written as one text here. Copy it from where it comes from as it is, without the quotes around it and the \\ before each quote and line break.'
  if (at === '')
    return 'It begins with { "site": { … }, "pages": [ … ] }. Bring back the last good version of the file.'
  if (data === null)
    return /\/\d+$/.test(at) ? 'Remove it.' : `Write it${orRemove(at, context)}. ${descriptionOf(schema)}`
  if (at === '/shared') return 'Each shared block has a name: { "our-friends": { "type": … } }.'
  if (/^\/shared\/[^/]+$/.test(at))
    return 'A name under "shared" stands for one block: give each block a name of its own.'
  if (schema.format === 'shared')
    return 'It is the name of a block under "shared". A block for this page alone is written in the place of { "shared": … }, with its "type" and its fields.'
  if (Array.isArray(data) && schema.format === 'html')
    return 'Write all of it as one text, without the [ and the ], each paragraph in its tags: "<p>One.</p><p>Two.</p>".'
  if (Array.isArray(data) && data.length > 1 && data.every((item) => fits(item, schema, book)))
    return 'Keep one of them, without the [ and the ].'
  const shape = listShape(schema, book)
  if (shape !== undefined) return `Write ${fieldOf(at)}: ${shape}.`
  if (at.endsWith('/guard')) return `${exampleInWords(schema, book)} ${keyIsElsewhere(book)}`
  if (types.includes('array') || types.includes('object')) return exampleInWords(schema, book)
  return descriptionOf(schema)
}

function written(data: unknown): string {
  if (data === null) return 'null'
  if (Array.isArray(data)) return 'a list'
  return isObject(data) ? 'an object' : quoted(data)
}

const kindOf = (data: unknown) => (data === null ? 'null' : Array.isArray(data) ? 'list' : typeof data)

export function explainWrongType(error: ErrorObject, context: Context): Explained {
  const { instancePath, params, data, parentSchema } = error
  const types = [params.type].flat() as string[]
  const wanted = kindsOf(types)
  const answer = findMeant(data, parentSchema, instancePath, context)
  const base = { rule: 'wrong-type', pointer: instancePath }
  const start = `${fieldOf(instancePath)} must be ${wanted}`
  if (!answer) {
    const advice = whatToDo(error, types, context)
    const group = groupOfPlace(instancePath, wanted, kindOf(data), advice)
    return { ...base, message: `${start}, not ${written(data)}. ${advice}`.trim(), group }
  }
  const words = answer.words ?? `Write ${shown(answer.value)}.`
  const repair: Repair = { kind: 'replace', at: instancePath, value: answer.value, moved: answer.moved, isGuess: true }
  return {
    ...base,
    message: `${start}, not ${typeof data === 'number' ? 'a number' : written(data)}. ${words}`,
    group: groupOfPlace(
      instancePath,
      wanted,
      kindOf(data),
      answer.words === undefined,
      typeof answer.value === 'boolean' && answer.value,
    ),
    ...(!answer.words && { suggestion: typeof answer.value === 'object' ? shown(answer.value) : String(answer.value) }),
    ...(answer.isSafe && { replacement: answer.value }),
    ...(answer.covers && { covers: answer.covers }),
    repair,
  }
}
