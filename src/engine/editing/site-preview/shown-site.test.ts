import { expect, test } from 'vitest'
import { studio } from '../../../../tests/sites/memory-site'
import { withoutFiles } from '../../../../tests/sites/without-files'
import type { ContentPage, SiteContent } from '../../base/schema-types/content'
import { createCompiler } from '../../pages/page-data'
import type { Compile } from './compile'
import { noteState } from './send-change'
import { ShownSite } from './shown-site'

const { schemas } = studio
const written = (): SiteContent => JSON.parse(studio.text)

/** Shows a site, and then each state of it that a change makes. Returns how to do so. */
function openSite(loads = {}) {
  const shown = new ShownSite(() => undefined)
  const compile: Compile = (input) => createCompiler({ ...input, ...withoutFiles, loads })
  const show = (content: SiteContent, at?: string, moment = Date.now()) =>
    shown.show({ content, schemas, at, moment, compile })
  show(written())
  return { shown, show, compile }
}

/** A page that is not a redirect, and its place. */
function pageOf({ pages }: SiteContent) {
  const page = pages.find((one) => 'blocks' in one && one.blocks.length > 0 && one.path !== '/')
  if (!page || !('blocks' in page)) throw new Error('The site has no page.')
  return page
}

test('a page shows the newest state, and a renamed one is found at its old path', async () => {
  const { shown, show } = openSite()
  const content = written()
  const page = pageOf(content)
  const { path } = page
  page.title = 'Renamed'
  page.path = '/renamed'
  show(content)
  expect(await shown.pages.read(path)).toBeUndefined()
  expect((await shown.pages.read('/renamed'))?.title).toBe('Renamed')
  expect(shown.history.findMoved(path)).toBe('/renamed')
  expect(shown.history.last?.pages).toContainEqual({ path: '/renamed', title: 'Renamed' })
})

test('a page that cannot be compiled any more keeps its last state', async () => {
  const content = written()
  const page = pageOf(content)
  const { path, title } = page
  const load = (_: object, view: { page: { title: string } }) => {
    if (view.page.title === 'Broken') throw new Error('It failed.')
    return {}
  }
  const types = page.blocks.flatMap((block) => ('type' in block ? [[block.type, load]] : []))
  const { shown, show } = openSite(Object.fromEntries(types))
  await shown.pages.read(path)
  page.title = 'Broken'
  show(content)
  await expect(shown.pages.read(path)).rejects.toThrow('It failed.')
  expect(shown.pages.lastOf(path)?.title).toBe(title)
})

test('open pages hear of a change once, and of settings and times only where they differ', () => {
  const { shown, show } = openSite()
  const messagesOf = (content: SiteContent, addresses: string[]) => {
    const sendChange = noteState(shown)
    show(content)
    const sent: string[] = []
    sendChange((name) => sent.push(name), {}, addresses)
    return sent
  }
  const content = written()
  expect(messagesOf(content, [])).toEqual(['site:changed'])
  const renamed = { ...content, site: { ...content.site, name: 'Another name' } }
  expect(messagesOf(renamed, ['/a.svg'])).toEqual(['site:settings', 'site:changed', 'site:files'])
  pageOf(renamed).publish = '2037-01-12 09:00'
  expect(messagesOf(renamed, [])).toEqual(['site:changed', 'site:times'])
})

test('a page that comes later is there, and its words say when', async () => {
  const { shown, show } = openSite()
  const content = written()
  const page = pageOf(content)
  page.publish = '2037-01-12 09:00'
  const moment = Date.UTC(2037, 0, 1)
  show(content, '2037-01-01 00:00', moment)
  expect(shown.pages.has(page.path)).toBe(true)
  expect(shown.times.unseen[page.path]).toMatch(/12 January/)
  expect(new Date(shown.nextChange() ?? 0).toISOString()).toMatch(/^2037-01-12/)
})

test('the catalogue is in the language of the site, also where entries of another come first', async () => {
  const { shown, show, compile } = openSite()
  const content = written()
  const entry = content.pages.find(({ path }) => path === '/arbeiten/krug')
  for (const path of ['/en/jug', '/en/mug']) content.pages.unshift({ ...structuredClone(entry), path } as ContentPage)
  show(content)
  expect((await shown.readCatalogue(compile))?.page.language).toBe('de')
})
