import { describe, expect, test } from 'vitest'
import { contentOf, type Found, pointersOf } from '../../../../../tests/sites/checked-content'
import { privacyPage } from './privacy-page'
import { reservedPath } from './reserved-path'
import { sharedExists } from './shared-exists'
import { uniqueAnchor } from './unique-anchor'
import { uniquePath } from './unique-path'

/** tests/broken-content has a case for each common mistake. */

const shared = { clients: { type: 'logos', id: 'clients', stages: [] } }
const ofShared: Found = ['anchor', 'clients', '/shared/clients/id']

test('unique-path: every page after the first on its path, redirects included', () => {
  const pages = [{ path: '/a', blocks: [] }, { path: '/a', redirect: '/' }, { path: '/b' }, { path: '/a' }]
  expect(pointersOf(uniquePath.check(contentOf([], { pages })))).toEqual(['/pages/1/path', '/pages/3/path'])
})

test('unique-path: names the day that two pages share', () => {
  const pages = [
    { path: '/a', blocks: [], expire: { at: '2027-03-03 00:00' } },
    { path: '/a', blocks: [], publish: '2027-03-02 00:00' },
  ]
  expect(uniquePath.check(contentOf([], { pages }))[0]?.message).toContain('the path "/a" on 2 March')
})

describe('reserved-path', () => {
  test.each(['/con', '/press/aux/films', '/nul', '/com1', '/lpt9/a', '/index', '/assets/a'])(
    '%s is no path for a page',
    (path) => {
      for (const page of [
        { path, blocks: [] },
        { path, redirect: '/' },
      ])
        expect(reservedPath.check(contentOf([], { pages: [page] }))).toHaveLength(1)
    },
  )

  test.each(['/contact', '/console', '/com10', '/lpt', '/a-con', '/con-a', '/con/*'])('%s is one', (path) => {
    expect(reservedPath.check(contentOf([], { pages: [{ path, redirect: '/' }] }))).toEqual([])
  })

  test.each<[file: string, count: number]>([
    ['/aux.tar.gz', 1],
    ['/COM1/fox.svg', 1],
    ['/images/con', 1],
    ['/images/icon.svg', 0],
    ['/auxiliary.txt', 0],
    ['/pict`ures/fox.svg', 1],
    ['/$host/fox.svg', 1],
    ['/{env.HOME}/fox.svg', 1],
    ['/{key}/{a}.pdf', 0],
    ['/club/{key}/$.pdf', 0],
    ['/größe (2)/fox.svg', 0],
  ])('the file %s has %i problems', (file, count) => {
    expect(reservedPath.compare?.(contentOf([], { pages: [] }, { [file]: { bytes: 1 } }))).toHaveLength(count)
  })
})

describe('unique-anchor', () => {
  const used = (place: string): Found => ['shared', 'clients', `/pages/${place}/shared`]
  const id = (value: string, place: string): Found => ['anchor', value, `/pages/${place}/id`]

  test.each<[string, Found[], string[]]>([
    ['the same id on two pages', [id('a', '0/blocks/0'), id('a', '1/blocks/0')], []],
    ['a shared block on two pages', [ofShared, used('0/blocks/1'), used('1/blocks/0')], []],
    ['the same id twice', [id('a', '0/blocks/0'), id('a', '0/blocks/1')], ['/pages/0/blocks/1/id']],
    ['an id that every page has', [id('content', '0/blocks/0')], ['/pages/0/blocks/0/id']],
    ['the same word as a heading', [['shown', 'content', '/pages/0/blocks/0/heading']], []],
    [
      'a shared block twice on one page',
      [ofShared, used('0/blocks/1'), used('0/blocks/2')],
      ['/pages/0/blocks/2/shared'],
    ],
    [
      'a block with the id of a shared one',
      [ofShared, used('0/blocks/1'), id('clients', '0/blocks/2')],
      ['/pages/0/blocks/2/id'],
    ],
  ])('%s', (_, found, pointers) => {
    expect(pointersOf(uniqueAnchor.check(contentOf(found, { shared })))).toEqual(pointers)
  })
})

test('shared-exists: properties that every object inherits are no shared blocks', () => {
  expect(
    sharedExists.check(
      contentOf(
        [
          ['shared', 'constructor'],
          ['shared', 'clients'],
          ['shared', 7],
        ],
        { shared },
      ),
    ),
  ).toHaveLength(1)
})

test('privacy-page: a site that shows a service after consent needs one, and is told of the service', () => {
  const asks = (consent: boolean): Found => ['asks', 'Mill Lane', '/x', { name: 'Maps', consent }]
  const find = (consent: boolean, site = {}) => privacyPage.check(contentOf([asks(consent)], { site }))
  expect(find(true).map(({ message }) => message.split(',')[0])).toEqual(['This site loads from Maps'])
  expect(find(true, { privacyPage: '/privacy' })).toEqual([])
  expect(find(false)).toEqual([])
})
