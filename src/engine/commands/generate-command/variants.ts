import { asList, asObject } from '../../base/shared-types/json'
import { addTo } from '../../base/shared-types/maps'
import { closedBy, conditionsOf, meets, requiredOf } from '../../content/schema-model/conditions'
import type { Schema } from '../../content/schema-model/schema-book'

/** The only field that all conditions of an object ask for: "kind". */
function decidingField(schema: Schema): string | undefined {
  const asked = conditionsOf(schema).map((condition) => {
    const { required, properties, ...others } = asObject(condition.if)
    return Object.keys(others).length > 0
      ? []
      : [...new Set([...asList(required), ...Object.keys(asObject(properties))])]
  })
  const [first] = asked[0] ?? []
  return asked.every((names) => names.length === 1 && names[0] === first) ? (first as string | undefined) : undefined
}

/** Without a place in a shape, a field can be read without narrowing. */
const never = { tsType: 'never' }

/** What an object holds beside this value of its deciding field. */
function shapeBeside(schema: Schema, value: Schema): { properties: Schema; required: string[] } {
  const branches = conditionsOf(schema).map((condition) => [condition.then, condition.else] as const)
  const chosen = conditionsOf(schema).map(({ if: asked }, index) => branches[index]?.[meets(value, asked) ? 0 : 1])
  const fieldsOf = (branch: unknown) => asObject(asObject(branch).properties)
  const open = chosen.map((branch) => fieldsOf(branch))
  const closed = new Set(chosen.flatMap(closedBy))
  const properties: Schema = { ...asObject(schema.properties) }
  for (const name of branches.flat().flatMap((branch) => Object.keys(fieldsOf(branch)))) {
    const added = open.find((fields) => Object.hasOwn(fields, name))?.[name]
    if (closed.has(name)) properties[name] = never
    else properties[name] ??= added ?? never
  }
  return { properties, required: [...new Set([schema, ...chosen].flatMap(requiredOf))] }
}

/** With one shape for each value of the deciding field, TypeScript tells them apart. */
export function variantsOf(schema: Schema): Schema[] {
  const field = decidingField(schema)
  const choices = field === undefined ? [] : asList(asObject(asObject(schema.properties)[field]).enum)
  if (field === undefined || choices.length === 0) return []
  // Without the field, a condition without "required" is met.
  const isRequired = requiredOf(schema).includes(field)
  const values = isRequired ? choices : [...choices, undefined]
  const alike = new Map<string, unknown[]>()
  for (const value of values)
    addTo(alike, JSON.stringify(shapeBeside(schema, value === undefined ? {} : { [field]: value })), value)
  if (alike.size < 2) return []
  return [...alike].map(([text, same]) => {
    const { properties, required } = JSON.parse(text) as ReturnType<typeof shapeBeside>
    const named = same.filter((value) => value !== undefined)
    const own = named.length > 0 ? { ...asObject(properties[field]), enum: named } : never
    const needed = named.length === same.length ? [...new Set([...required, field])] : required
    return { ...schema, properties: { ...properties, [field]: own }, required: needed }
  })
}
