import { expect, test } from 'vitest'
import type { Annotation } from '../../schema-model/validation/open-validator'
import { compareSites } from './compare'
import { type Asked, findTrustChanges } from './trusted-addresses'

const none: Asked = { before: [], now: [] }

function find(before: object, now: object, asked = none): string[] {
  const [was, is] = [before, now].map((site) => ({ value: { site }, files: new Map() })) as [never, never]
  const changes = findTrustChanges(compareSites(was, is, new Set()), asked)
  return changes.map(({ pointer, describe }) => `${pointer} ${describe((text) => `<${text}>`)}`)
}

const matomo = { provider: 'matomo', id: '1', address: 'https://evil.example/m/' }
const gtag = { provider: 'gtag', id: 'G-ABC1234567' }

test.each([
  ['an own address', {}, matomo, '<https://evil.example/m/matomo.js>'],
  ['another address', { ...matomo, address: 'https://s.example' }, matomo, 'instead of <https://s.example/matomo.js>'],
  [
    'another provider',
    matomo,
    { provider: 'plausible', id: 'a.example' },
    '<https://plausible.io/js/script.manual.js>',
  ],
  [
    'another owner at Google',
    gtag,
    { ...gtag, id: 'GTM-EVIL' },
    '<https://www.googletagmanager.com/gtag/js?id=GTM-EVIL>',
  ],
])('a change of the statistics to %s is told', (_, before, now, words) => {
  const [found, ...others] = find({ analytics: before }, { analytics: now })
  expect(found).toMatch(/^\/site\/analytics /)
  expect(found).toContain(words)
  expect(others).toEqual([])
})

test.each<[string, unknown, unknown]>([
  ['that stay', matomo, { ...matomo }],
  ['that go', matomo, undefined],
  ['of another number there', matomo, { ...matomo, id: '2' }],
  ['that no page is made of', undefined, { provider: 'constructor', address: 7 }],
  ['of a wrong type', undefined, ['matomo']],
])('statistics %s are not told', (_, before, now) => {
  expect(find({ analytics: before }, { analytics: now })).toEqual([])
})

test('a pixel that is new is told, and a container of another owner', () => {
  const [meta, other] = [
    { provider: 'meta', id: '1234567890' },
    { provider: 'gtm', id: 'GTM-OTHER' },
  ]
  const before = { pixels: [meta, { provider: 'gtm', id: 'GTM-OWN1' }] }
  expect(find(before, { pixels: [{ ...meta, id: '0987654321' }, other] })).toEqual([
    expect.stringMatching(/^\/site\/pixels .*<https:\/\/www.googletagmanager.com\/gtm.js\?id=GTM-OTHER>/),
  ])
  expect(find(before, { pixels: [{ provider: 'constructor' }, 7] })).toEqual([])
})

test('a field is told whose schema allows scripts from its value, where no other had this origin', () => {
  const at = (pointer: string, value: string, kind: string): Annotation => ({
    ...{ format: 'asks', pointer, value, parent: {} },
    wanted: { name: 'Player', [kind]: ['{origin}'] },
  })
  const asked = {
    before: [at('/pages/0/blocks/0/a', 'https://one.example/a.js', 'scripts')],
    now: [
      at('/pages/0/blocks/0/a', 'https://one.example/b.js', 'scripts'),
      at('/pages/0/blocks/1/a', 'https://two.example/a.js', 'scripts'),
      at('/pages/0/blocks/2/a', 'https://two.example/a.html', 'frames'),
    ],
  }
  expect(find({}, {}, asked)).toEqual([expect.stringMatching(/^\/pages\/0\/blocks\/1\/a .*<https:\/\/two\.example>/)])
})

test('each field of the editor on the web that has changed is told at its place, or where it was', () => {
  const editor = { host: 'github:fox/site', relay: 'https://a.example', branch: 'main' }
  const now = { host: 'github:fox/site', relay: 'https://evil.example', clientId: 'app' }
  const found = find({ editor }, { editor: now })
  expect(found.map((words) => words.split(' ')[0])).toEqual([
    '/site/editor/relay',
    '/site/editor/clientId',
    '/site/editor',
  ])
  expect(found[0]).toContain('<https://evil.example> now, before <https://a.example>.')
  expect(find({ editor }, {}).map((words) => words.split(' ')[0])).toEqual(['/site', '/site', '/site'])
  expect(find({ editor }, { editor: { ...editor } })).toEqual([])
})
