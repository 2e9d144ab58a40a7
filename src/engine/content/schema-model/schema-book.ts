import { accessKeyNames } from '../../base/shared-types/access-key-names'
import { asList, asObject, isObject, unescapeToken } from '../../base/shared-types/json'
import { addTo, getOrAdd } from '../../base/shared-types/maps'
import type { HeldTypes } from './block-tree'
import { closedBy, conditionsOf, meets, neededBeside, needsNumber, requiredOf } from './conditions'
import { heldListsByType } from './held-blocks'
import { simplifyName } from './names'
import type { Schemas } from './schemas'

export type Schema = Record<string, unknown>

const part = (schema: unknown, name: string): unknown =>
  isObject(schema) ? schema[name] : Array.isArray(schema) ? schema[Number(name)] : undefined

const under = (schema: unknown, names: string[]): unknown => names.reduce(part, schema)

const tokensOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapeToken)

/** A column or tab: an object that is no block, and has a list of blocks. */
const isHolder = ({ properties }: Schema): boolean =>
  isObject(properties) &&
  !('type' in properties) &&
  Object.values(properties).some((field) => 'holds' in asObject(field))

/** Resolves references by name, because no two files define the same name. */
export class SchemaBook {
  readonly blockTypes: string[]
  readonly typesByName = new Map<string, string[]>()
  readonly page: Schema
  readonly held: HeldTypes

  readonly keyVariable: string

  /** The editor asks for the same ones at every edit. */
  private readonly resolved = new WeakMap<object, Schema>()

  constructor(private readonly schemas: Schemas) {
    const oneOf = under(schemas['block.schema.json'], ['$defs', 'block', 'oneOf'])
    this.blockTypes = asList(oneOf).map((ref) => String(part(ref, '$ref')).replace(/^.*\/|\.schema\.json$/g, ''))
    for (const type of this.blockTypes) {
      const names = [type, ...this.otherNames(this.block(type))].map(simplifyName)
      for (const name of new Set(names)) addTo(this.typesByName, name, type)
    }
    this.held = heldListsByType(Object.fromEntries(this.blockTypes.map((type) => [type, this.block(type)])))
    this.keyVariable = accessKeyNames(schemas as Record<string, object>).variable
    this.page = this.resolve(under(schemas['page.schema.json'], ['$defs', 'content']))
  }

  block(type: unknown): Schema | undefined {
    const isKnown = typeof type === 'string' && this.blockTypes.includes(type)
    return isKnown ? (this.schemas[`blocks/${type}.schema.json`] as Schema) : undefined
  }

  titleOfBlock(type: unknown): string | undefined {
    const title = this.block(type)?.title
    return title === undefined ? undefined : String(title)
  }

  /** "Banner block", 'Call to action block ("callToAction")'. */
  sayType(type: string): string {
    const title = this.titleOfBlock(type) ?? type
    return title.toLowerCase() === type.toLowerCase() ? `${title} block` : `${title} block ("${type}")`
  }

  template(name: unknown): Schema | undefined {
    return typeof name === 'string' ? (this.schemas[`templates/${name}.schema.json`] as Schema | undefined) : undefined
  }

  get templateNames(): string[] {
    return Object.keys(this.schemas).flatMap((file) => file.match(/^templates\/([^/.]+)\.schema\.json$/)?.[1] ?? [])
  }

  /** Merges the target of "$ref", the schema's own words first. `definedAs` is the target's title. */
  resolve(schema: unknown): Schema {
    if (!isObject(schema)) return {}
    const { $ref } = schema
    if (typeof $ref !== 'string') return schema
    return getOrAdd(this.resolved, schema, () => {
      const target = this.resolve(this.follow($ref))
      return { ...target, ...schema, $ref: undefined, definedAs: target.definedAs ?? target.title }
    })
  }

  otherNames(schema: unknown): string[] {
    const { title } = this.resolve(schema)
    const listed = (part: unknown): unknown[] => {
      if (!isObject(part)) return []
      const own = asList(part.alsoCalled)
      return typeof part.$ref === 'string' ? [...own, ...listed(this.follow(part.$ref))] : own
    }
    return [title, ...listed(schema)].filter((name) => typeof name === 'string')
  }

  fieldsOf(schema: unknown): Record<string, Schema> {
    const { properties } = this.resolve(schema)
    return isObject(properties) ? (properties as Record<string, Schema>) : {}
  }

  at(pointer: string, root: unknown): Schema {
    return this.walk(tokensOf(pointer), root).schema
  }

  objectAt(pointer: string, root: unknown): Schema {
    const { schema, value } = this.walk(tokensOf(pointer), root)
    return this.schemaOf(value, schema)
  }

  fieldsAt(pointer: string, root: unknown): Record<string, Schema> {
    return this.fieldsOf(this.objectAt(pointer, root))
  }

  requiredIn(schema: unknown, value: unknown): string[] {
    const own = this.withConditions(this.resolve(schema), value)
    return [...new Set([...requiredOf(own), ...neededBeside(own, value)])]
  }

  /** Whether the schema of its object or the template of its page requires a field. */
  isRequired(pointer: string, root: unknown): boolean {
    const tokens = tokensOf(pointer)
    const name = tokens.pop() as string
    const { schema, value } = this.walk(tokens, root)
    const own = this.schemaOf(value, schema)
    if (name === 'id' && /^\/pages\/\d+\/entry\/id$/.test(pointer)) return needsNumber(asObject(value), root)
    const owners = [own, this.schemaByTemplate(tokens, root), { required: neededBeside(own, value) }]
    return owners.some((owner) => requiredOf(owner).includes(name))
  }

  private follow(ref: string): unknown {
    const [file = '', fragment = ''] = ref.split('#')
    const names = fragment.split('/').slice(1)
    if (file) return under(this.schemas[file.replace(/^(\.\.?\/)+/, '')], names)
    return Object.values(this.schemas)
      .map((schema) => under(schema, names))
      .find((found) => found !== undefined)
  }

  private walk(tokens: string[], root: unknown): { schema: Schema; value: unknown } {
    let schema = this.schemas['pages.schema.json'] as Schema
    let value = root
    for (const token of tokens) {
      schema = this.step(schema, value, token)
      value = typeof value === 'object' && value !== null ? (value as Schema)[token] : undefined
    }
    return { schema, value }
  }

  private step(raw: Schema, value: unknown, token: string): Schema {
    const schema = this.schemaOf(value, raw)
    if (Array.isArray(value)) return this.resolve(schema.items)
    const fields = asObject(schema.properties)
    return this.resolve(Object.hasOwn(fields, token) ? fields[token] : schema.additionalProperties)
  }

  private schemaOf(value: unknown, raw: Schema): Schema {
    const own = this.resolve(raw)
    const ofBlock = isObject(value) && value.type !== undefined && !isHolder(own) ? this.block(value.type) : undefined
    return this.withConditions(ofBlock ?? own, value)
  }

  /** Adds the branches of "if" that apply, without the fields that they exclude. */
  private withConditions(schema: Schema, value: unknown): Schema {
    let all = schema
    for (const part of conditionsOf(schema)) {
      const branch = this.resolve(meets(value, part.if) ? part.then : part.else)
      const required = [...new Set([...requiredOf(all), ...requiredOf(branch)])]
      const fields = { ...this.fieldsOf(branch), ...this.fieldsOf(all) }
      for (const name of closedBy(branch)) delete fields[name]
      all = { ...all, ...branch, required, properties: fields }
    }
    return all
  }

  private schemaByTemplate(tokens: string[], root: unknown): unknown {
    const [area, index = '', ...rest] = tokens
    const page = area === 'pages' ? this.walk([area, index], root).value : undefined
    if (!isObject(page)) return undefined
    return rest.reduce<unknown>(
      (schema, token) => under(schema, ['properties', token]) ?? under(schema, ['prefixItems', token]),
      this.template(page.template),
    )
  }
}

/** Formats that are no words: addresses, files, days, names. */
const codeFormats =
  'anchor animation category collection date date-time destination duration email entry entry-category entry-field entry-id entry-only entry-order entry-value feed file film focus form hostname href image ipv4 ipv6 json-pointer local-time loop most opening-hours order origin page past-day past-year per-page phone place regex rule seen shared site-name slot sound stand-in time time-zone title-suffix uri uri-reference uuid'
const codes = new Set<unknown>(codeFormats.split(' '))

/** Free text has no pattern and no choices. A studio's own format is one of words. */
export const isWords = ({ type, format, pattern, enum: choices }: Schema): boolean =>
  type === 'string' && pattern === undefined && choices === undefined && !codes.has(format)
