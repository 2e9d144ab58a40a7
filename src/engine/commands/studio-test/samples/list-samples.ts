import { asList } from '../../../base/shared-types/json'
import { withEachHeld } from '../../../content/schema-model/examples/with-each-held'
import { type Schema, SchemaBook } from '../../../content/schema-model/schema-book'
import { createValidator } from '../../../content/schema-model/validation/validate'
import type { SchemaFiles } from '../../../folders/studio-folder/schema-files'
import { cover } from './cover'
import { type PictureForm, pictureAt } from './pictures'
import { shrink } from './shrink'
import { type Extreme, extremes, heaviest, Stretcher } from './stretch'

type Block = Schema & { type: string }

/** A block that is looked at. */
interface Sample {
  block: Block
  /** "Example 2", "Example 2 with columns: false" */
  name: string
}

export interface SampleGroup {
  /** "with long words and wide pictures"; empty for the examples as they are. */
  title: string
  manner: 'as it is' | 'smallest' | 'stretched'
  samples: Sample[]
}

const titleOf = ({ picture, lists }: Extreme) =>
  `with ${picture} pictures, ${lists === 'most' ? 'the longest' : 'the shortest'} lists and long words`

interface Drafts {
  type: string
  schema: Schema
  accepts: (block: unknown) => boolean
  examples: Sample[]
  /** The fullest example with each of its switches at the other values. */
  switched: Sample[]
}

function switchesOf(book: SchemaBook, schema: Schema, { block, name }: Sample): Sample[] {
  return Object.entries(book.fieldsOf(schema)).flatMap(([field, written]) => {
    const { type, enum: values, default: usual } = book.resolve(written)
    const choices = type === 'boolean' ? [true, false] : asList(values)
    const now = block[field] ?? usual
    // Setting a field that has no value could exclude other fields.
    if (now === undefined || field === 'hidden') return []
    return choices
      .filter((choice) => choice !== now)
      .map((choice) => ({
        block: { ...block, [field]: choice },
        name: `${name} with "${field}": ${JSON.stringify(choice)}`,
      }))
  })
}

function draftsOf(schemas: SchemaFiles, book: SchemaBook, type: string): Drafts {
  const path = `blocks/${type}.schema.json`
  const schema = schemas[path] as Schema
  const validate = createValidator(schemas, path)
  const accepts = (block: unknown) => validate(block).errors.length === 0
  // Hidden blocks are not rendered, and an anchor may be on a page only once.
  const shown = ({ hidden: _, id: __, ...block }: Block): Block => block as Block
  const examples = (asList(schema.examples) as Block[]).map((block, index) => ({
    block: shown(block),
    name: `example ${index + 1}`,
  }))
  const held = (withEachHeld(type, book) as Block[]).map((block) => ({
    block: shown(block),
    name: `example ${examples.length} with each block that it may hold`,
  }))
  examples.push(...held)
  const fullest = heaviest(examples)
  const switched = fullest ? switchesOf(book, schema, fullest).filter(({ block }) => accepts(block)) : []
  return { type, schema, accepts, examples, switched }
}

/** Replaces pictures that `isThere` does not know. */
function withPictures(block: Block, schema: Schema, book: SchemaBook, isThere: (address: string) => boolean): Block {
  let number = 0
  const next = () => pictureAt('usual', ++number % 20)
  const replace = (value: unknown, written: unknown): unknown => {
    const { format, holds, items } = book.resolve(written)
    if (Array.isArray(holds) && Array.isArray(value))
      return value.map((inner) => replace(inner, book.block(inner.type)))
    if (Array.isArray(value)) return value.map((item) => replace(item, items))
    if (typeof value === 'string' && format === 'image') return isThere(value) ? value : next()
    if (typeof value === 'string' && format === 'html')
      return value.replace(/(<img\b[^<>]*?\bsrc=")(\/[^"<]*)/g, (tag, start, address) =>
        isThere(address) ? tag : start + next(),
      )
    if (typeof value !== 'object' || value === null) return value
    const fields = book.fieldsOf(written)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replace(inner, fields[name])]))
  }
  return replace(block, schema) as Block
}

/**
 * Every example, one as small as it may be, and as extreme as the schema allows those that together have each field and
 * choice.
 */
export function listSamples(schemas: SchemaFiles, isThere: (address: string) => boolean): SampleGroup[] {
  const book = new SchemaBook(schemas)
  const drafts = book.blockTypes.map((type) => draftsOf(schemas, book, type))
  const asIs = drafts.flatMap(({ schema, examples }) =>
    examples.map(({ block, name }) => ({ block: withPictures(block, schema, book, isThere), name })),
  )
  const smallest = drafts.flatMap(({ schema, accepts, examples: [first] }) => {
    if (!first) return []
    const block = shrink(first.block, accepts) as Block
    return [{ block: withPictures(block, schema, book, isThere), name: first.name }]
  })
  const stretched = extremes.map((extreme) => {
    const address = (number: number) => pictureAt(extreme.picture as PictureForm, number)
    const stretcher = new Stretcher(book, extreme, address)
    const samples = drafts.flatMap(({ schema, accepts, examples, switched }) =>
      cover([...examples, ...switched], schema, book)
        .map(({ block, name }) => ({ block: stretcher.stretch(block, schema) as Block, name }))
        .filter(({ block }) => accepts(block)),
    )
    return { title: titleOf(extreme), manner: 'stretched' as const, samples }
  })
  return [
    { title: '', manner: 'as it is', samples: asIs },
    { title: 'without its optional fields', manner: 'smallest', samples: smallest },
    ...stretched,
  ]
}
