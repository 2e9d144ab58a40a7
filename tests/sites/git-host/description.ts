import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv, { type ValidateFunction } from 'ajv'

type Schema = Record<string, unknown>

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema?: Schema
}

interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: Schema }> }>
}

interface Document {
  source: string
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

const schemaIn = (content?: Record<string, { schema?: Schema }>): Schema | undefined =>
  (content?.['application/json'] ?? Object.values(content ?? {})[0])?.schema

/** A host's published description, as an excerpt. It judges requests and answers, and fills answers up. */
export class Description {
  private readonly document: Document
  private readonly ajv = new Ajv({ strict: false, validateFormats: false, allErrors: false, coerceTypes: false })
  private readonly coercing = new Ajv({ strict: false, validateFormats: false, coerceTypes: true })
  private readonly compiled = new Map<string, ValidateFunction>()

  constructor(private readonly name: string) {
    this.document = JSON.parse(
      readFileSync(join(import.meta.dirname, 'descriptions', `${name}.json`), 'utf8'),
    ) as Document
    for (const ajv of [this.ajv, this.coercing]) ajv.addSchema({ $id: name, components: this.document.components })
  }

  /** What is wrong with a request; undefined if nothing is. */
  judgeRequest(path: string, method: string, query: URLSearchParams, body: unknown): string | undefined {
    const operation = this.document.paths[path]?.[method.toLowerCase()]
    if (!operation) return `${method} ${path} is not described`
    const parameters = (operation.parameters ?? [])
      .map((one) => this.resolve<Parameter>(one))
      .filter((one) => one.in === 'query')
    for (const [name, value] of query) {
      const parameter = parameters.find((one) => one.name === name)
      if (!parameter) return `${method} ${path}: ${name} is not described`
      const wrong = this.judge(this.coercing, `${method} ${path} ${name}`, parameter.schema ?? {}, { value }, true)
      if (wrong) return `${method} ${path}?${name}=${value}: ${wrong}`
    }
    const schema = schemaIn(operation.requestBody?.content)
    const wrong = schema && this.judge(this.ajv, `${method} ${path} body`, schema, body)
    return wrong && `${method} ${path}, body: ${wrong}`
  }

  judgeAnswer(path: string, method: string, status: number, body: unknown): string | undefined {
    const responses = this.document.paths[path]?.[method.toLowerCase()]?.responses ?? {}
    const response = responses[status]
    if (!response) return `${method} ${path}: ${status} is not described`
    const schema = schemaIn(this.resolve<typeof response>(response).content)
    const wrong = schema && this.judge(this.ajv, `${method} ${path} ${status}`, schema, body)
    return wrong && `${method} ${path}, answer ${status}: ${wrong}`
  }

  /** The values that an answer must have besides those that are given. */
  fill(path: string, method: string, status: number, values: object): object {
    const response = this.document.paths[path]?.[method.toLowerCase()]?.responses[status]
    const schema = response && schemaIn(this.resolve<typeof response>(response).content)
    const { type, items } = this.resolve<Schema>(schema ?? {})
    return this.sampleOf(type === 'array' ? (items as Schema) : (schema ?? {}), values) as object
  }

  private resolve<T extends object>(value: T): T {
    const { $ref } = value as { $ref?: string }
    if (!$ref) return value
    const [, , kind = '', name = ''] = $ref.split('/')
    return this.resolve(this.document.components[kind]?.[name] as T)
  }

  private judge(ajv: Ajv, key: string, schema: Schema, data: unknown, isValue = false): string | undefined {
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${this.name}#/`)) as Schema
    const validate = this.compiled.get(key) ?? ajv.compile(isValue ? { properties: { value: absolute } } : absolute)
    this.compiled.set(key, validate)
    return validate(data) ? undefined : ajv.errorsText(validate.errors)
  }

  /** The smallest value that a schema allows, with the given properties in their places. */
  private sampleOf(schema: Schema, values?: unknown): unknown {
    const {
      type,
      properties = {},
      required = [],
      enum: choices,
      nullable,
      anyOf,
      oneOf,
      allOf,
      format,
    } = this.resolve(schema) as Schema & {
      properties?: Record<string, Schema>
      required?: string[]
      enum?: unknown[]
      anyOf?: Schema[]
      oneOf?: Schema[]
      allOf?: Schema[]
    }
    const first = (anyOf ?? oneOf ?? allOf)?.[0]
    if (first && type !== 'object') return this.sampleOf(first, values)
    if (nullable && values === undefined) return null
    if (choices) return choices[0]
    if (type === 'string')
      return format === 'uri' ? 'https://host.example/' : format === 'date-time' ? '2026-01-02T03:04:05Z' : ''
    if (type === 'boolean') return false
    if (type === 'array') return []
    if (type !== 'object' && !Object.keys(properties).length) return type === 'integer' || type === 'number' ? 0 : null
    const given = (values ?? {}) as Record<string, unknown>
    const filled = required.map((name) => {
      const isNested = typeof given[name] === 'object' && !Array.isArray(given[name]) && given[name] !== null
      if (name in given && !isNested) return [name, given[name]]
      return [name, this.sampleOf(properties[name] ?? {}, given[name])]
    })
    return { ...given, ...Object.fromEntries(filled) }
  }
}
