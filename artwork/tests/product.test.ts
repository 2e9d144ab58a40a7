import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../places'

/** The only files that import the product: its types and lint do not look here. */
const importers = ['browser.ts', 'motion/film.ts']

test.each(importers)('the product still has what %s imports', (file) => {
  const text = readFileSync(join(root, 'artwork', file), 'utf8')
  const imported = [...text.matchAll(/'(?:\.\.\/)+((?:src|scripts)\/[^']+)'/g)].map(([, path]) => `${path}.ts`)
  expect(imported).not.toEqual([])
  expect(imported.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
