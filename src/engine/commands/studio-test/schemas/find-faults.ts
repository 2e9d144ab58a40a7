import Ajv, { type ErrorObject } from 'ajv/dist/2020.js'
import { asList } from '../../../base/shared-types/json'
import { toPlaceholder } from '../../../content/schema-model/examples/to-placeholder'
import { SchemaBook } from '../../../content/schema-model/schema-book'
import type { Schemas } from '../../../content/schema-model/schemas'
import type { Validate } from '../../../content/schema-model/validation/open-validator'
import { placeInSchema } from '../../../content/schema-model/validation/schema-mistakes'
import { createValidator } from '../../../content/schema-model/validation/validate'
import { isStudioSchema } from '../../../folders/studio-folder/compose-schemas'
import type { SchemaFiles } from '../../../folders/studio-folder/schema-files'
import type { Fault } from '../../../folders/studio-folder/studio/fault'
import { sayError, sayHouseRule } from './say-error'

const errorsOf = (errors: ErrorObject[] | null | undefined, say: (error: ErrorObject) => string) =>
  (errors ?? []).map((error) => ({ pointer: error.instancePath, message: say(error) }))

/** "if" repeats what its parts say. */
const ownErrors = (errors: ErrorObject[] | null | undefined) => (errors ?? []).filter(({ keyword }) => keyword !== 'if')

function findHouseFaults(schemas: SchemaFiles, path: string) {
  const meta = new Ajv({ strict: false, allErrors: true, verbose: true }).compile(schemas['meta.schema.json'] as object)
  meta(schemas[path])
  return errorsOf(ownErrors(meta.errors), sayHouseRule)
}

function findExampleFaults(validate: Validate, examples: unknown[], least: number) {
  const few =
    examples.length < least
      ? [
          {
            pointer: '',
            message: `It has ${examples.length} examples. Write ${least} at least: the smallest and a full one.`,
          },
        ]
      : []
  const refused = examples.flatMap((example, index) =>
    ownErrors(validate(example).errors).map((error) => ({
      pointer: `/examples/${index}${error.instancePath}`,
      message: `Example ${index + 1} is not what the schema allows: ${sayError(error)}`,
    })),
  )
  return [...few, ...refused]
}

/** Two meanings would explain each mistake twice. */
function findDoubleMeanings(validate: Validate, examples: unknown[]) {
  return examples.flatMap((example, index) => {
    const meanings = validate(example).annotations.map(({ format, pointer }) => `${format} ${pointer}`)
    const double = new Set(meanings.filter((meaning, at) => meanings.indexOf(meaning) !== at))
    return [...double].map((meaning) => {
      const [format, pointer] = meaning.split(' ')
      return {
        pointer: `/examples/${index}${pointer}`,
        message: `This value has the meaning "${format}" twice. Name the format in one place, in the field or in what its "$ref" leads to.`,
      }
    })
  })
}

type IsThere = (address: string) => boolean

const addressesIn = (format: string, value: unknown): string[] => {
  if (typeof value !== 'string') return []
  if (format === 'html')
    return Array.from(value.matchAll(/<img\b[^<>]*?\bsrc="([^"]*)"/g), ([, address = '']) => address)
  return ['image', 'file', 'animation', 'loop'].includes(format) ? [value] : []
}

/** A file of guarded pages has the key in its address. */
const isPublic = (address: string) => address.startsWith('/') && !address.includes('{key}')

function findLostFiles(validate: Validate, examples: unknown[], isThere: IsThere) {
  return examples.flatMap((example, index) =>
    validate(example).annotations.flatMap(({ format, value, pointer }) =>
      addressesIn(format, value)
        .filter((address) => isPublic(address) && !isThere(address))
        .map((address) => ({
          pointer: `/examples/${index}${pointer}`,
          message: `Example ${index + 1} names "${address}", which is not in public/. Put the file there, or name one that is.`,
        })),
    ),
  )
}

function findPlaceholderFaults(validate: Validate, examples: unknown[], type: string, book: SchemaBook) {
  return examples.flatMap((example, index) =>
    validate(toPlaceholder(example, book.block(type), book)).errors.map((error) => ({
      pointer: `/examples/${index}${error.instancePath}`,
      message: `Example ${index + 1} cannot begin a new block, with placeholders for its words: ${sayError(error)}`,
    })),
  )
}

function findFaultsInBlock(schemas: SchemaFiles, type: string, book: SchemaBook, isThere: IsThere) {
  const path = `blocks/${type}.schema.json`
  const schema = schemas[path] as { description?: unknown; properties?: { type?: { const?: unknown } } }
  const house = findHouseFaults(schemas, path)
  if (house.length > 0) return house
  const named = schema.properties?.type?.const
  if (named !== type)
    return [
      { pointer: '/properties/type/const', message: `This is "${named}". Write "${type}", the name of the file.` },
    ]
  if (/^\[.*\]$/.test(String(schema.description)))
    return [{ pointer: '/description', message: 'This is still to be filled in. Tell authors what the block is for.' }]
  const validate = createValidator(schemas, path)
  const examples = asList(schemas[path]?.examples)
  const refused = findExampleFaults(validate, examples, 2)
  if (refused.length > 0) return refused
  return [
    ...findPlaceholderFaults(validate, examples, type, book),
    ...findDoubleMeanings(validate, examples),
    ...findLostFiles(validate, examples, isThere),
  ]
}

/** `isThere` knows the files of public/. */
export function findSchemaFaults(schemas: SchemaFiles, isThere: IsThere): Fault[] {
  const ajv = new Ajv({ strict: false, verbose: true })
  const faultsIn = (path: string, found: { pointer: string; message: string }[]): Fault[] =>
    found.map(({ pointer, message }) => ({ place: placeInSchema(schemas as Schemas, path, pointer), message }))
  const invalid = Object.keys(schemas).flatMap((path) => {
    ajv.validateSchema(schemas[path] as object)
    return faultsIn(path, errorsOf(ajv.errors, sayError))
  })
  if (invalid.length > 0) return invalid
  const book = new SchemaBook(schemas)
  const validatePage = createValidator(schemas, 'page.schema.json')
  return Object.keys(schemas)
    .filter(isStudioSchema)
    .flatMap((path) => {
      const [, folder, name = ''] = path.match(/^(\w+)\/(.+)\.schema\.json$/) ?? []
      if (folder === 'blocks') return faultsIn(path, findFaultsInBlock(schemas, name, book, isThere))
      const examples = asList(schemas[path]?.examples)
      const refused = findExampleFaults(validatePage, examples, 1)
      return faultsIn(path, refused.length > 0 ? refused : findLostFiles(validatePage, examples, isThere))
    })
}
