import { isObject } from '../../../base/shared-types/json'
import { capitalize } from '../../../base/text/language/capitalize'
import { guess } from '../../../base/text/nearest'
import { article, listed } from '../phrases'
import { findValues, type SchemaMistake } from '../validation/schema-mistakes'
import { isTypeName } from './read-way'
import {
  allowedValues,
  hasProperty,
  isA,
  isTypeOfItem,
  propertiesOf,
  propertyNames,
  spellValue,
  typeNames,
  typesOfValues,
} from './schema-org'

const example = 'Write a property of https://schema.org, "name"; a type, "Hotel"; or a way, "offers/Offer/price".'

const advice = (near: { name: string } | undefined) => (near ? ` Did you mean "${near.name}"?` : '')

/** Why a type has no such property; undefined if it has. */
export const explainProperty = (type: string, property: string): string | undefined =>
  hasProperty(type, property)
    ? undefined
    : `${capitalize(article(type))} has no property "${property}" in schema.org.${advice(guess(property, propertiesOf(type)))}`

function explainType(name: string, property: string | undefined): string | undefined {
  if (!isTypeOfItem(name))
    return `schema.org has no type "${name}" that is known here.${advice(guess(name, typeNames))}`
  const types = property === undefined ? [name] : typesOfValues(property)
  if (types.some((type) => isA(name, type))) return undefined
  return `"${property}" takes no ${name}. It takes ${listed(types, 'or')}.`
}

function explainStep(name: string, before: string | undefined): string | undefined {
  if (isTypeName(name)) return explainType(name, before)
  if (before !== undefined) return explainProperty(before, name)
  return propertyNames.includes(name)
    ? undefined
    : `schema.org has no property "${name}" that is known here.${advice(guess(name, propertyNames))}`
}

function explainOrder(names: string[]): string | undefined {
  const odd = names.findIndex((name, at) => at > 0 && isTypeName(name) === isTypeName(names[at - 1] ?? ''))
  if (odd > 0 || names.includes('') || (names.length > 1 && isTypeName(names[0] ?? '')))
    return `"${names.join('/')}" is no way to a value. Begin with a property, and write the type of its value behind it: "offers/Offer/price".`
  return undefined
}

/** Values that schema.org has a list of, such as the days of the week. */
function explainValues(property: string, written: unknown[]): string | undefined {
  const allowed = allowedValues(property)
  const strange = allowed && written.find((value) => !allowed.includes(spellValue(property, String(value))))
  if (strange === undefined) return undefined
  return `"${strange}" is no value of "${property}", which takes ${listed(allowed ?? [], 'or')}. Authors read what is under "enumDescriptions".`
}

function explainEnd(property: string, constant: string | undefined, field: Record<string, unknown>) {
  const types = typesOfValues(property)
  if (types.every(isTypeOfItem)) {
    const [type = ''] = types
    return `"${property}" takes an item, no text or number. Write its type and the property there: "${property}/${type}/${propertiesOf(type).includes('text') ? 'text' : 'name'}".`
  }
  const choices = isObject(field.items) ? field.items.enum : field.enum
  const written = constant === undefined ? (Array.isArray(choices) ? choices : []) : [constant]
  return explainValues(property, written)
}

function explainWay(text: unknown, field: Record<string, unknown>): string | undefined {
  if (typeof text !== 'string' || text === '')
    return `"structuredData" says what a field is for search engines. ${example}`
  const [way = '', constant] = text.split('=')
  const names = way.split('/')
  const last = names.at(-1) ?? ''
  return (
    explainOrder(names) ??
    names.map((name, at) => explainStep(name, names[at - 1])).find(Boolean) ??
    (isTypeName(last) ? undefined : explainEnd(last, constant, field))
  )
}

/** Unknown to schema.org in a "structuredData", wherever the field is used. */
export function findUnknownProperty(path: string, schema: object): SchemaMistake | undefined {
  for (const { pointer, value, parent } of findValues(schema, 'structuredData')) {
    // A field may have this name.
    if (pointer.endsWith('/properties/structuredData')) continue
    for (const text of Array.isArray(value) && value.length > 0 ? value : [value]) {
      const message = explainWay(text, parent)
      if (message) return { path, pointer, message }
    }
  }
  return undefined
}
