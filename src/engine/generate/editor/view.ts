import type { FilmProvider } from '../../model/film-provider'
import { isObject } from '../../model/json'
import type { SchemaFiles } from '../../project/compose-schemas'
import { namesIn } from '../../project/schema-index'
import { blockByType, blockOfPage, wholeBlocks } from './block-view'
import { correct, explain } from './help'
import { contentPrefix, entriesIn, filmField, nameLists, pagesWith } from './name-lists'
import type { Names } from './names'
import { oneMessage, silent, without, words } from './one-message'
import { definitionName, findTarget, resolve, type Target } from './references'
import { emptyValue, type Located, type Snippet, snippetOf } from './snippets'

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

/** Writes the schemas of the project as one file for VS Code, with the names of one site in it. */
export function editorView(files: SchemaFiles, names: Names): object {
  const definitions: Record<string, Schema> = {}
  const lists = nameLists(names)
  const resolved = (located: Located) => resolve(files, located)
  const templates = namesIn(files, 'templates').map((name) => files[`templates/${name}.schema.json`] as Schema)

  /** A definition is written once and pointed at. */
  function point(name: string, make: () => Schema): Schema {
    if (!Object.hasOwn(definitions, name)) {
      definitions[name] = {}
      definitions[name] = make()
    }
    return { $ref: `#/$defs/${name}` }
  }

  /** Definitions that are not written as they stand: blocks and pages have more to propose. */
  const special: Record<string, () => Schema> = {
    'block.block': () => blockByType(blockTypes()),
    block: () => {
      const shared = write({ $ref: '#/$defs/sharedBlock' }, { file: 'block.schema.json', samples: [] })
      const { properties } = definitions['block.sharedBlock'] as { properties: Schema }
      const byType = write({ $ref: '#/$defs/block' }, { file: 'block.schema.json', samples: [] })
      return { defaultSnippets: wholeBlocks(blockTypes()), ...blockOfPage(byType, shared, properties.shared) }
    },
    'template.name': () => ({
      enum: namesIn(files, 'templates'),
      enumDetails: templates.map(({ title }) => title),
      markdownEnumDescriptions: templates.map(({ description }) => description),
      errorMessage: `Write one of ${namesIn(files, 'templates')
        .map((name) => `"${name}"`)
        .join(', ')}.`,
    }),
    page: () => ({
      ...write(without(files['page.schema.json'] as Schema, words), { file: 'page.schema.json', samples: [] }),
      defaultSnippets: pageProposals(),
    }),
  }

  const blockTypes = () =>
    namesIn(files, 'blocks').map((type) => ({
      type,
      schema: files[`blocks/${type}.schema.json`] as Schema,
      written: write({ $ref: `blocks/${type}.schema.json` }, { file: 'block.schema.json', samples: [] }),
    }))

  /** A template's example with a number that is free in its collection. */
  function withNextId(example: unknown): unknown {
    if (!isObject(example) || !isObject(example.entry)) return example
    const { entry } = example
    const known = names.collections.find(({ name }) => name === entry.collection)
    return { ...example, entry: { ...entry, id: known?.nextId ?? 1 } }
  }

  function pageProposals(): Snippet[] {
    const empty = (ref: string): Snippet => {
      const target = findTarget(files, ref, 'page.schema.json')
      const { title, description } = target.schema
      return {
        label: String(title).toLowerCase(),
        markdownDescription: String(description),
        body: emptyValue(target, resolved),
      }
    }
    return [
      ...templates.map(({ title, description, examples }) => ({
        label: String(title).toLowerCase(),
        markdownDescription: String(description),
        body: snippetOf(withNextId((examples as unknown[])[0])),
      })),
      empty('#/$defs/content'),
      empty('#/$defs/redirect'),
    ]
  }

  function samplesFor({ file, pointer, schema }: Target, place: Place): unknown[] {
    if (file === 'page.schema.json' && pointer === '/$defs/content')
      return templates.flatMap(({ examples }) => examples as unknown[])
    return Array.isArray(schema.examples) ? schema.examples : place.samples
  }

  /** A reference keeps its own title and description; the schema that it points at keeps the constraints. */
  function reference({ $ref, ...own }: Schema, place: Place): Schema {
    const target = findTarget(files, String($ref), place.file)
    const { file, schema } = target
    if (file === 'definitions.schema.json') return write({ ...schema, ...own }, { ...place, file })
    const name = definitionName(target)
    const link = point(name, () =>
      without(special[name]?.() ?? write(schema, { file, samples: samplesFor(target, place) }), words),
    )
    const help = explain({ title: schema.title, description: schema.description, ...own }, place.name, place.samples)
    const others = without(own, words)
    if (Object.keys(others).length === 0) return { ...help, ...link }
    const { allOf = [], ...rest } = write(others, place)
    return { ...rest, ...help, allOf: [link, ...(allOf as Schema[])] }
  }

  /** What the formats and keywords of this project mean on this site. */
  function meaning({ format, properties, pageWith, film, examples }: Schema): Schema {
    if (isObject(film)) return point(`${contentPrefix}film`, () => filmField(film as unknown as FilmProvider, examples))
    if (isObject(pageWith)) {
      const { type, field } = pageWith as { type: string; field: string }
      return point(`${contentPrefix}page.${type}.${field}`, () => pagesWith(names, type, field))
    }
    if (typeof format === 'string' && Object.hasOwn(lists, format))
      return point(contentPrefix + format, () => lists[format] as Schema)
    const fields = Object.entries((properties ?? {}) as Record<string, Schema>)
    if (!fields.some(([, field]) => field.format === 'collection')) return {}
    const ids = fields.filter(([, { items }]) => isObject(items) && items.format === 'entry')
    return { allOf: ids.map(([name]) => point(`${contentPrefix}entries.${name}`, () => entriesIn(names, name))) }
  }

  /** What to write in the place of an object, or of a list of objects: its required fields, empty. */
  function proposals(schema: Schema, place: Place): Snippet[] {
    const { items } = schema
    const item = isObject(items) ? resolved({ schema: items, file: place.file }).schema : schema
    if ((item.required as unknown[] | undefined)?.length === undefined || !item.properties) return []
    const label = `new ${String(schema.title ?? place.name ?? 'entry').toLowerCase()}`
    return [{ label, body: emptyValue({ schema, file: place.file }, resolved) }]
  }

  function write(schema: Schema, place: Place): Schema {
    if (typeof schema.$ref === 'string') return reference(schema, place)
    const parts = Object.entries(schema)
      .filter(([key]) => understood.has(key))
      .map(([key, value]): [string, unknown] => {
        if (key === 'properties') return [key, fieldsOf(value as Record<string, Schema>, place)]
        if (key === 'items') return [key, write(value as Schema, { file: place.file, samples: place.samples.flat() })]
        if (single.has(key) && isObject(value)) return [key, write(value, place)]
        if (many.has(key)) return [key, (value as Schema[]).map((part) => write(part, { ...place, samples: [] }))]
        return [key, conditions.has(key) ? silent(value) : value]
      })
    const { allOf: meant = [], ...means } = meaning(schema)
    const { allOf: own = [], ...written } = oneMessage(Object.fromEntries(parts))
    const allOf = [...(own as Schema[]), ...(meant as Schema[])]
    const defaultSnippets = proposals(schema, place)
    return {
      ...written,
      ...explain(schema, place.name, place.samples),
      ...correct(schema),
      ...means,
      ...(allOf.length > 0 && { allOf }),
      ...(defaultSnippets.length > 0 && { defaultSnippets }),
    }
  }

  const fieldsOf = (fields: Record<string, Schema>, { file, samples }: Place) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        write(field, { file, name, samples: within(samples, name) }),
      ]),
    )

  const root = write(files['pages.schema.json'] as Schema, { file: 'pages.schema.json', samples: [] })
  const sorted = Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment:
      'Generated by "npm run generate" and "npm run dev" from the schemas beside it and from the site. Do not edit.',
    ...root,
    $defs: Object.fromEntries(sorted),
  }
}
