import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createValidator } from '../../content/schema-model/validation/validate'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { staleFiles } from '../generate-command'
import { createBlock } from './new-block'

const root = mkdtempSync(join(tmpdir(), 'new-block-'))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
let written: string[]

beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../../../../schemas'), join(root, 'schemas'), { recursive: true })
  mkdirSync(join(root, 'src'))
  written = await createBlock(root, 'imageGrid')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('writes a schema, a component and generated files', async () => {
  expect(written).toEqual([
    'schemas/blocks/imageGrid.schema.json',
    'src/studio/blocks/imageGrid/component.tsx',
    'src/engine/base/schema-types/content.ts',
    'src/studio/generated/content.ts',
  ])
  expect(await staleFiles(root)).toEqual([])
})

test('writes a schema that is valid and accepts its own examples', async () => {
  const schemas = await readSchemas(root)
  const schema = JSON.parse(read('schemas/blocks/imageGrid.schema.json'))
  const meta = new Ajv({ strict: false, allErrors: true }).compile(schemas['meta.schema.json'] ?? false)
  meta(schema)
  expect(meta.errors ?? []).toEqual([])
  expect(schema.title).toBe('Image grid')
  const validate = createValidator(schemas, 'blocks/imageGrid.schema.json')
  expect(schema.examples.flatMap((example: unknown) => validate(example).errors)).toEqual([])
})

test('writes a component that takes its generated type', () => {
  const component = read('src/studio/blocks/imageGrid/component.tsx')
  expect(component).toContain('export default function ImageGrid({ heading, html }: ImageGridBlock)')
  expect(component).not.toContain('NAME')
  expect(read('src/studio/generated/content.ts')).toContain('export interface ImageGridBlock')
})

describe('a block that holds others', () => {
  test('has a list of them, examples with each, and styles', async () => {
    const paths = await createBlock(root, 'columnGrid', root, ['text', 'video', 'text'])
    expect(paths).toContain('src/studio/blocks/columnGrid/style.module.scss')
    expect(read('src/studio/blocks/columnGrid/component.tsx')).toContain('<Blocks of={blocks} />')
    const schema = JSON.parse(read('schemas/blocks/columnGrid.schema.json'))
    expect(schema.properties.blocks).toMatchObject({ holds: ['text', 'video'], minItems: 1 })
    expect(schema.examples.at(-1).blocks.map(({ type }: { type: string }) => type)).toEqual(['text', 'video'])
    const schemas = await readSchemas(root)
    const validate = createValidator(schemas, 'blocks/columnGrid.schema.json')
    expect(schema.examples.flatMap((example: unknown) => validate(example).errors)).toEqual([])
  })

  test.each([
    ['txt', '"txt" is no block, so nothing can hold it. Did you mean "text"?'],
    ['banner', '"banner" has "position": "first", so nothing can hold it. Leave it out.'],
  ])('cannot hold %s, and nothing is written', async (type, message) => {
    await expect(createBlock(root, 'pair', root, [type])).rejects.toMatchObject({ name: 'Failure', message })
    expect(existsSync(join(root, 'schemas/blocks/pair.schema.json'))).toBe(false)
  })
})

test.each(['ImageGrid', 'ταξίδι', 'image-grid', '../grid', '7up', ''])('refuses the name "%s"', async (name) => {
  const before = readdirSync(root, { recursive: true })
  await expect(createBlock(root, name)).rejects.toMatchObject({
    name: 'Failure',
    message: `"${name}" cannot name a block type. Begin with a small letter and use letters from a to z and digits only, for example "imageGrid".`,
  })
  expect(readdirSync(root, { recursive: true })).toEqual(before)
})

test('refuses a name that is taken', async () => {
  const before = read('schemas/blocks/banner.schema.json')
  await expect(createBlock(root, 'banner')).rejects.toMatchObject({
    name: 'Failure',
    message: 'There is already a block type "banner": schemas/blocks/banner.schema.json.',
  })
  expect(read('schemas/blocks/banner.schema.json')).toBe(before)
  expect(existsSync(join(root, 'src/studio/blocks/banner'))).toBe(false)
})

test('refuses a component’s folder that exists without a schema, and writes nothing', async () => {
  mkdirSync(join(root, 'src/studio/blocks/ghost'), { recursive: true })
  cpSync(join(root, written[1] ?? ''), join(root, 'src/studio/blocks/ghost/component.tsx'))
  await expect(createBlock(root, 'ghost')).rejects.toMatchObject({
    name: 'Failure',
    message: 'There is already a block type "ghost": src/studio/blocks/ghost/component.tsx.',
  })
  expect(existsSync(join(root, 'schemas/blocks/ghost.schema.json'))).toBe(false)
})
