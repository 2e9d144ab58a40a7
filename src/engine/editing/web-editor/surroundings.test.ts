import { expose, proxy, wrap } from 'comlink'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MemorySite } from '../../../../tests/sites/memory-site'
import type { PageSource } from '../../base/shared-types/page'
import type { Edit } from '../../content/json-edits/edit'
import { withMethods } from '../edited-site/methods'
import type { ShownTimes } from '../edited-site/shown-times'
import type { EditorWindow } from './frame/framed-site'
import { webSurroundings } from './surroundings'
import type { WebSite } from './web-site'

const times: ShownTimes = { isUsed: true, zone: 'Europe/London', dates: [], unseen: { '/about': 'Draft.' } }
const settle = () => new Promise((resolve) => setTimeout(resolve, 30))

const titled = (title: string): PageSource => ({
  page: async (path) => ({ path, title, blocks: [] }) as never,
  settings: async () => ({ name: title }) as never,
  catalogue: async () => ({}),
})

/** The surroundings of a window at a hash, over a site that is called as in a worker. */
function open(hash = '') {
  const memory = new MemorySite()
  const store = memory.store()
  let send: Parameters<WebSite['onMessage']>[0] = () => undefined
  const site: Partial<WebSite> = {
    store: withMethods(store, { files: store.files, subscribe: (listener) => proxy(store.subscribe(listener)) }),
    now: titled('Now'),
    before: titled('Before'),
    onMessage: (listener) => {
      send = listener
      listener('site:times', times)
    },
  }
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  expose(site, port1)
  const window: Pick<EditorWindow, 'framedSites'> = {}
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', { hash })
  onTestFinished(() => void vi.unstubAllGlobals())
  const surroundings = webSurroundings(wrap<WebSite>(port2) as unknown as WebSite)
  const frames = window.framedSites
  if (!frames) throw new Error('The window hands nothing to its frames.')
  return { surroundings, frames, memory, send: (name: string, data: object) => send(name, data) }
}

test('the editor reads, edits and hears of changes as with a server', async () => {
  const { surroundings, memory } = open()
  const { store } = surroundings
  const heard = vi.fn()
  const stop = store.subscribe(heard)
  const { revision } = (await store.overview()) as { revision: string }
  const { title } = memory.content.pages[0]
  const edit: Edit = { kind: 'replace', pointer: '/pages/0/title', expect: JSON.stringify(title), json: '"Neu"' }
  const answer = await store.apply({ label: 'Title', page: '/', revision, edits: [edit] })
  expect([answer.kind, memory.content.pages[0].title]).toEqual(['done', 'Neu'])
  memory.change((content) => {
    content.pages[0].title = 'Anders'
  })
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  stop()
  heard.mockClear()
  memory.change((content) => {
    content.pages[0].title = 'Noch einmal'
  })
  await settle()
  expect(heard).not.toHaveBeenCalled()
  expect(await store.files.list()).toHaveProperty('files')
})

test('each frame gets pages, the times and its own copy of each message, until it stops', async () => {
  const { frames, send } = open()
  await settle()
  const [one, other] = [vi.fn(), vi.fn()]
  const stop = frames.now.onMessage(one)
  frames.now.onMessage(other)
  expect(one.mock.calls).toEqual([['site:times', times]])
  send('site:changed', {})
  await settle()
  const changes = [one, other].map(({ mock }) => mock.calls.find(([name]) => name === 'site:changed')?.[1])
  expect(changes).toEqual([{}, {}])
  expect(changes[0]).not.toBe(changes[1])
  stop()
  send('site:settings', { name: 'New' })
  await settle()
  expect([one.mock.calls.length, other.mock.calls.at(-1)]).toEqual([2, ['site:settings', { name: 'New' }]])
  expect(await frames.now.pages.page('/about')).toMatchObject({ title: 'Now' })
})

test('a frame of before keeps its own settings, and follows the branch', async () => {
  const { frames, send } = open()
  await settle()
  const heard = vi.fn()
  frames.before.onMessage(heard)
  send('site:settings', { name: 'New' })
  send('site:changed', {})
  await settle()
  expect(heard.mock.calls).toEqual([['site:changed', {}]])
  expect(await frames.before.pages.settings()).toEqual({ name: 'Before' })
})

test('the addresses of a window keep its branch', () => {
  const { surroundings } = open('#branch=priya/new-team')
  expect(surroundings.addressOf('/about')).toBe('#branch=priya/new-team&page=/about')
  expect(surroundings.pageOf({ pathname: '/', hash: '#branch=priya/new-team&page=/about' })).toBe('/about')
})
