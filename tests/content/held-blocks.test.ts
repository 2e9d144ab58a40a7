import { expect, test } from 'vitest'
import { createValidator } from '../../src/engine/content/schema-model/validation/validate'
import { columns, holderSchemas, section } from '../sites/holder-schemas'

test.each([
  ['columns', columns],
  ['section', section],
])('the examples of a block that holds blocks are valid: %s', (type, { examples }) => {
  const validate = createValidator(holderSchemas, `blocks/${type}.schema.json`)
  expect(examples.flatMap((example) => validate(example).errors)).toEqual([])
})
