import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createValidator } from '../../check/schema/validate'
import { readSchemas } from '../../project/read-schemas'
import type { Bundle } from './bundle'
import { keepValidators } from './keep-validators'

const root = join(import.meta.dirname, '../../../..')
const cache = join(root, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
// Where the code of the site is: what is kept finds ajv from there.
const folder = mkdtempSync(join(cache, 'validators-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bundle = { server: join(folder, 'server-entry.cjs') } as Bundle
const kept = () => readdirSync(join(folder, 'validators')).filter((name) => name.endsWith('.cjs'))

const schemas = await readSchemas(root)
const site = JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8'))
const broken = { ...site, pages: [{ ...site.pages[0], blocks: [{ type: 'banner' }] }] }
const whole = createValidator(schemas)

test('what is compiled is kept, and judges alike when it is read again', () => {
  const compiled = keepValidators(bundle)(schemas)
  expect(kept()).toHaveLength(1)
  const read = keepValidators(bundle)(schemas)
  for (const validate of [compiled, read]) {
    expect(validate(site)).toEqual(whole(site))
    expect(validate(broken).errors.length).toBe(whole(broken).errors.length)
    expect(validate(broken).errors.length).toBeGreaterThan(0)
  }
})

test('other schemas have another validator', () => {
  const simple = { 'pages.schema.json': { type: 'object', required: ['site'] } }
  expect(keepValidators(bundle)(simple)({}).errors).toHaveLength(1)
  expect(keepValidators(bundle)(simple)({ site: 1 }).errors).toHaveLength(0)
  expect(kept()).toHaveLength(2)
})

test('what is kept is what judges', () => {
  const schemas = { 'pages.schema.json': { type: 'string' } }
  const before = kept()
  keepValidators(bundle)(schemas)
  const [file = ''] = kept().filter((name) => !before.includes(name))
  writeFileSync(join(folder, 'validators', file), 'module.exports = () => true')
  expect(keepValidators(bundle)(schemas)(7).errors).toEqual([])
})
