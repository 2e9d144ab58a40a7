import type { ErrorObject } from 'ajv/dist/2020'
import { isObject } from './content'
import { nearest } from './nearest'

type Schema = Record<string, unknown>

const quoted = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text
}

const listed = (values: unknown[]) => values.map(quoted).join(', ')

/** What an object is called in a sentence: a block by its type, anything else by its schema's title. */
function nameOf({ data, parentSchema }: ErrorObject): string {
  if (isObject(data) && typeof data.type === 'string') return data.type
  return String((parentSchema as Schema).title ?? 'object').toLowerCase()
}

const article = (noun: string) => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`)

/** The field that an error is about: the last name in its pointer, or the place in a list. */
function fieldOf(pointer: string): string {
  const tokens = pointer.split('/').slice(1)
  const last = tokens.at(-1)
  if (last === undefined) return 'The file'
  return /^\d+$/.test(last) ? `Item ${Number(last) + 1} of "${tokens.at(-2)}"` : `"${last}"`
}

const kinds: Record<string, string> = {
  string: 'text between double quotes',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list between square brackets [ ]',
  object: 'fields between braces { }',
}

function wrongType({ instancePath, params, data }: ErrorObject): string {
  const types = [params.type].flat() as string[]
  const written = data === null ? 'null' : Array.isArray(data) ? 'a list' : isObject(data) ? 'an object' : quoted(data)
  return `${fieldOf(instancePath)} must be ${types.map((type) => kinds[type] ?? type).join(' or ')}, not ${written}.`
}

function notOneOf({ instancePath, params, data }: ErrorObject): { message: string; suggestion?: string } {
  const allowed = params.allowedValues as unknown[]
  const suggestion = typeof data === 'string' ? nearest(data, allowed.map(String)) : undefined
  const fix = suggestion ? `Did you mean "${suggestion}"?` : `Write one of ${listed(allowed)}.`
  return { message: `${fieldOf(instancePath)} cannot be ${quoted(data)}. ${fix}`, suggestion }
}

function notConst({ instancePath, params, data }: ErrorObject): { message: string; suggestion?: string } {
  const wanted = String(params.allowedValue)
  const block = instancePath.match(/\/blocks\/(\d+)\/type$/)
  const message = block
    ? `Block ${Number(block[1]) + 1} of this page must be ${article(wanted)}, not ${article(String(data))}: its template says so.`
    : `${fieldOf(instancePath)} must be ${quoted(params.allowedValue)}, not ${quoted(data)}.`
  return { message, suggestion: wanted }
}

function tooFew({ instancePath, params, data, parentSchema }: ErrorObject): string {
  const count = (data as unknown[]).length
  const next = ((parentSchema as Schema).prefixItems as Schema[] | undefined)?.[count]
  const type = (next?.properties as Record<string, Schema> | undefined)?.type?.const
  if (type)
    return `This page has ${count} of the ${params.limit} blocks that its template wants. Block ${count + 1} must be ${article(String(type))}.`
  return `${fieldOf(instancePath)} has ${count} ${count === 1 ? 'item' : 'items'}; it needs at least ${params.limit}.`
}

const sentence = (text: unknown) => (typeof text === 'string' ? text : '')

function fallback({ instancePath, parentSchema }: ErrorObject): string {
  return `${fieldOf(instancePath)} is not written as it should be. ${sentence((parentSchema as Schema).description)}`.trim()
}

function sayValue(error: ErrorObject): { message: string; suggestion?: string } {
  const { keyword, params, data, instancePath, schema, parentSchema } = error
  const field = fieldOf(instancePath)
  switch (keyword) {
    case 'type':
      return { message: wrongType(error) }
    case 'enum':
      return notOneOf(error)
    case 'const':
      return notConst(error)
    case 'minLength':
      return {
        message:
          data === ''
            ? `${field} is empty. Write something, or remove the field.`
            : `${field} is too short: it needs at least ${params.limit} characters.`,
      }
    case 'maxLength':
      return { message: `${field} has ${String(data).length} characters; ${params.limit} is the limit. Shorten it.` }
    case 'minItems':
      return { message: tooFew(error) }
    case 'maxItems':
      return {
        message: `${field} has ${(data as unknown[]).length} items; ${params.limit} is the limit. Remove ${(data as unknown[]).length - params.limit}.`,
      }
    case 'uniqueItems':
      return {
        message: `${field} has the same item twice: ${quoted((data as unknown[])[params.i as number])}. Remove one.`,
      }
    case 'minimum':
      return { message: `${field} must be at least ${params.limit}, not ${quoted(data)}.` }
    case 'contains':
      return { message: `${field} must have ${quoted((schema as Schema).const)} among its items. Add it.` }
    case 'propertyNames':
      return {
        message: `${quoted(params.propertyName)} cannot be a name here. Use letters, digits and hyphens, starting with a small letter.`,
      }
    case 'not':
      return { message: sentence((schema as Schema).description) || fallback(error) }
    case 'pattern':
      return { message: `${field} cannot be ${quoted(data)}. ${sentence((parentSchema as Schema).description)}`.trim() }
    default:
      return { message: fallback(error) }
  }
}

/** The sentences that authors read about what a schema refuses. Every one says what is wrong, then what to write. */
export const say = {
  unknownField(error: ErrorObject, field: string, suggestion: string | undefined, unused: string[]): string {
    const fix = suggestion
      ? `Did you mean "${suggestion}"?`
      : unused.length > 0
        ? `It can also have ${listed(unused)}.`
        : 'Remove it.'
    return `"${field}" is not a field of ${article(nameOf(error))}. ${fix}`
  },
  missingField(error: ErrorObject): string {
    const field = error.params.missingProperty as string
    const schema = (error.parentSchema as { properties?: Record<string, Schema> }).properties?.[field]
    return `"${field}" is missing in this ${nameOf(error)}. Add it. ${sentence(schema?.description)}`.trim()
  },
  value: sayValue,
}
