import Ajv, { _, type ErrorObject, type KeywordCxt, Name, type ValidateFunction } from 'ajv/dist/2020.js'
import { strConcat } from 'ajv/dist/compile/codegen/index.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { isObject } from '../../model/json'
import { holderOf } from '../content/holders'
import { explainSchemaError } from './schema-mistakes'
import type { Schemas } from './schemas'

/** The keywords of our schemas that the walk collects, "format" aside. meta.schema.json says what they mean. */
const keywords = [
  'pageWith',
  'headingLevel',
  'linksTo',
  'position',
  'endsWith',
  'drawnFor',
  'cutFrom',
  'shown',
  'collects',
  'film',
  'structuredData',
]

/** A value that a schema gives a meaning to with "format" (or another of our keywords), and where it stands. */
export interface Annotation {
  /** The format, or the name of the keyword. */
  format: string
  value: unknown
  /** Its JSON pointer: "/pages/3/blocks/0/image/src". */
  pointer: string
  /** The object or list that holds it. */
  parent: unknown
  /** What the keyword says beside its name: for "pageWith", the block that the page must hold. */
  wanted?: unknown
}

/** Everything that one walk over the content brings to light. */
export interface Validation {
  errors: ErrorObject[]
  annotations: Annotation[]
}

/** The prefix that makes the path of a schema's file its id: schemas have no $id, and relative references need a base. */
const base = 'schemas:/'

/** What ajv calls this in the code that it writes: https://ajv.js.org/keywords.html#validation-time */
const instancePath = new Name('instancePath')

/** The places of the pages that name a template. */
function placesWithTemplate(content: unknown): Set<string> {
  const pages = isObject(content) && Array.isArray(content.pages) ? content.pages : []
  return new Set(
    pages.flatMap((page, index) => (isObject(page) && page.template !== undefined ? [`/pages/${index}`] : [])),
  )
}

/**
 * Collects annotations without duplicates. Only a page that names a template is walked twice, by its schema and by the
 * template's. The walk never returns to a page, so only the annotations of the current one are remembered.
 */
class AnnotationCollector {
  readonly annotations: Annotation[] = []
  private readonly walkedTwice: Set<string>
  private holder = ''
  private readonly seen = new Set<string>()

  constructor(content: unknown) {
    this.walkedTwice = placesWithTemplate(content)
  }

  add(item: Annotation): void {
    if (this.walkedTwice.size === 0 || this.isNew(item)) this.annotations.push(item)
  }

  private isNew({ format, pointer }: Annotation): boolean {
    const holder = holderOf(pointer)
    if (holder !== this.holder) this.seen.clear()
    this.holder = holder
    if (!this.walkedTwice.has(holder)) return true
    const key = `${format} ${pointer}`
    const isKnown = this.seen.has(key)
    this.seen.add(key)
    return !isKnown
  }
}

/**
 * Makes the code that ajv generates append the errors of a subschema. Its own code copies the whole list each time: with
 * thirty thousand flawed pages that takes half a minute.
 */
const appendErrors = (code: string): string =>
  code.replace(/vErrors\.concat\((\w+)\.errors\)/g, '($1.errors.forEach((error) => { vErrors.push(error) }), vErrors)')

/**
 * Ajv with our own keywords. "format" replaces ajv's own: it judges nothing and collects every value with its place,
 * so that one walk serves the check of all formats, whatever block they stand in. Without details an error is there, but
 * not what it takes to explain it: the code is shorter.
 */
function createAjv(hasDetails: boolean): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    // Tidier code would run no faster here, and tidying it takes longer than checking a thousand pages.
    code: { optimize: false, source: true, process: appendErrors },
    discriminator: true,
    passContext: true,
    verbose: hasDetails,
    messages: hasDetails,
    strict: true,
    // Templates add to what blocks demand, and "if" needs "required" without "properties" beside it.
    strictRequired: false,
    strictTypes: false,
    strictTuples: false,
    validateFormats: false,
    // Ajv's own schemas use "format" too. A test holds ours to the draft.
    validateSchema: false,
    meta: false,
  })
  ajv.removeKeyword('format')
  for (const keyword of ['format', ...keywords]) {
    ajv.addKeyword({
      keyword,
      // The same as code, so that a validator can be written to a file.
      code({ gen, data, schemaValue, it }: KeywordCxt) {
        const [name, wanted] = keyword === 'format' ? [schemaValue, _`undefined`] : [keyword, schemaValue]
        const pointer = strConcat(instancePath, it.errorPath)
        const item = _`{format: ${name}, value: ${data}, pointer: ${pointer}, parent: ${it.parentData}, wanted: ${wanted}}`
        gen.code(_`this.add(${item})`)
      },
    })
  }
  // What an author reads where a text has not the form that "pattern" wants; VS Code shows it too.
  ajv.addKeyword({ keyword: 'patternErrorMessage', schemaType: 'string' })
  // What authors call a field or a block instead: read by explain/schema-book.ts.
  ajv.addKeyword({ keyword: 'alsoCalled', schemaType: 'array' })
  // Where the key of guarded pages is kept. Read by guard/access-key.ts.
  ajv.addKeyword({ keyword: 'accessKey', schemaType: 'object' })
  return ajv
}

/** What the code of a validator depends on beside the schemas and ajv itself, as text. */
export const validatorSource = (): string => [keywords, createAjv, appendErrors].join()

/** Walks over a content, and says what is wrong in it and what it holds. */
export type Validate = (content: unknown) => Validation

/** What ajv has made of schemas. */
export interface CompiledSchemas {
  validate: ValidateFunction
  /** Writes it as a CommonJS module, which exports it and needs nothing but ajv. */
  write(): string
}

/**
 * Compiles the schemas; `entry` is the path of the one to begin with. Throws a Failure that names the place when a schema
 * itself is wrong.
 */
export function compileSchemas(schemas: Schemas, hasDetails: boolean, entry = 'pages.schema.json'): CompiledSchemas {
  const ajv = createAjv(hasDetails)
  let validate: ValidateFunction
  try {
    for (const [path, schema] of Object.entries(schemas)) {
      if (path !== 'meta.schema.json') ajv.addSchema(schema, base + path)
    }
    validate = ajv.getSchema(base + entry) as ValidateFunction
  } catch (error) {
    throw explainSchemaError(schemas, error)
  }
  return { validate, write: () => standaloneCode(ajv, validate) }
}

/** Readies what ajv has made of schemas, now or in an earlier run. */
export const openValidator =
  (validate: ValidateFunction): Validate =>
  (content) => {
    const collector = new AnnotationCollector(content)
    validate.call(collector as never, content)
    return { errors: validate.errors ?? [], annotations: collector.annotations }
  }

/** Compiles the schemas once: see compileSchemas. */
export const createValidator = (schemas: Schemas, entry?: string): Validate =>
  openValidator(compileSchemas(schemas, true, entry).validate)
