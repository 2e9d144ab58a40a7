import type { PublicFiles, Schemas } from '../check'
import type { Content } from '../check/content/content'
import { readContent } from '../check/content/read-content'
import { SchemaBook } from '../check/explain/schema-book'
import { reportText } from '../check/report/text'
import { createValidator, type Validate } from '../check/schema/validate'
import { type JsonNode, type Reading, readJson } from '../json'
import { Failure } from '../model/failure'
import { isObject } from '../model/json'

/** A site's content with the places of all its values. */
export interface OpenSite {
  text: string
  reading: Reading
  root: JsonNode
  content: Content
  book: SchemaBook
  /** The address of the site on the web, "https://fox.example"; links may begin with it. */
  url: string
}

const validators = new WeakMap<Schemas, Validate>()

/** Returns the validator of some schemas, which is compiled once: that takes longer than to read a site. */
export function validatorOf(schemas: Schemas): Validate {
  const validate = validators.get(schemas) ?? createValidator(schemas)
  validators.set(schemas, validate)
  return validate
}

/** Reads the text of a pages.json for its names and places. Throws a Failure when it is no JSON. */
export function openSite(text: string, files: PublicFiles, schemas: Schemas): OpenSite {
  const reading = readJson(text)
  const root = reading.root()
  if (!reading.isCertain || !root)
    throw new Failure('pages.json cannot be read for certain. "npm run check" shows what to mend first.')
  const { value } = reading
  const content = readContent(value, validatorOf(schemas)(value).annotations, files)
  const site = isObject(value) && isObject(value.site) ? value.site : {}
  return {
    text,
    reading,
    root,
    content,
    book: new SchemaBook(schemas),
    url: typeof site.url === 'string' ? site.url : '',
  }
}

/** Throws a Failure with the report when a site has errors: it must be sound before it is changed. */
export function demandSound(problems: Parameters<typeof reportText>[0], text: string, consequence: string): void {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Failure(`${reportText(errors, text)}\n\n${consequence}`)
}
