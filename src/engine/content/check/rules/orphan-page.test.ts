import { describe, expect, test } from 'vitest'
import { readContent } from '../content-index/read-content'
import { orphanPage } from './orphan-page'

type Found = [format: string, value: unknown, pointer: string]

/** Pages are numbered by their place in the file. */
function orphans(pages: object[], found: Found[]): string[] {
  const walked = found.map(([format, value, pointer]) => ({ format, value, pointer, parent: undefined }))
  const content = readContent({ pages, shared: { clients: {} } }, walked, new Map())
  return orphanPage.check(content).map(({ pointer }) => content.pages[Number(pointer.split('/')[2])]?.path ?? pointer)
}

const link = (href: string, from: string): Found => ['href', href, `${from}/href`]
const home = { path: '/', blocks: [{ shared: 'clients' }] }
const pages = [home, { path: '/a' }, { path: '/b' }]

describe('a page is reached', () => {
  test.each<[string, object[], Found[]]>([
    ['from the navigation and the foot', pages, [link('/a', '/site/navigation/main/0'), link('/b', '/site/footer/0')]],
    ['as the privacy page', pages, [link('/a', '/pages/0'), ['page', '/b', '/site/privacyPage']]],
    ['over another page, with a place in it', pages, [link('/a', '/pages/0'), link('/b?c=1#d', '/pages/1')]],
    ['from a shared block', pages, [link('/a', '/shared/clients'), link('/b', '/shared/clients')]],
    ['from a rich text', pages, [['html', '<a href="/a">A</a> <a href="/b">B</a>', '/pages/0/html']]],
    ['over a redirect', [home, { path: '/a', redirect: '/b' }, { path: '/b' }], [link('/a', '/pages/0')]],
    ['when it is kept out of search engines', [home, { path: '/404', isIndexed: false }], []],
    ['when it is kept behind a key', [home, { path: '/members', guard: {} }], []],
    ['when its entry is hidden', [home, { path: '/a', entry: { collection: 'films', id: 1, isVisible: false } }], []],
  ])('%s', (_, site, found) => {
    expect(orphans(site, found)).toEqual([])
  })

  const film = (id: number, more: object = {}) => ({ path: `/${id}`, entry: { collection: 'films', id, ...more } })
  const films = [home, film(1, { order: 1 }), film(2), film(3)]
  const grid: Found = ['collection', 'films', '/pages/0/blocks/0/collection']

  test.each<[string, Found[], string[]]>([
    ['a block that shows a collection leads to all of it', [grid], []],
    [
      'one that names ids leads to these',
      [grid, ['entry', 3, '/pages/0/blocks/0/ids/0'], ['entry', 1, '/pages/0/blocks/0/ids/1']],
      ['/2'],
    ],
    [
      'one that goes by a field leads to entries that have it',
      [grid, ['entry-field', 'order', '/pages/0/blocks/0/by']],
      ['/2', '/3'],
    ],
    [
      'previous and next lead on from an entry that is reached',
      [link('/1', '/pages/0'), ['linksTo', {}, '/pages/1/blocks/0'], ['linksTo', {}, '/pages/2/blocks/0']],
      [],
    ],
    ['and not from one without them', [link('/1', '/pages/0'), ['linksTo', {}, '/pages/1/blocks/0']], ['/3']],
  ])('%s', (_, found, expected) => {
    expect(orphans(films, found)).toEqual(expected)
  })
})

describe('of orphans that link to each other only the first is reported', () => {
  test.each<[string, Found[], string[]]>([
    ['each that nothing leads to', [], ['/a', '/b']],
    ['a page and the one under it', [link('/b', '/pages/1')], ['/a']],
    ['two that lead to each other', [link('/b', '/pages/1'), link('/a', '/pages/2')], ['/a']],
    ['one that leads to itself', [link('/a', '/pages/1'), link('/b', '/pages/0')], ['/a']],
  ])('%s', (_, found, expected) => {
    expect(orphans(pages, found)).toEqual(expected)
  })
})
