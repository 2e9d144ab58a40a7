import { isObject, type UnknownObject } from '../../base/shared-types/json'

/** A field of the settings that languages do not have: see meta.schema.json. */
const isInAllLanguages = (field: unknown): boolean => isObject(field) && field.inAllLanguages === true

/** What a language leaves out is as in the site's own: nothing is required or has a default. */
function withoutDemands(field: unknown): unknown {
  if (!isObject(field)) return field
  const { default: _1, required: _2, dependentRequired: _3, properties, ...rest } = field
  return isObject(properties) ? { ...rest, properties: translatable(properties) } : rest
}

const translatable = (properties: UnknownObject): UnknownObject =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([, field]) => !isInAllLanguages(field))
      .map(([name, field]) => [name, withoutDemands(field)]),
  )

export const languageSchema = ({ $schema, groups, properties }: UnknownObject): UnknownObject => ({
  $schema,
  ...(groups !== undefined && { groups }),
  title: 'Language',
  description: 'What this language has here takes the place of the site’s own: objects field by field, lists whole.',
  type: 'object',
  additionalProperties: false,
  properties: translatable(properties as UnknownObject),
})
