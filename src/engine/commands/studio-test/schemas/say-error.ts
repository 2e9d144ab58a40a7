import type { ErrorObject } from 'ajv'

export function sayError({ instancePath, message = 'is refused', params }: ErrorObject): string {
  const more = params.additionalProperty ?? params.allowedValues?.join(', ')
  const value = more === undefined ? '' : ` (${more})`
  return `${instancePath || 'it'} ${message}${value}.`
}

function fieldAt(pointer: string): string {
  const names = [...pointer.matchAll(/\/properties\/([^/]+)/g)].map(([, name]) => name)
  if (names.length === 0) return 'The schema'
  const field = `field "${names.join('.')}"`
  return pointer.endsWith('/items') ? `The item of the ${field} ("items")` : `The ${field}`
}

export function sayHouseRule(error: ErrorObject): string {
  const { instancePath, keyword, params, parentSchema } = error
  const subject = fieldAt(instancePath)
  if (keyword === 'required') return `${subject} lacks "${params.missingProperty}".`
  const own = parentSchema as { description?: string } | undefined
  const reason = own?.description ? ` ${own.description}` : ''
  const name = instancePath.split('/').at(-1)
  return `${subject}: "${name}" ${error.message}.${reason}`
}
