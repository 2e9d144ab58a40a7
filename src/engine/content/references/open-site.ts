import { type JsonNode, type Reading, readJson } from '../../base/json-parser'
import { Failure } from '../../base/shared-types/failure'
import { asObject } from '../../base/shared-types/json'
import type { PublicFiles } from '../check'
import type { Content } from '../check/content-index/content'
import { readContent } from '../check/content-index/read-content'
import { reportText } from '../check/report/text'
import { listBlocksIn } from '../collections/list-query'
import { SchemaBook } from '../schema-model/schema-book'
import type { Schemas } from '../schema-model/schemas'
import type { Validate } from '../schema-model/validation/open-validator'

export interface OpenSite {
  text: string
  reading: Reading
  root: JsonNode
  content: Content
  book: SchemaBook
  /** "https://fox.example"; links can begin with it. */
  url: string
  /** "de"; undefined for the usual one. */
  language: unknown
}

/** Throws a Failure if the text is not JSON. */
export function readOpenSite(text: string, files: PublicFiles, schemas: Schemas, validate: Validate): OpenSite {
  const reading = readJson(text)
  const root = reading.root()
  if (!reading.isCertain || !root)
    throw new Failure('pages.json cannot be read with certainty. "npm run check" shows what to fix first.')
  const { value } = reading
  const book = new SchemaBook(schemas)
  const content = readContent(value, validate(value).annotations, files, {
    lists: listBlocksIn(schemas),
    sayType: (type) => book.sayType(type),
  })
  const site = asObject(asObject(value).site)
  return {
    text,
    reading,
    root,
    content,
    book,
    url: typeof site.url === 'string' ? site.url : '',
    language: site.language,
  }
}

export function requireNoErrors(
  problems: Parameters<typeof reportText>[0],
  text: string,
  consequence: string,
  rulePages?: string,
): void {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Failure(`${reportText(errors, text, { rulePages })}\n\n${consequence}`)
}
