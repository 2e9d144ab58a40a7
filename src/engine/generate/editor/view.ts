import { toPlaceholder } from '../../check/examples/to-placeholder'
import { SchemaBook } from '../../check/explain/schema-book'
import type { FilmProvider } from '../../model/film-provider'
import { isObject } from '../../model/json'
import type { SchemaFiles } from '../../project/schema-files'
import { namesIn } from '../../project/schema-index'
import { type BlockType, blockByType, blockOfPage, wholeBlocks } from './block-view'
import { correct, explain } from './help'
import { contentPrefix, entriesIn, filmField, nameLists, pagesWith } from './name-lists'
import type { Names } from './names'
import { oneMessage, silent, without, words } from './one-message'
import { pageProposals } from './page-proposals'
import { definitionName, findTarget, resolve, type Target } from './references'
import { emptyValue, type Located, type Snippet } from './snippets'

type Schema = Record<string, unknown>

/** The place of a schema: the file that its references start from, the field it describes, examples of its value. */
interface Place {
  file: string
  name?: string
  samples: unknown[]
}

/** The keywords that VS Code understands: they are copied. All others are translated for it, or left out. */
const understood = new Set(
  `type title description default deprecated deprecationMessage doNotSuggest suggestSortText
  enum const enumDescriptions pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf
  properties patternProperties additionalProperties propertyNames required dependentRequired minProperties maxProperties
  items prefixItems contains minContains maxContains minItems maxItems uniqueItems
  if then else not allOf anyOf`.split(/\s+/),
)

/** Keywords whose value is a schema, a condition, and a list of schemas. */
const single = new Set(['items', 'additionalProperties', 'then', 'else', 'propertyNames'])
const conditions = new Set(['if', 'not', 'contains'])
const many = new Set(['allOf', 'anyOf', 'prefixItems'])

/** The examples of a field, out of examples of the object that holds it. */
const within = (samples: unknown[], name: string) =>
  samples.flatMap((sample) => (isObject(sample) && Object.hasOwn(sample, name) ? [sample[name]] : []))

/** The definitions of one view. A schema that is referred to is written once, under its name, and pointed at. */
class Definitions {
  readonly byName: Record<string, Schema> = {}
  readonly #lists: Record<string, Schema>
  readonly #templates: Schema[]

  constructor(
    private readonly files: SchemaFiles,
    private readonly names: Names,
  ) {
    this.#lists = nameLists(names)
    this.#templates = namesIn(files, 'templates').map((name) => files[`templates/${name}.schema.json`] as Schema)
  }

  /** Returns a schema as VS Code understands it, with what may be written in its place on this site. */
  write(schema: Schema, place: Place): Schema {
    if (typeof schema.$ref === 'string') return this.#reference(schema, place)
    const { allOf: own = [], ...written } = oneMessage(this.#understoodParts(schema, place))
    const { allOf: meant = [], ...means } = this.#meaning(schema)
    const allOf = [...(own as Schema[]), ...(meant as Schema[])]
    const defaultSnippets = this.#proposals(schema, place)
    return {
      ...written,
      ...explain(schema, place.name, place.samples),
      ...correct(schema),
      ...means,
      ...(allOf.length > 0 && { allOf }),
      ...(defaultSnippets.length > 0 && { defaultSnippets }),
    }
  }

  /** The keywords of a schema that VS Code understands. The schemas within it are written, too. */
  #understoodParts(schema: Schema, place: Place): Schema {
    const parts = Object.entries(schema)
      .filter(([key]) => understood.has(key))
      .map(([key, value]): [string, unknown] => {
        if (key === 'properties') return [key, this.#fields(value as Record<string, Schema>, place)]
        if (key === 'items')
          return [key, this.write(value as Schema, { file: place.file, samples: place.samples.flat() })]
        if (single.has(key) && isObject(value)) return [key, this.write(value, place)]
        if (many.has(key)) return [key, (value as Schema[]).map((part) => this.write(part, { ...place, samples: [] }))]
        return [key, conditions.has(key) ? silent(value) : value]
      })
    return Object.fromEntries(parts)
  }

  #fields(fields: Record<string, Schema>, { file, samples }: Place): Record<string, Schema> {
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        this.write(field, { file, name, samples: within(samples, name) }),
      ]),
    )
  }

  /** A reference keeps its own title and description; the schema that it points at keeps the constraints. */
  #reference({ $ref, ...own }: Schema, place: Place): Schema {
    const target = findTarget(this.files, String($ref), place.file)
    const { file, schema } = target
    if (file === 'definitions.schema.json') return this.write({ ...schema, ...own }, { ...place, file })
    const link = this.#pointAt(definitionName(target), (name) =>
      without(this.#special(name) ?? this.write(schema, { file, samples: this.#samplesFor(target, place) }), words),
    )
    const help = explain({ title: schema.title, description: schema.description, ...own }, place.name, place.samples)
    const others = without(own, words)
    if (Object.keys(others).length === 0) return { ...help, ...link }
    const { allOf = [], ...rest } = this.write(others, place)
    return { ...rest, ...help, allOf: [link, ...(allOf as Schema[])] }
  }

  #samplesFor({ file, pointer, schema }: Target, place: Place): unknown[] {
    if (file === 'page.schema.json' && pointer === '/$defs/content')
      return this.#templates.flatMap(({ examples }) => examples as unknown[])
    return Array.isArray(schema.examples) ? schema.examples : place.samples
  }

  /** Returns a reference to a definition, which is made when it is the first one. */
  #pointAt(name: string, make: (name: string) => Schema): Schema {
    if (!Object.hasOwn(this.byName, name)) {
      // It is known while it is made: schemas refer to themselves.
      this.byName[name] = {}
      this.byName[name] = make(name)
    }
    return { $ref: `#/$defs/${name}` }
  }

  /** Definitions that are not written as they stand: blocks and pages have more to propose. */
  #special(name: string): Schema | undefined {
    if (name === 'block.block') return blockByType(this.#blockTypes())
    if (name === 'block') return this.#blockOfPage()
    if (name === 'template.name') return this.#templateName()
    return name === 'page' ? this.#page() : undefined
  }

  #blockTypes(): BlockType[] {
    const book = new SchemaBook(this.files)
    return namesIn(this.files, 'blocks').map((type) => {
      const schema = this.files[`blocks/${type}.schema.json`] as Schema
      const examples = (schema.examples ?? []) as Record<string, unknown>[]
      return {
        type,
        schema,
        written: this.write({ $ref: `blocks/${type}.schema.json` }, { file: 'block.schema.json', samples: [] }),
        proposed: examples.map((example) => toPlaceholder(example, schema, book)) as Record<string, unknown>[],
      }
    })
  }

  #blockOfPage(): Schema {
    const shared = this.write({ $ref: '#/$defs/sharedBlock' }, { file: 'block.schema.json', samples: [] })
    const { properties } = this.byName['block.sharedBlock'] as { properties: Schema }
    const byType = this.write({ $ref: '#/$defs/block' }, { file: 'block.schema.json', samples: [] })
    return { defaultSnippets: wholeBlocks(this.#blockTypes()), ...blockOfPage(byType, shared, properties.shared) }
  }

  #templateName(): Schema {
    const names = namesIn(this.files, 'templates')
    return {
      enum: names,
      enumDetails: this.#templates.map(({ title }) => title),
      markdownEnumDescriptions: this.#templates.map(({ description }) => description),
      errorMessage: `Write one of ${names.map((name) => `"${name}"`).join(', ')}.`,
    }
  }

  #page(): Schema {
    const schema = without(this.files['page.schema.json'] as Schema, words)
    return {
      ...this.write(schema, { file: 'page.schema.json', samples: [] }),
      defaultSnippets: pageProposals(this.files, this.#templates, this.names),
    }
  }

  /** What the formats and keywords of this project mean on this site. */
  #meaning({ format, properties, pageWith, film, examples }: Schema): Schema {
    if (isObject(film))
      return this.#pointAt(`${contentPrefix}film`, () => filmField(film as unknown as FilmProvider, examples))
    if (isObject(pageWith)) {
      const { type, field } = pageWith as { type: string; field: string }
      return this.#pointAt(`${contentPrefix}page.${type}.${field}`, () => pagesWith(this.names, type, field))
    }
    if (typeof format === 'string' && Object.hasOwn(this.#lists, format))
      return this.#pointAt(contentPrefix + format, () => this.#lists[format] as Schema)
    const fields = Object.entries((properties ?? {}) as Record<string, Schema>)
    if (!fields.some(([, field]) => field.format === 'collection')) return {}
    const ids = fields.filter(([, { items }]) => isObject(items) && items.format === 'entry')
    return {
      allOf: ids.map(([name]) => this.#pointAt(`${contentPrefix}entries.${name}`, () => entriesIn(this.names, name))),
    }
  }

  /** What to write in the place of an object, or of a list of objects: its required fields, empty. */
  #proposals(schema: Schema, { file, name }: Place): Snippet[] {
    const { items } = schema
    const resolved = (located: Located) => resolve(this.files, located)
    const item = isObject(items) ? resolved({ schema: items, file }).schema : schema
    if ((item.required as unknown[] | undefined)?.length === undefined || !item.properties) return []
    const label = `new ${String(schema.title ?? name ?? 'entry').toLowerCase()}`
    return [{ label, body: emptyValue({ schema, file }, resolved) }]
  }
}

/** Writes the schemas of the project as one file for VS Code, with the names of one site in it. */
export function editorView(files: SchemaFiles, names: Names): object {
  const definitions = new Definitions(files, names)
  const root = definitions.write(files['pages.schema.json'] as Schema, { file: 'pages.schema.json', samples: [] })
  const sorted = Object.entries(definitions.byName).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment:
      'Generated by "npm run generate" and "npm run dev" from the schemas beside it and from the site. Do not edit.',
    ...root,
    $defs: Object.fromEntries(sorted),
  }
}
