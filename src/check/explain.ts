import type { ErrorObject } from 'ajv/dist/2020'
import { type Draft, isObject } from './content'
import { nearest } from './nearest'
import { say } from './words'

const escapeToken = (token: string) => token.replaceAll('~', '~0').replaceAll('/', '~1')

/** Errors that only say that another error exists. */
const echoes = new Set(['if', 'allOf', 'oneOf', 'anyOf'])

const isTemplateError = ({ schemaPath }: ErrorObject) => schemaPath.includes('templates/')

const pageOf = (pointer: string) => pointer.split('/').slice(0, 3).join('/')

/** The block types that may be written, as the generated index lists them. */
const knownTypes = (error: ErrorObject): string[] =>
  isObject(error.parentSchema) && Array.isArray(error.parentSchema.oneOf)
    ? error.parentSchema.oneOf.map(({ $ref }) => String($ref).replace(/^.*\/|\.schema\.json$/g, ''))
    : []

/** A block without a known type: one problem at its type, and silence about the rest of it. */
function explainType(error: ErrorObject): Draft {
  const types = knownTypes(error)
  const { tag, tagValue } = error.params as { tag: string; tagValue: unknown }
  if (tagValue === undefined) {
    return {
      rule: 'schema',
      pointer: error.instancePath,
      message: `This block has no "type". Add one of ${types.map((type) => `"${type}"`).join(', ')}.`,
    }
  }
  const suggestion = typeof tagValue === 'string' ? nearest(tagValue, types) : undefined
  const message = `${JSON.stringify(tagValue)} is not a block type. ${suggestion ? `Did you mean "${suggestion}"?` : `There are ${types.map((type) => `"${type}"`).join(', ')}.`}`
  return { rule: 'schema', pointer: `${error.instancePath}/${tag}`, message, suggestion }
}

/** Unknown and missing fields of one object: a misspelt field is both, and one problem. */
function explainFields(errors: ErrorObject[]): Draft[] {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties')
  const missing = new Map(
    errors
      .filter(({ keyword }) => keyword === 'required')
      .map((error) => [error.params.missingProperty as string, error]),
  )
  const drafts = unknown.map((error): Draft => {
    const field = error.params.additionalProperty as string
    const fields = Object.keys((error.parentSchema as { properties?: object }).properties ?? {})
    const unused = fields.filter((name) => !Object.hasOwn(error.data as object, name))
    const suggestion = nearest(field, missing.keys()) ?? nearest(field, unused)
    if (suggestion) missing.delete(suggestion)
    return {
      rule: 'schema',
      pointer: `${error.instancePath}/${escapeToken(field)}`,
      on: 'key',
      suggestion,
      message: say.unknownField(error, field, suggestion, unused),
    }
  })
  const absent = [...missing.values()].map(
    (error): Draft => ({ rule: 'schema', pointer: error.instancePath, message: say.missingField(error) }),
  )
  return [...drafts, ...absent]
}

/** All other mistakes: one a place, the first one that ajv met. */
function explainValue(error: ErrorObject): Draft {
  const { message, suggestion } = say.value(error)
  const pointer =
    error.keyword === 'propertyNames'
      ? `${error.instancePath}/${escapeToken(String(error.params.propertyName))}`
      : error.instancePath
  return {
    rule: isTemplateError(error) ? 'template' : 'schema',
    pointer,
    message,
    suggestion,
    on: error.keyword === 'propertyNames' ? 'key' : 'value',
  }
}

/** What a template demands of a page: of its mistakes the first one counts, the others follow from it. */
function explainTemplates(errors: ErrorObject[], blamed: string[]): Draft[] {
  const firstOfPage = new Map<string, ErrorObject>()
  // A block of the wrong type says more than that there are too few blocks.
  const byWeight = errors.toSorted((a, b) => Number(b.keyword === 'const') - Number(a.keyword === 'const'))
  for (const error of byWeight) {
    const isConsequence = blamed.some(
      (pointer) =>
        error.instancePath.startsWith(pointer) ||
        (pointer.startsWith(error.instancePath) && error.keyword === 'required'),
    )
    const page = pageOf(error.instancePath)
    if (!isConsequence && !firstOfPage.has(page)) firstOfPage.set(page, error)
  }
  return [...firstOfPage.values()].map((error) => ({
    rule: 'template',
    pointer: error.instancePath,
    ...(error.keyword === 'required' ? { message: say.missingField(error) } : say.value(error)),
  }))
}

/** Ajv says of every item of a list why it is not the one that "contains" wants; the list's own error is enough. */
const isPartOfContains = ({ schemaPath }: ErrorObject) => /\/contains\/./.test(schemaPath)

/** Turns ajv's errors into problems: one mistake, one draft, in an author's words. */
export function explain(errors: ErrorObject[]): Draft[] {
  const real = errors.filter((error) => !echoes.has(error.keyword) && !isPartOfContains(error))
  const templates = real.filter(isTemplateError)
  const own = real.filter((error) => !isTemplateError(error))

  const typeless = own.filter(({ keyword }) => keyword === 'discriminator')
  const typelessPlaces = new Set(typeless.map(({ instancePath }) => instancePath))
  const rest = own.filter(
    ({ keyword, instancePath }) => keyword !== 'discriminator' && !typelessPlaces.has(instancePath),
  )

  const byObject = new Map<string, ErrorObject[]>()
  const firstByPlace = new Map<string, ErrorObject>()
  for (const error of rest) {
    if (error.keyword === 'additionalProperties' || error.keyword === 'required') {
      byObject.set(error.instancePath, [...(byObject.get(error.instancePath) ?? []), error])
    } else if (
      !firstByPlace.has(error.instancePath) &&
      !(error.keyword === 'pattern' && error.propertyName !== undefined)
    ) {
      firstByPlace.set(error.instancePath, error)
    }
  }
  const drafts = [
    ...typeless.map(explainType),
    ...[...byObject.values()].flatMap(explainFields),
    ...[...firstByPlace.values()].map(explainValue),
  ]
  return [
    ...drafts,
    ...explainTemplates(
      templates,
      drafts.map(({ pointer }) => pointer),
    ),
  ]
}
