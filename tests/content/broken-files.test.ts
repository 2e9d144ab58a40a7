import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSite } from '../../src/engine/folders/site-folder/read-site'

const folder = join(import.meta.dirname, '../broken-files')

/**
 * Every folder is a case: a pages.json whose bytes are no text in UTF-8, and the exact words that its author reads. To
 * write the words anew, and then to read each change: UPDATE_EXPECTED=1 npx vitest run tests/content/broken-files.test.ts
 */
test.each(readdirSync(folder))('%s', async (name) => {
  const failure: unknown = await readSite(join(folder, name)).catch((error: unknown) => error)
  const report = failure instanceof Error ? `${failure.message}\n` : ''
  const expected = join(folder, name, 'expected.txt')
  if (process.env.UPDATE_EXPECTED) writeFileSync(expected, report)
  expect(report).toBe(readFileSync(expected, 'utf8'))
})
