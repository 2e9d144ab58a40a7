import { isObject } from '../../../base/shared-types/json'
import type { Schemas } from '../../schema-model/schemas'
import type { Headline } from './content'

export function findHeadlines(schemas: Schemas): Headline[] {
  return Object.entries(schemas).flatMap(([file, schema]) => {
    const type = file.match(/^blocks\/(.+)\.schema\.json$/)?.[1]
    if (type === undefined || !isObject(schema)) return []
    if (schema.headingLevel === 1) return [{ type }]
    const fields = isObject(schema.properties) ? Object.entries(schema.properties) : []
    return fields.flatMap(([field, property]) =>
      isObject(property) && property.headingLevel === 1 ? [{ type, field }] : [],
    )
  })
}
