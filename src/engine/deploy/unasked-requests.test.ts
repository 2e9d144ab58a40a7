import { expect, test } from 'vitest'
import { unaskedRequests } from './unasked-requests'

const own = 'http://localhost:4173'
const site = {
  settings: { analytics: { provider: 'plausible', id: 'studio.example' } as const },
  services: [
    { name: 'Maps', frames: ['https://*.maps.example'] },
    { name: 'Badge', images: ['https://badges.example'], consent: false },
  ],
}
const map = 'https://tiles.maps.example/1/2.png'

test.each([
  ['its own', `${own}/a.js`],
  ['data', 'data:,'],
  ['a service without need of consent', 'https://badges.example/a.svg'],
])('a request to %s is fine at once', (_, request) => {
  expect(unaskedRequests(site, own, [request], 'before consent')).toEqual([])
})

test('a request that needs consent is fine after it alone', () => {
  for (const request of [map, 'https://plausible.io/js/script.manual.js'])
    expect(unaskedRequests(site, own, [request], 'after consent')).toEqual([])
  expect(unaskedRequests(site, own, [map], 'before consent')).toEqual([
    `${map} is asked before the visitor agrees to Maps.`,
  ])
})

test.each(['https://maps.example/', 'https://evilmaps.example/', 'http://tiles.maps.example/', 'https://a.example/'])(
  'a request to %s, which nothing declares, is named',
  (request) => {
    expect(unaskedRequests(site, own, [request], 'after consent').join()).toContain('no "asks" of a schema')
  },
)
