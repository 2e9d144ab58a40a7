import { asObject, isObject } from '../../../base/shared-types/json'
import type { FilmProvider } from '../../../base/shared-types/services/film-provider'
import { toPlaceholder } from '../../../content/schema-model/examples/to-placeholder'
import { type Schema, SchemaBook } from '../../../content/schema-model/schema-book'
import type { SchemaFiles } from '../../../folders/studio-folder/schema-files'
import { namesIn } from '../../../folders/studio-folder/schema-index'
import { type BlockType, blockByType, blockOrShared, wholeBlocks } from './block-view'
import { describeForHover, errorMessages } from './describe-for-hover'
import { contentPrefix, entriesIn, filmField, nameLists, pagesWith, proposedKeys } from './name-lists'
import type { Names } from './names'
import { descriptiveKeywords, oneMessage, without, withoutDescriptions } from './one-message'
import { pageProposals, templateNames } from './page-proposals'
import { definitionName, findTarget, resolve, type SchemaTarget } from './references'
import { dayOfToday, emptyValue, type Located, type Snippet } from './snippets'

interface SchemaContext {
  /** References are relative to this file. */
  file: string
  name?: string
  samples: unknown[]
}

/** VS Code supports these keywords. Others are translated or dropped. */
const supported = new Set(
  `type title description default deprecated deprecationMessage doNotSuggest suggestSortText
  enum const enumDescriptions pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf
  properties patternProperties additionalProperties propertyNames required dependentRequired minProperties maxProperties
  items prefixItems contains minContains maxContains minItems maxItems uniqueItems
  if then else not allOf anyOf`.split(/\s+/),
)

/** Keywords whose value is a schema, a condition or a list of schemas. */
const single = new Set(['items', 'additionalProperties', 'then', 'else', 'propertyNames'])
const conditions = new Set(['if', 'not', 'contains'])
const many = new Set(['allOf', 'anyOf', 'prefixItems'])

/** Takes a field's examples from those of its object. */
const samplesOfField = (samples: unknown[], name: string) =>
  samples.flatMap((sample) => (isObject(sample) && Object.hasOwn(sample, name) ? [sample[name]] : []))

/** Writes each referenced schema once, as a definition. */
class Definitions {
  readonly byName: Record<string, Schema> = {}
  private readonly lists: Record<string, Schema>
  private readonly templates: Schema[]

  constructor(
    private readonly files: SchemaFiles,
    private readonly names: Names,
  ) {
    this.lists = nameLists(names)
    this.templates = namesIn(files, 'templates').map((name) => files[`templates/${name}.schema.json`] as Schema)
  }

  write(schema: Schema, context: SchemaContext): Schema {
    if (typeof schema.$ref === 'string') return this.reference(schema, context)
    const { allOf: own = [], ...written } = oneMessage(this.supportedParts(schema, context))
    const { allOf: meant = [], ...link } = this.meaning(schema, context)
    // Beside a "$ref", VS Code would read one pattern of the two.
    const isBeside = schema.pattern === undefined
    const means = isBeside ? link : {}
    const allOf = [...(own as Schema[]), ...(meant as Schema[]), ...(isBeside || !link.$ref ? [] : [link])]
    const defaultSnippets = this.proposals(schema, context)
    return {
      ...written,
      ...describeForHover(schema, context.name, context.samples),
      ...errorMessages(schema),
      ...means,
      ...(allOf.length > 0 && { allOf }),
      ...(defaultSnippets.length > 0 && { defaultSnippets }),
    }
  }

  private supportedParts(schema: Schema, context: SchemaContext): Schema {
    const parts = Object.entries(schema)
      .filter(([key]) => supported.has(key))
      .map(([key, value]): [string, unknown] => {
        if (key === 'properties') return [key, this.fields(value as Record<string, Schema>, context)]
        if (key === 'items' && Array.isArray(schema.holds)) return [key, this.heldBlock(schema.holds)]
        if (key === 'items')
          return [key, this.write(value as Schema, { file: context.file, samples: context.samples.flat() })]
        if (single.has(key) && isObject(value)) return [key, this.write(value, context)]
        if (many.has(key))
          return [key, (value as Schema[]).map((part) => this.write(part, { ...context, samples: [] }))]
        return [key, conditions.has(key) ? withoutDescriptions(value) : value]
      })
    const proposed = proposedKeys(this.names, schema, context.name)
    return { ...Object.fromEntries(parts), ...(proposed && { properties: this.fields(proposed, context) }) }
  }

  private fields(fields: Record<string, Schema>, { file, samples }: SchemaContext): Record<string, Schema> {
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        this.write(field, { file, name, samples: samplesOfField(samples, name) }),
      ]),
    )
  }

  /** The reference has title and description, its target has the constraints. */
  private reference({ $ref, ...own }: Schema, context: SchemaContext): Schema {
    const target = findTarget(this.files, String($ref), context.file)
    const { file, schema } = target
    if (file === 'definitions.schema.json') return this.write({ ...schema, ...own }, { ...context, file })
    const link = this.refTo(definitionName(target), (name) =>
      without(
        this.special(name) ?? this.write(schema, { file, samples: this.samplesFor(target, context) }),
        descriptiveKeywords,
      ),
    )
    const help = describeForHover(
      { title: schema.title, description: schema.description, ...own },
      context.name,
      context.samples,
    )
    const others = without(own, descriptiveKeywords)
    if (Object.keys(others).length === 0) return { ...help, ...link }
    const { allOf = [], ...rest } = this.write(others, context)
    return { ...rest, ...help, allOf: [link, ...(allOf as Schema[])] }
  }

  private samplesFor({ file, pointer, schema }: SchemaTarget, context: SchemaContext): unknown[] {
    if (file === 'page.schema.json' && pointer === '/$defs/content')
      return this.templates.flatMap(({ examples }) => examples as unknown[])
    return Array.isArray(schema.examples) ? schema.examples : context.samples
  }

  private refTo(name: string, make: (name: string) => Schema): Schema {
    if (!Object.hasOwn(this.byName, name)) {
      // Schemas can refer to themselves, so the name must exist before the definition.
      this.byName[name] = {}
      this.byName[name] = make(name)
    }
    return { $ref: `#/$defs/${name}` }
  }

  /** Blocks and pages have more proposals than their schemas. */
  private special(name: string): Schema | undefined {
    if (name === 'block.block') return blockByType(this.blockTypes())
    if (name === 'block') return this.blockOfPage()
    if (name === 'template.name') return templateNames(this.files, this.templates)
    return name === 'page' ? this.page() : undefined
  }

  private blockTypes(types = namesIn(this.files, 'blocks')): BlockType[] {
    const book = new SchemaBook(this.files)
    return types.map((type) => {
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

  private blockOfPage(): Schema {
    return this.blockOrShared(this.partOfIndex('block'), this.blockTypes())
  }

  /** One item of a list with "holds". */
  private heldBlock(types: string[]): Schema {
    return this.refTo(`block.${types.join('.')}`, () => {
      const held = this.blockTypes(types)
      return this.blockOrShared(blockByType(held), held, this.partOfIndex('slot'))
    })
  }

  private blockOrShared(byType: Schema, types: BlockType[], slot?: Schema): Schema {
    const { properties } = asObject(asObject(this.files['block.schema.json']?.$defs).sharedBlock)
    const { shared: field } = properties as Record<string, Schema>
    const sharedField = this.write(field as Schema, { file: 'block.schema.json', name: 'shared', samples: [] })
    const parts = { byType, shared: this.partOfIndex('sharedBlock'), sharedField, slot }
    return { defaultSnippets: wholeBlocks(types), ...blockOrShared(parts) }
  }

  private partOfIndex(name: string): Schema {
    return this.write({ $ref: `#/$defs/${name}` }, { file: 'block.schema.json', samples: [] })
  }

  private page(): Schema {
    const schema = without(this.files['page.schema.json'] as Schema, descriptiveKeywords)
    return {
      ...this.write(schema, { file: 'page.schema.json', samples: [] }),
      defaultSnippets: pageProposals(this.files, this.templates, this.names),
    }
  }

  /** Translates formats and keywords of this project. */
  private meaning({ format, properties, pageWith, film, examples }: Schema, { name }: SchemaContext): Schema {
    if (format === 'page' && name === 'translates')
      return this.refTo(`${contentPrefix}original`, () => this.lists.original as Schema)
    if (isObject(film))
      return this.refTo(`${contentPrefix}film`, () => filmField(film as unknown as FilmProvider, examples))
    if (isObject(pageWith)) {
      const { type, field } = pageWith as { type: string; field: string }
      return this.refTo(`${contentPrefix}page.${type}.${field}`, () => pagesWith(this.names, type, field))
    }
    if (typeof format === 'string' && Object.hasOwn(this.lists, format))
      return this.refTo(contentPrefix + format, () => this.lists[format] as Schema)
    const fields = Object.entries((properties ?? {}) as Record<string, Schema>)
    if (!fields.some(([, field]) => field.format === 'collection')) return {}
    const ids = fields.filter(([, { items }]) => isObject(items) && items.format === 'entry')
    return {
      allOf: ids.map(([name]) => this.refTo(`${contentPrefix}entries.${name}`, () => entriesIn(this.names, name))),
    }
  }

  /** Proposes an object, or a list with one, with empty required fields. */
  private proposals(schema: Schema, { file, name }: SchemaContext): Snippet[] {
    const { items, format } = schema
    if (format === 'date') return [dayOfToday]
    const resolved = (located: Located) => resolve(this.files, located)
    const item = isObject(items) ? resolved({ schema: items, file }).schema : schema
    if ((item.required as unknown[] | undefined)?.length === undefined || !item.properties) return []
    const label = `new ${String(schema.title ?? name ?? 'entry').toLowerCase()}`
    return [{ label, body: emptyValue({ schema, file }, resolved) }]
  }
}

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
