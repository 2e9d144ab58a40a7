import { join } from 'node:path'
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

test('a choice is known by the weekday in the language of the site, and by the start of its name', async () => {
  const check = createCheck(await readSchemas(engineRoot, join(engineRoot, 'tests/second-studio')))
  const block = { type: 'course', heading: 'A', day: '2027-02-28', kind: 'workshop', places: 6, included: ['Ton'] }
  const hours = { type: 'zeiten', heading: 'A', hours: { week: [{ days: ['Sa'], opens: '10:00', closes: '14:00' }] } }
  const text = JSON.stringify({ site: { language: 'de' }, pages: [{ path: '/', title: 'A', blocks: [block, hours] }] })
  const meant = (end: string) => check({ text, files: new Map() }).problems.find(({ pointer }) => pointer.endsWith(end))
  expect(meant('/included/0')?.suggestion).toBe('clay')
  expect(meant('/days/0')?.suggestion).toBe('saturday')
})
