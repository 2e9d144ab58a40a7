import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isObject } from '../../base/shared-types/json'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { isWords } from './schema-book'

const root = join(import.meta.dirname, '../../../..')

function formatsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = isObject(schema) && typeof schema.format === 'string' ? [schema.format] : []
  return [...own, ...Object.values(schema).flatMap(formatsIn)]
}

test("of the formats of the engine and this site few are words; one of a studio's own is", async () => {
  const all = [...new Set(formatsIn(await readSchemas(root, root)))]
  const words = all.filter((format) => isWords({ type: 'string', format })).sort()
  expect(words).toEqual(['alt', 'description', 'html', 'label', 'link-text', 'quote', 'title'])
  expect(isWords({ type: 'string', format: 'price' })).toBe(true)
  expect(isWords({ type: 'string', format: 'price', pattern: '^£' })).toBe(false)
})
