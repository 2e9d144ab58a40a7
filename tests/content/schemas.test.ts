import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2020'
import { describe, expect, test } from 'vitest'
import { toPlaceholder } from '../../src/engine/check/examples/to-placeholder'
import { SchemaBook } from '../../src/engine/check/explain/schema-book'
import { createValidator } from '../../src/engine/check/schema/validate'
import { readSchemas } from '../../src/engine/project/read-schemas'
import { namesIn } from '../../src/engine/project/schema-index'

const root = join(import.meta.dirname, '../..')
const schemas = await readSchemas(root)
const types = namesIn(schemas, 'blocks')
const templates = namesIn(schemas, 'templates')
const book = new SchemaBook(schemas)
const examplesOf = (file: string) => (schemas[file] as { examples: object[] }).examples

const messages = (errors: { instancePath: string; message?: string }[]) =>
  errors.map(({ instancePath, message }) => `${instancePath} ${message}`)

test.each(Object.keys(schemas))('%s keeps the rules of JSON Schema 2020-12', (file) => {
  // Our two keywords and ajv's "discriminator" are annotations to the draft's own schema.
  const ajv = new Ajv({ strict: false })
  ajv.validateSchema(schemas[file] as object)
  expect(ajv.errors ?? []).toEqual([])
})

describe.each(types)('the schema of %s', (type) => {
  test('keeps the house rules of meta.schema.json', () => {
    const meta = new Ajv({ strict: false, allErrors: true }).compile(schemas['meta.schema.json'] as object)
    meta(schemas[`blocks/${type}.schema.json`])
    expect(messages(meta.errors ?? [])).toEqual([])
  })

  test('names the type of its folder', () => {
    expect(schemas[`blocks/${type}.schema.json`]).toMatchObject({ properties: { type: { const: type } } })
  })

  test('has a component in a folder of its name', () => {
    expect(existsSync(join(root, 'src/studio/blocks', type, 'component.tsx'))).toBe(true)
  })

  test('has examples that it accepts, two at least', () => {
    const validate = createValidator(schemas, `blocks/${type}.schema.json`)
    const examples = examplesOf(`blocks/${type}.schema.json`)
    expect(examples.length).toBeGreaterThanOrEqual(2)
    expect(examples.flatMap((example) => messages(validate(example).errors))).toEqual([])
  })

  test('accepts its examples with placeholders, too', () => {
    const validate = createValidator(schemas, `blocks/${type}.schema.json`)
    const proposed = examplesOf(`blocks/${type}.schema.json`).map((example) =>
      toPlaceholder(example, book.block(type), book),
    )
    expect(proposed.flatMap((block) => messages(validate(block).errors))).toEqual([])
  })

  test('gives no value the same meaning twice, for then each mistake in it would be told twice', () => {
    const validate = createValidator(schemas, `blocks/${type}.schema.json`)
    for (const example of examplesOf(`blocks/${type}.schema.json`)) {
      const meanings = validate(example).annotations.map(({ format, pointer }) => `${format} ${pointer}`)
      expect(meanings).toEqual([...new Set(meanings)])
    }
  })
})

test('every block folder has a schema', () => {
  expect(readdirSync(join(root, 'src/studio/blocks')).sort()).toEqual(types)
})

test.each(templates)('the example of the %s template is a page that it accepts', (template) => {
  const validate = createValidator(schemas, 'page.schema.json')
  const examples = examplesOf(`templates/${template}.schema.json`)
  expect(examples.length).toBeGreaterThanOrEqual(1)
  expect(examples.flatMap((example) => messages(validate(example).errors))).toEqual([])
})

describe('the counts of requirement E3 and the five images of a project', () => {
  const validate = createValidator(schemas, 'page.schema.json')
  const page = (template: string) =>
    structuredClone(examplesOf(`templates/${template}.schema.json`)[0]) as { blocks: Record<string, unknown[]>[] }

  test.each([
    ['sector', 3, 'videos', 6],
    ['sector', 4, 'items', 10],
    ['sector', 2, 'images', 3],
    ['project', 2, 'images', 5],
  ])(
    'a %s page whose block %i has one of its %s too many or too few is refused (E3, S10, S14)',
    (template, block, field, count) => {
      const sound = page(template)
      const list = sound.blocks[block]?.[field] as unknown[]
      expect(list).toHaveLength(count)
      const tooFew = page(template)
      tooFew.blocks[block]?.[field]?.pop()
      const tooMany = page(template)
      tooMany.blocks[block]?.[field]?.push(structuredClone(list[0]))
      expect(validate(sound).errors).toEqual([])
      expect(validate(tooFew).errors.length).toBeGreaterThan(0)
      expect(validate(tooMany).errors.length).toBeGreaterThan(0)
    },
  )
})
