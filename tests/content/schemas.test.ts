import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findSchemaFaults } from '../../src/engine/commands/studio-test/schemas/find-faults'
import { createValidator } from '../../src/engine/content/schema-model/validation/validate'
import { readSite } from '../../src/engine/folders/site-folder/read-site'
import { engineRoot } from '../../src/engine/folders/studio-folder/engine-root'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'

test.each(['.', 'tests/second-studio', 'starter'])('the schemas of %s keep the house rules', async (name) => {
  const studio = join(engineRoot, name)
  const [own, { files }] = await Promise.all([readSchemas(engineRoot, studio), readSite(studio)])
  expect(findSchemaFaults(own, (address) => files.has(address))).toEqual([])
})

const schemas = await readSchemas(engineRoot)
const exampleOf = (template: string) =>
  (schemas[`templates/${template}.schema.json`] as { examples: object[] }).examples[0]

describe('the counts of requirement E3 and the five images of a project', () => {
  const validate = createValidator(schemas, 'page.schema.json')
  const page = (template: string) => structuredClone(exampleOf(template)) as { blocks: Record<string, unknown[]>[] }

  test.each([
    ['sector', 3, 'videos', 6],
    ['sector', 4, 'items', 10],
    ['sector', 2, 'images', 3],
    ['project', 2, 'images', 5],
  ])(
    'a %s page whose block %i has one of its %s too many or too few is refused (E3, S10, S14)',
    (template, block, field, count) => {
      const sound = page(template)
      const list = sound.blocks[block]?.[field] as unknown[]
      expect(list).toHaveLength(count)
      const tooFew = page(template)
      tooFew.blocks[block]?.[field]?.pop()
      const tooMany = page(template)
      tooMany.blocks[block]?.[field]?.push(structuredClone(list[0]))
      expect(validate(sound).errors).toEqual([])
      expect(validate(tooFew).errors.length).toBeGreaterThan(0)
      expect(validate(tooMany).errors.length).toBeGreaterThan(0)
    },
  )
})
