import { expect, test } from 'vitest'
import { findUnasked } from './unasked-requests'

const own = 'http://localhost:4173'
const site = {
  settings: { analytics: { provider: 'plausible', id: 'studio.example' } as const },
  services: [
    { name: 'Maps', frames: ['https://*.maps.example'] },
    { name: 'Badge', images: ['https://badges.example'], consent: false },
  ],
}

test.each([
  ['its own', `${own}/a.js`, undefined],
  ['data', 'data:,', undefined],
  ['a service without need of consent', 'https://badges.example/a.svg', undefined],
  ['a subdomain of a service', 'https://tiles.maps.example/1/2.png', 'before consent'],
  ['statistics', 'https://plausible.io/js/script.manual.js', 'before consent'],
  ['the domain above', 'https://maps.example/', 'undeclared'],
  ['a name with the same end', 'https://evilmaps.example/', 'undeclared'],
  ['the same without encryption', 'http://tiles.maps.example/', 'undeclared'],
  ['a stranger', 'https://a.example/', 'undeclared'],
])('a request to %s', (_, request, reason) => {
  expect(findUnasked(site, own, request)?.reason).toBe(reason)
})
