import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSchemas } from '../../../folders/studio-folder/read-schemas'
import { openValidator } from './open-validator'
import { createQuickValidator } from './quick-validator'
import { compileSchemas, createValidator } from './validate'

const root = join(import.meta.dirname, '../../../../..')
const schemas = await readSchemas(root)
const real = JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8'))
const whole = createValidator(schemas)
const quick = createQuickValidator(schemas, (all) => openValidator(compileSchemas(all, false).validate))

/** Adds to the first page of the real site. */
const withBlock = (block: unknown) => ({
  ...real,
  pages: real.pages.map((page: { blocks: unknown[] }, index: number) =>
    index === 0 ? { ...page, blocks: [...page.blocks, block] } : page,
  ),
})

test.each<[string, unknown]>([
  ['the real site', real],
  ['a block of no type', withBlock({ heading: 'No type' })],
  ['a block of a type that there is not', withBlock({ type: 'baner', heading: 'Misspelt' })],
  ['a block that lacks a field', withBlock({ type: 'banner' })],
  ['a site without pages', { site: real.site }],
  ['no object at all', 'text'],
  ['the real site after all of these', real],
])('the result for %s has all details', (_, content) => {
  expect(quick(content)).toEqual(whole(content))
})
