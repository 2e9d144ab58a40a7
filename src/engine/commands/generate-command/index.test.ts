import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generate, staleFiles } from '.'

const root = mkdtempSync(join(tmpdir(), 'generate-'))
const all = ['src/engine/base/schema-types/content.ts', 'src/studio/generated/content.ts']

beforeAll(() => cpSync(join(import.meta.dirname, '../../../../schemas'), join(root, 'schemas'), { recursive: true }))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('rewrites files that are missing or changed', async () => {
  expect(await staleFiles(root)).toEqual(all)
  expect(await generate(root)).toEqual(all)
  writeFileSync(join(root, 'src/engine/base/schema-types/content.ts'), '')
  rmSync(join(root, 'src/studio/generated/content.ts'))
  expect(await staleFiles(root)).toEqual(all)
  expect(await generate(root)).toEqual(all)
  expect(await staleFiles(root)).toEqual([])
  expect(await generate(root)).toEqual([])
})

test('a file that git has checked out with "\\r\\n" is not out of date', async () => {
  await generate(root)
  const file = join(root, 'src/studio/generated/content.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'))
  expect(await staleFiles(root)).toEqual([])
})

test('updates the types of the studio for a new block type', async () => {
  const text = readFileSync(join(root, 'schemas/blocks/text.schema.json'), 'utf8')
  writeFileSync(join(root, 'schemas/blocks/poem.schema.json'), text.replace('"const": "text"', '"const": "poem"'))
  expect(await generate(root)).toEqual(['src/studio/generated/content.ts'])
  expect(readFileSync(join(root, 'src/studio/generated/content.ts'), 'utf8')).toContain('export interface PoemBlock')
})
