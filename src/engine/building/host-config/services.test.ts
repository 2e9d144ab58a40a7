import { expect, test } from 'vitest'
import { declaredServices } from '../../base/shared-types/services/declared-services'
import { askedServices } from './services'

const maps = { name: 'Maps', frames: ['https://maps.example'] }
const badge = { name: 'Badge', images: ['{origin}'], consent: false }

test('a service is asked where a field has a value, and a field that is off asks nothing', () => {
  expect(askedServices([{ value: 'Mill Lane 3', wanted: maps }])).toEqual([maps])
  expect(askedServices([false, ''].map((value) => ({ value, wanted: maps })))).toEqual([])
})

test('{origin} is that of each value, and an address that a policy would misread adds nothing', () => {
  const values = [
    'https://one.example/a.svg',
    'https://two.example/b.svg?c={d}',
    'https://a.example;sandbox/',
    'http://x.example',
  ]
  expect(askedServices(values.map((value) => ({ value, wanted: badge })))).toEqual([
    { ...badge, images: ['https://one.example', 'https://two.example'] },
  ])
})

test('fields that declare parts of one service are united, and consent is needed if one says so', () => {
  const tiles = { name: 'Maps', images: ['https://tiles.example'], consent: false }
  const schemas = {
    a: { properties: { map: { asks: maps }, asks: { type: 'string' } } },
    b: { asks: tiles, examples: [{ asks: badge }] },
  }
  expect(declaredServices(schemas)).toEqual([{ ...maps, ...tiles, consent: true }])
})
