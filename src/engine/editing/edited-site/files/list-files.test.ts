import { expect, test } from 'vitest'
import { MemorySite, studio, toolsOf } from '../../../../../tests/sites/memory-site'

test('what is only used over a picture is told from pictures', async () => {
  const schemas = structuredClone(studio.schemas)
  const { properties } = schemas['blocks/opening.schema.json'] as { properties: Record<string, object> }
  const items = { title: 'Sheet', description: 'A sheet.', $ref: '../definitions.schema.json#/$defs/image' }
  properties.moving = { title: 'Moving', description: 'Sheets.', type: 'array', items, drawnFor: 'image' }
  const content = JSON.parse(studio.text)
  content.pages[0].blocks[0].moving = ['/images/moving.svg', '/images/vase.svg']
  const files = new Map(studio.files).set('/images/moving.svg', { bytes: 1 }).set('/images/lost.svg', { bytes: 1 })
  const site = new MemorySite(undefined, { text: JSON.stringify(content), files, ...toolsOf(schemas) })
  const listed = await site.store().files.list()
  const sheets = 'files' in listed ? listed.files.filter(({ isSheet }) => isSheet) : []
  expect(sheets.map(({ address }) => address)).toEqual(['/images/moving.svg'])
})
