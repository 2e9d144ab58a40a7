import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSchemas } from '../studio-folder/read-schemas'
import { cachedValidator } from './cached-validator'

const project = join(import.meta.dirname, '../../../..')
const schemas = await readSchemas(project)
const real = JSON.parse(readFileSync(join(project, 'pages.json'), 'utf8'))
const root = mkdtempSync(join(tmpdir(), 'validators-'))
mkdirSync(join(root, 'node_modules'))
symlinkSync(join(project, 'node_modules/ajv'), join(root, 'node_modules/ajv'))
const cached = () => readdirSync(join(root, 'node_modules/.cache/validators'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Adds to the first page of the real site. */
const withBlock = (block: unknown) => ({
  ...real,
  pages: real.pages.map((page: { blocks: unknown[] }, index: number) =>
    index === 0 ? { ...page, blocks: [...page.blocks, block] } : page,
  ),
})

test('a validator is compiled once and reports the same from the cache, with all details', () => {
  const compiled = cachedValidator(root, schemas)
  expect(compiled(real).errors).toEqual([])
  const files = cached()
  expect(files).toHaveLength(1)
  const fromCache = cachedValidator(root, schemas)
  for (const content of [
    real,
    withBlock({ heading: 'No type' }),
    withBlock({ type: 'baner', heading: 'Misspelt' }),
    withBlock({ type: 'banner' }),
    { site: real.site },
    'no object at all',
  ])
    expect(fromCache(content)).toEqual(compiled(content))
  expect(cached()).toEqual(files)
})

test('other schemas have another validator', () => {
  const strict = { ...schemas, 'site.schema.json': { type: 'string' } }
  expect(cachedValidator(root, strict)(real).errors).not.toEqual([])
  expect(cached()).toHaveLength(2)
})

test('a folder without write permission only costs time', () => {
  const file = join(root, 'a-file')
  writeFileSync(file, '')
  expect(cachedValidator(file, schemas)(real).errors).toEqual([])
})
