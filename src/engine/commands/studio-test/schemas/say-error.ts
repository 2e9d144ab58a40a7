import type { ErrorObject } from 'ajv'

/** Says in a sentence what a schema refuses: "/items/0 must have required property 'text'." */
export function sayError({ instancePath, message = 'is refused', params }: ErrorObject): string {
  const more = params.additionalProperty ?? params.allowedValues?.join(', ')
  const value = more === undefined ? '' : ` (${more})`
  return `${instancePath || 'it'} ${message}${value}.`
}

/** The field that a place in a block's schema is of: "heading of items". */
function fieldAt(pointer: string): string {
  const names = [...pointer.matchAll(/\/properties\/([^/]+)/g)].map(([, name]) => name)
  return names.length > 0 ? `The field "${names.join('.')}"` : 'The schema'
}

/** Says what a block's schema lacks of the house rules. */
export function sayHouseRule(error: ErrorObject): string {
  const { instancePath, keyword, params, parentSchema } = error
  const subject = fieldAt(instancePath)
  if (keyword === 'required') return `${subject} lacks "${params.missingProperty}".`
  const own = parentSchema as { description?: string } | undefined
  const reason = own?.description ? ` ${own.description}` : ''
  const name = instancePath.split('/').at(-1)
  return `${subject}: "${name}" ${error.message}.${reason}`
}
