import { expect, test } from 'vitest'
import { MemoryHost } from '../../../../../../tests/sites/memory-host'
import { heading, PublishedSite } from '../../../../../../tests/sites/published-site'
import { findChangedPages, findStart, OtherRequests } from './other-requests'

const textOf = (pages: Record<string, string>) =>
  JSON.stringify({ pages: Object.entries(pages).map(([path, title]) => ({ path, title })) })

test('pages that were added, changed or removed are found', () => {
  const before = textOf({ '/': 'Home', '/gone': 'Gone', '/same': 'Same' })
  expect(findChangedPages(before, textOf({ '/': 'New', '/same': 'Same', '/new': 'New' }))).toEqual([
    '/',
    '/gone',
    '/new',
  ])
  expect(findChangedPages(before, 'no JSON')).toEqual(['/', '/gone', '/same'])
})

test('an open request of others is said on the pages that it changes, whatever has become of the main branch since', async () => {
  const memory = new MemoryHost({ 'pages.json': textOf({ '/': 'Home', '/a': 'A', '/b': 'B' }) })
  const { host } = memory
  const from = (branch: string, text: string) => {
    memory.branches.set(branch, memory.branches.get('main') ?? '')
    memory.push({ 'pages.json': text }, branch)
    return host.request(branch, 'main', { title: `Words of ${branch}`, text: '' })
  }
  await from('theirs', textOf({ '/': 'Home', '/a': 'Changed', '/b': 'B' }))
  await from('mine', textOf({ '/': 'Mine', '/a': 'Mine', '/b': 'Mine' }))
  memory.push({ 'pages.json': textOf({ '/': 'Home', '/a': 'A', '/b': 'Newer' }) })
  const { head: main } = await host.open()
  const others = new OtherRequests('pages.json')
  const on = (path: string, now = 0) => others.on(path, { host, main, own: 'mine', now })
  expect(await on('/a')).toEqual([{ words: 'Words of theirs', author: 'Fox', address: 'https://host.example/theirs' }])
  expect([await on('/b'), await on('/')]).toEqual([[], []])
  const asked = memory.calls.filter((call) => call === 'openRequests').length
  memory.close('theirs')
  expect((await on('/a', 1000)).length).toBe(1)
  expect([await on('/a', 100_000), asked]).toEqual([[], 1])
  expect(await findStart(host, memory.branches.get('theirs') ?? '', main.commit, 'pages.json')).toBe('commit-1')
})

test('a request that could not be read once is read again', async () => {
  const memory = new MemoryHost({ 'pages.json': textOf({ '/': 'Home' }) })
  const { host } = memory
  memory.branches.set('theirs', memory.branches.get('main') ?? '')
  memory.push({ 'pages.json': textOf({ '/': 'Changed' }) }, 'theirs')
  await host.request('theirs', 'main', { title: 'Theirs', text: '' })
  const { head: main } = await host.open()
  const others = new OtherRequests('pages.json')
  const away = { ...host, openRequests: host.openRequests.bind(host), history: () => Promise.reject(new Error('away')) }
  const count = async (from: typeof host) => (await others.on('/', { host: from, main, now: 0 })).length
  expect([await count(away), await count(host)]).toEqual([0, 1])
})

test('a request that waits has an address to look at it, and what was written about it', async () => {
  const own = await PublishedSite.open()
  expect(await own.publishing.comments()).toEqual({ kind: 'comments', comments: [] })
  await own.write(heading(0), 'New words')
  await own.publish('New words')
  const branch = own.host.requests[0]?.branch ?? ''
  const { request } = await own.publishing.waiting()
  expect(request?.look).toBe(`https://edit.example/#branch=${branch}`)
  const comment = { author: 'hare', words: 'Nice.', address: 'https://host.example/1', time: '2026-01-02T00:00:00Z' }
  own.host.comments.set(branch, [comment])
  expect(await own.publishing.comments()).toEqual({ kind: 'comments', comments: [comment] })
  expect(await own.publishing.othersOn('/')).toEqual({ kind: 'others', requests: [] })
})
