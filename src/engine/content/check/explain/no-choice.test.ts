import { expect, test } from 'vitest'
import { engineRoot } from '../../../folders/studio-folder/engine-root'
import { readSchemas } from '../../../folders/studio-folder/read-schemas'
import { templateIndex } from '../../../folders/studio-folder/schema-index'
import { createCheck } from '..'

test('the name of a template is refused where a studio has no templates', async () => {
  const schemas = { ...(await readSchemas(engineRoot)), 'template.schema.json': { ...templateIndex({}) } }
  const text = '{ "site": {}, "pages": [{ "path": "/a", "title": "A", "template": "shop", "blocks": [] }] }'
  const { problems } = createCheck(schemas)({ text, files: new Map() })
  expect(problems.find(({ pointer }) => pointer.endsWith('/template'))?.message).toBe(
    '"template" cannot be "shop": there is none. Remove this field.',
  )
})
