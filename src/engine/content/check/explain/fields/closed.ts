import type { ErrorObject } from 'ajv/dist/2020.js'
import { asObject, isObject, parentPointer, valueAt } from '../../../../base/shared-types/json'
import { capitalize } from '../../../../base/text/language/capitalize'
import { listed, thisOne } from '../../../schema-model/phrases'
import { type Context, type Explained, fieldOf, groupOfPlace, nameOf } from '../phrases'
import { fieldsOfCondition, reasonOf } from './flawed'

/** `errors` have the "if" of the condition. */
export function explainClosed(
  { instancePath, schemaPath }: ErrorObject,
  errors: ErrorObject[],
  context: Context,
): Explained {
  const at = parentPointer(instancePath)
  const [, start] = schemaPath.match(/^(.*)\/(?:then|else)\/properties\//) ?? []
  const decided = errors.find((error) => error.instancePath === at && error.schemaPath === `${start}/if`)
  const condition = isObject(decided?.parentSchema) ? decided.parentSchema.if : undefined
  const deciding = [...new Set(fieldsOfCondition(condition))]
  const because = deciding.length > 0 ? `, because ${reasonOf(condition, asObject(valueAt(context.root, at)))}` : ''
  const otherwise = deciding.length > 0 ? `, or change ${listed(deciding, 'or')}` : ''
  const message = `${capitalize(thisOne(nameOf(at, context)))} has no place for ${fieldOf(instancePath)}${because}. Remove it${otherwise}.`
  return { rule: 'not-together', pointer: instancePath, on: 'key', message, group: groupOfPlace(instancePath, because) }
}
