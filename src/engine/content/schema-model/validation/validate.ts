import Ajv, { _, type KeywordCxt, Name, type ValidateFunction } from 'ajv/dist/2020.js'
import { strConcat } from 'ajv/dist/compile/codegen/index.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { Schemas } from '../schemas'
import { openValidator, type Validate } from './open-validator'
import { explainSchemaError } from './schema-mistakes'

/** Our keywords that the walk collects, besides "format". meta.schema.json documents them. */
const keywords = [
  'pageWith',
  'headingLevel',
  'holds',
  'linksTo',
  'position',
  'endsWith',
  'drawnFor',
  'cutFrom',
  'shown',
  'collects',
  'film',
  'asks',
  'structuredData',
]

/** Makes ids of file paths: schemas have no $id, and relative references need a base. */
const base = 'schemas:/'

/** Its name in ajv's generated code: https://ajv.js.org/keywords.html#validation-time */
const instancePath = new Name('instancePath')

const appendErrors = (code: string): string =>
  code.replace(/vErrors\.concat\((\w+)\.errors\)/g, '($1.errors.forEach((error) => { vErrors.push(error) }), vErrors)')

/** "format" replaces ajv's own: it collects every value with its place, and checks nothing. */
function createAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    // Optimised code is no faster, and optimising takes longer than checking a thousand pages.
    code: { optimize: false, source: true, process: appendErrors },
    discriminator: true,
    passContext: true,
    verbose: true,
    strict: true,
    // Templates add to blocks' schemas, and "if" needs "required" without "properties".
    strictRequired: false,
    strictTypes: false,
    strictTuples: false,
    validateFormats: false,
    // Ajv's own schemas use "format", too. A test checks ours against the draft.
    validateSchema: false,
    meta: false,
  })
  ajv.removeKeyword('format')
  for (const keyword of ['format', ...keywords]) {
    ajv.addKeyword({
      keyword,
      // As code, so that a validator can be written to a file.
      code({ gen, data, schemaValue, it }: KeywordCxt) {
        const [name, wanted] = keyword === 'format' ? [schemaValue, _`undefined`] : [keyword, schemaValue]
        const pointer = strConcat(instancePath, it.errorPath)
        const item = _`{format: ${name}, value: ${data}, pointer: ${pointer}, parent: ${it.parentData}, wanted: ${wanted}}`
        gen.code(_`this.add(${item})`)
      },
    })
  }
  // The message for a text that fails "pattern"; VS Code shows it too.
  ajv.addKeyword({ keyword: 'patternErrorMessage', schemaType: 'string' })
  // Authors' other names for a field or block: read by schema-book.ts.
  ajv.addKeyword({ keyword: 'alsoCalled', schemaType: 'array' })
  // What the editor shows: read by editor-ui/model/page.
  for (const keyword of ['detail', 'dials', 'enumDescriptions', 'group', 'groups', 'lastItem'])
    ajv.addKeyword({ keyword })
  // Of settings that languages do not have: read by language-schema.ts.
  ajv.addKeyword({ keyword: 'inAllLanguages', schemaType: 'boolean' })
  // Tags of the head: read by site-build/pages/head-tags.ts.
  ajv.addKeyword({ keyword: 'headTag', schemaType: 'object' })
  // The place of guarded pages' access key: read by site-build/guarded-pages/access-key.ts.
  ajv.addKeyword({ keyword: 'accessKey', schemaType: 'object' })
  return ajv
}

export const validatorSource = (): string => [keywords, createAjv, appendErrors].join()

export interface CompiledSchemas {
  validate: ValidateFunction
  /** As a CommonJS module that needs only ajv. */
  write(): string
}

/** `entry` is the first schema's path. Throws a Failure for an invalid schema. */
export function compileSchemas(schemas: Schemas, entry = 'pages.schema.json'): CompiledSchemas {
  const ajv = createAjv()
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

export const createValidator = (schemas: Schemas, entry?: string): Validate =>
  openValidator(compileSchemas(schemas, entry).validate)
