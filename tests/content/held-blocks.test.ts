import { expect, test } from 'vitest'
import { createCheck } from '../../src/engine/content/check'
import { repairText } from '../../src/engine/content/check/fix'
import { createValidator } from '../../src/engine/content/schema-model/validation/validate'
import { heldContent, readCase } from '../sites/broken-content'
import { at, filesFor } from '../sites/broken-content-files'
import { columns, folds, headline, holderSchemas, section } from '../sites/holder-schemas'

const validateHeld = createValidator(holderSchemas)
const check = createCheck(holderSchemas, { validate: validateHeld })
const checkOf = (original: string) => {
  const files = filesFor(original)
  return (text: string) => check({ text, files, at }).problems
}

test.each([
  ['columns', columns],
  ['folds', folds],
  ['headline', headline],
  ['section', section],
])('the examples of the blocks of these tests are valid: %s', (type, { examples }) => {
  const validate = createValidator(holderSchemas, `blocks/${type}.schema.json`)
  expect(examples.flatMap((example) => validate(example).errors)).toEqual([])
})

test('a block among the columns is put into one of them', () => {
  const text = readCase('block-among-the-columns')
  const { text: mended, remaining } = repairText(text, checkOf(text))
  expect(remaining).toEqual([])
  const block = { type: 'text', html: '<p>One.</p>' }
  expect(JSON.parse(mended).pages[0].blocks.at(-1).columns[0]).toEqual({ blocks: [block] })
})

test.each(heldContent)('%s: pages that are kept from an earlier check say the same', (name) => {
  const text = readCase(name)
  const files = filesFor(text)
  const kept = createCheck(holderSchemas, { validate: validateHeld, keepsPages: true })
  kept({ text: readCase('held-nothing-wrong'), files, at })
  expect(kept({ text, files, at }).problems).toEqual(checkOf(text)(text))
})

test('two hundred held blocks have one problem, and others of the page are still found', () => {
  const site = JSON.parse(readCase('nothing-wrong'))
  const blocks = Array.from({ length: 200 }, (_, index) => ({ type: 'text', html: `<p>Words of number ${index}.</p>` }))
  const last = { type: 'text', html: '<p><a href="/nope">Lost</a>.</p>' }
  site.pages[0].blocks.push({ type: 'columns', columns: [{ blocks }, { blocks: [last] }] })
  const text = JSON.stringify(site)
  expect(checkOf(text)(text).map(({ rule }) => rule)).toEqual(['held-block', 'link-target'])
})
