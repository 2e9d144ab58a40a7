import { expect, test } from 'vitest'
import { maxWidth } from './max-width'

const shownAt = (width: number) => ({ properties: { image: { items: [{ shown: { width } }] } } })

test('pictures are kept twice as wide as the widest place shows them, and never wider than the widest copy', () => {
  expect(maxWidth({ 'blocks/one.schema.json': shownAt(640), 'blocks/two.schema.json': shownAt(300) })).toBe(1280)
  expect(maxWidth({ 'blocks/one.schema.json': shownAt(9000) })).toBe(2400)
  expect(maxWidth({ 'blocks/one.schema.json': {} })).toBe(2400)
})
