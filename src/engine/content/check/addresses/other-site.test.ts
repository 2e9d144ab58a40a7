import { describe, expect, test } from 'vitest'
import { contentOf } from '../../../../../tests/sites/checked-content'
import { pageTarget } from '../rules/page-target'
import { explainElsewhere, explainQuery } from './other-site'

test.each(['https://shop.example', 'https://shop.example/a/b-c_d.html?e=f&g=%20#h', 'https://maps.example/@51.5,-0.1'])(
  'a redirect can lead to %s',
  (address) => {
    expect(explainElsewhere(address)).toBeUndefined()
  },
)

test.each([
  ['http://shop.example/a', 'https://shop.example/a'],
  ['https://ada@shop.example/a', 'https://shop.example/a'],
  ['https://shop.example:8443/a', 'https://shop.example/a'],
  ['https://shop.example/$host', 'https://shop.example/%24host'],
  ['https://shop.example/{a}/:b(c)*', 'https://shop.example/%7Ba%7D/%3Ab%28c%29%2A'],
  ['https://shop.example/?q=a+b', 'https://shop.example/?q=a%20b'],
  ['https://läden.example/größe', 'https://xn--lden-loa.example/gr%C3%B6%C3%9Fe'],
  ['https://shop.example/\'"', 'https://shop.example/%27%22'],
])('%s is refused, and %s proposed, which is accepted', (address, proposed) => {
  expect(explainElsewhere(address)?.message).toContain(`"${proposed}"`)
  expect(explainElsewhere(proposed)).toBeUndefined()
})

test.each([
  ['/about?x=\n/* https://evil.example/:splat 302!', '/about?x=%0A/%2A%20https%3A//evil.example/%3Asplat%20302%21'],
  ['/about?x={env.HOME}&y=$host"\\`', '/about?x=%7Benv.HOME%7D&y=%24host%22%5C%60'],
  ['/about?q=a+b#a+b', '/about?q=a%20b#a%2Bb'],
  ['/about?q=größe\ud800📷', '/about?q=gr%C3%B6%C3%9Fe%EF%BF%BD%F0%9F%93%B7'],
])('the query of %j is refused, and %s proposed, which is accepted', (address, proposed) => {
  expect(explainQuery(address)?.suggestion).toBe(proposed)
  expect(explainQuery(proposed)).toBeUndefined()
})

describe('page-target', () => {
  const site = {
    site: { url: 'https://studio.example' },
    pages: [{ path: '/', blocks: [] }, { path: '/old' }, { path: '/old/*' }],
  }
  const findingsAt = (pointer: string, format: string, address: string) =>
    pageTarget.check(
      contentOf(
        [
          ['origin', 'https://studio.example', '/site/url'],
          [format, address, pointer],
        ],
        site,
      ),
    )

  test('a redirect leads to another site, and not to this one by its whole address', () => {
    expect(findingsAt('/pages/1/redirect', 'destination', 'https://shop.example/a')).toEqual([])
    expect(findingsAt('/pages/1/redirect', 'destination', 'https://www.studio.example/')[0]?.suggestion).toBe('/')
    expect(findingsAt('/pages/1/redirect', 'destination', 'www.shop.example')[0]?.suggestion).toBe(
      'https://www.shop.example',
    )
  })

  test.each([
    ['/pages/1/redirect', 'destination'],
    ['/pages/2/redirect', 'destination'],
    ['/pages/1/expire/redirect', 'place'],
  ])('hosts can read the query of the target at %s', (pointer, format) => {
    expect(findingsAt(pointer, format, '/?a=b&c=%20#d')).toEqual([])
    expect(findingsAt(pointer, format, '/?a=\nb')).toHaveLength(1)
  })

  test.each([
    ['unknown paths', '/pages/2/redirect', 'destination'],
    ['a page that ends', '/pages/1/expire/redirect', 'place'],
  ])('%s lead to a page of this site', (_, pointer, format) => {
    expect(findingsAt(pointer, format, 'https://shop.example/a')[0]?.message).toMatch(/to a page of this site/)
  })
})
