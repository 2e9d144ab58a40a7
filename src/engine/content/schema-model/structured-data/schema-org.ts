import { getOrAdd } from '../../../base/shared-types/maps'
import vocabulary from './vocabulary.json'

const types: Record<string, string> = vocabulary.types
const properties: Record<string, string> = vocabulary.properties
const values: Record<string, string> = vocabulary.values

const names = (text = '') => text.split(' ').filter(Boolean)

const sides = new Map<string, string[][]>()

const sidesOf = (property: string) =>
  getOrAdd(sides, property, () => (properties[property] ?? '').split(' > ').map((side) => names(side)))

export const typeNames: string[] = Object.keys(types)

export const propertyNames: string[] = Object.keys(properties)

/** Whether one type is another, or a kind of it: a Hotel is a Place. */
export const isA = (type: string, wanted: string): boolean =>
  type === wanted || names(types[type]).some((parent) => isA(parent, wanted))

export const hasProperty = (type: string, property: string): boolean =>
  (sidesOf(property)[0] ?? []).some((owner) => isA(type, owner))

export const propertiesOf = (type: string): string[] => propertyNames.filter((property) => hasProperty(type, property))

/** The types of its values. No type of an item: texts, numbers, days, or one of a list. */
export const typesOfValues = (property: string): string[] => sidesOf(property)[1] ?? []

export const isTypeOfItem = (name: string): boolean => Object.hasOwn(types, name)

/** The only values that a property may have, such as the days of the week. */
export const allowedValues = (property: string): string[] | undefined => {
  const allowed = typesOfValues(property).flatMap((type) => names(values[type]))
  return allowed.length > 0 && !typesOfValues(property).includes('Text') ? allowed : undefined
}

/** "friday" -> "Friday": a value of a list as schema.org writes it. Others stay. */
export const spellValue = (property: string, value: string): string =>
  allowedValues(property)?.find((known) => known.toLowerCase() === value.toLowerCase()) ?? value
