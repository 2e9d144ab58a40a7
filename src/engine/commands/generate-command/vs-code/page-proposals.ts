import { isObject } from '../../../base/shared-types/json'
import type { Schema } from '../../../content/schema-model/schema-book'
import type { SchemaFiles } from '../../../folders/studio-folder/schema-files'
import { namesIn } from '../../../folders/studio-folder/schema-index'
import type { Names } from './names'
import { findTarget, resolve } from './references'
import { emptyValue, type Snippet, snippetOf } from './snippets'

function withNextId(example: unknown, { collections }: Names): unknown {
  if (!isObject(example) || !isObject(example.entry)) return example
  const { entry } = example
  const known = collections.find(({ name }) => name === entry.collection)
  const { id: _, ...unnumbered } = entry
  return { ...example, entry: known && known.nextId === undefined ? unnumbered : { ...entry, id: known?.nextId ?? 1 } }
}

const proposal = ({ title, description }: Schema, body: unknown): Snippet => ({
  label: String(title).toLowerCase(),
  markdownDescription: String(description),
  body,
})

/** Proposes a page of each template, an empty page and a redirect. */
export function pageProposals(files: SchemaFiles, templates: Schema[], names: Names): Snippet[] {
  const empty = (ref: string): Snippet => {
    const target = findTarget(files, ref, 'page.schema.json')
    return proposal(
      target.schema,
      emptyValue(target, (located) => resolve(files, located)),
    )
  }
  return [
    ...templates.map((template) =>
      proposal(template, snippetOf(withNextId((template.examples as unknown[])[0], names))),
    ),
    empty('#/$defs/content'),
    empty('#/$defs/redirect'),
  ]
}

/** The kinds of page, with what they are for. */
export function templateNames(files: SchemaFiles, templates: Schema[]): Schema {
  const names = namesIn(files, 'templates')
  return {
    enum: names,
    enumDetails: templates.map(({ title }) => title),
    markdownEnumDescriptions: templates.map(({ description }) => description),
    errorMessage: `Write one of ${names.map((name) => `"${name}"`).join(', ')}.`,
  }
}
