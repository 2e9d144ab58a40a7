import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../../tests/sites/compile-site'
import type { SiteContent } from '../../base/schema-types/content'
import type { SiteView } from '../../base/shared-types/load'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import type { Loads } from '.'

const schemas = {
  ...(await readSchemas(join(import.meta.dirname, '../../../..'))),
  'blocks/note.schema.json': {
    type: 'object',
    properties: { tone: { type: 'string', default: 'calm' }, html: { type: 'string', format: 'html' } },
  },
}

const settings = {
  name: 'Studio',
  titleSuffix: ' | Studio',
  url: 'https://studio.example',
  navigation: { main: [{ text: 'Home', href: '/' }] },
  contact: { email: 'a@b.example', phone: '01632 960 000', phoneLink: '+441632960000' },
  footer: { links: [] },
}

const page = (path: string, ...blocks: object[]) => ({ path, title: path, description: '', blocks })
const note = (fields: object = {}) => ({ type: 'note', ...fields })

/** A site of these pages, compiled. */
function compile(
  pages: object[],
  {
    shared = {},
    site = {},
    loads = {},
    keepHidden,
  }: { shared?: object; site?: object; loads?: Loads; keepHidden?: boolean } = {},
) {
  const text = JSON.stringify({ site: { ...settings, ...site }, shared, pages })
  const content: SiteContent = JSON.parse(text)
  return compileSite({
    ...{ content, schemas, loads, keepHidden, notify: () => undefined },
    assetOf: (address) => (address === '/guide.pdf' ? { bytes: 7 } : undefined),
    groundOf: () => undefined,
    sanitize: (html) => html.replaceAll(' onclick="x"', ''),
  })
}

const pixels = [{ provider: 'meta', id: '1234567890' }]

test('blocks, pages and settings get their defaults, and rich text is cleaned', async () => {
  const ready = await compile([page('/', note({ html: '<p onclick="x">a</p>' }))])
  expect(ready.pages).toEqual([
    {
      ...page('/', note({ html: '<p>a</p>', tone: 'calm' })),
      layout: 'main',
      htmlClass: 'home',
      isIndexed: true,
      assets: {},
    },
  ])
  expect(ready.settings).toMatchObject({ language: 'en-GB', navigation: { main: [{ href: '/', newTab: false }] } })
})

test('waiting takes 5 s, 50 ms and 30 s unless the site says otherwise (R11)', async () => {
  const usual = await compile([page('/', note())])
  expect(usual.prerender).toEqual({ idleWait: 5000, pollEvery: 50, giveUpAfter: 30_000 })
  const quick = await compile([page('/', note())], { site: { prerender: { giveUpAfter: 100 } } })
  expect(quick.prerender).toEqual({ idleWait: 5000, pollEvery: 50, giveUpAfter: 100 })
  expect(quick.settings).not.toHaveProperty('prerender')
})

test('a shared block is filled in wherever its name stands', async () => {
  const { pages } = await compile([page('/', note(), { shared: 'hello' }), page('/about', { shared: 'hello' })], {
    shared: { hello: note({ html: '<p>Hello</p>' }) },
  })
  const hello = note({ tone: 'calm', html: '<p>Hello</p>' })
  expect(pages.map(({ blocks }) => blocks)).toEqual([[note({ tone: 'calm' }), hello], [hello]])
})

test('a hidden block is not on a built page, nor in what other pages show of it; the preview keeps it', async () => {
  const seen: number[] = []
  const loads: Loads = {
    note: (_block: unknown, { blocksOf }: SiteView) => {
      seen.push(blocksOf('/').length)
      return {}
    },
  }
  const pages = [
    page(
      '/',
      note(),
      note({ hidden: true, file: '/guide.pdf' }),
      { shared: 'hello', hidden: true },
      { shared: 'gone' },
    ),
    page('/about', { shared: 'hello' }),
  ]
  const shared = { hello: note(), gone: note({ hidden: true }) }
  const [home, about] = (await compile(pages, { shared, loads })).pages
  expect(home).toMatchObject({ blocks: [note()], assets: {} })
  expect(about?.blocks).toHaveLength(1)
  expect(seen).toEqual([1, 1])
  const [preview] = (await compile(pages, { shared, keepHidden: true })).pages
  expect(preview?.blocks.map(({ hidden }) => hidden)).toEqual([undefined, true, true, true])
})

test('a page knows the files that it shows, and no others', async () => {
  const { pages } = await compile([page('/', note({ file: '/guide.pdf' })), page('/about', note())])
  expect(pages.map(({ assets }) => assets)).toEqual([{ '/guide.pdf': { bytes: 7 } }, {}])
})

test('redirects lead on, and wildcards become fallbacks (R5, R9)', async () => {
  const ready = await compile([
    page('/', note()),
    { path: '/go-green', redirect: '/forgood' },
    { path: '/thegoodhour/*', redirect: '/thegoodhour' },
  ])
  expect(ready.redirects).toEqual([{ path: '/go-green', to: '/forgood' }])
  expect(ready.settings.fallbacks).toEqual([{ prefix: '/thegoodhour/', to: '/thegoodhour' }])
  expect(ready.pages.map(({ path }) => path)).toEqual(['/'])
})

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/projects/natural-capital', 'projects'],
])('the html class of %s is "%s" (R7)', async (path, htmlClass) => {
  expect((await compile([page(path, note())])).pages[0]).toMatchObject({ htmlClass })
})

describe('what a block loads', () => {
  const entry = (id: number) => ({ entry: { collection: 'films', id, image: '/fox.svg' } })

  test('is added to its fields, at once or when it comes', async () => {
    const loads: Loads = { note: () => ({ now: 1 }), feed: async () => ({ later: 2 }) }
    const { pages } = await compile([page('/', { type: 'text', html: 'a' }, note())], {
      loads: { note: loads.note ?? (() => ({})), text: loads.feed ?? (() => ({})) },
    })
    expect(pages[0]?.blocks).toMatchObject([
      { type: 'text', html: 'a', later: 2 },
      { type: 'note', tone: 'calm', now: 1 },
    ])
  })

  test('may come from the rest of the site, and is each page’s own even for a shared block', async () => {
    const note = (_: never, site: SiteView) => ({
      id: site.entry?.id,
      next: site.neighbours().next?.path,
      all: site.entries('films').length,
      others: site.blocksOf('/b').length,
      none: site.blocksOf('/nowhere'),
    })
    const { pages } = await compile(
      [
        { ...page('/a', { shared: 'hello' }), ...entry(1) },
        { ...page('/b', { shared: 'hello' }, { shared: 'hello' }), ...entry(2) },
      ],
      { shared: { hello: { type: 'note' } }, loads: { note } },
    )
    const found = pages.map(({ blocks }) => blocks[0])
    expect(found).toMatchObject([
      { id: 1, next: '/b', all: 2, others: 2, none: [] },
      { id: 2, next: undefined, all: 2, others: 2 },
    ])
  })

  const sudden = () => {
    throw new Error('There is no film.')
  }
  test.each<[string, Loads]>([
    ['at once', { note: sudden }],
    ['later', { note: async () => sudden() }],
  ])('and fails %s, is told with its page and its block', async (_, loads) => {
    await expect(
      compile([page('/', note()), page('/about', { type: 'text', html: 'a' }, note())], { loads: {} }),
    ).resolves.toBeDefined()
    await expect(compile([page('/about', { type: 'text', html: 'a' }, note())], { loads })).rejects.toMatchObject({
      name: 'Failure',
      message: 'Page "/about", block 2 (note): There is no film.',
    })
  })

  test('and fails twice, is told once: the second failure does not end the process', async () => {
    const loads: Loads = { text: async () => sudden(), note: sudden }
    await expect(compile([page('/', { type: 'text', html: 'a' }, note())], { loads })).rejects.toThrow(
      'Page "/", block',
    )
    await new Promise((resolve) => setTimeout(resolve, 10))
  })
})

test.each([
  [undefined, { pixels }],
  [
    { provider: 'plausible', id: 'a.example' },
    { provider: 'plausible', id: 'a.example', pixels },
  ],
])('pixels are among what counts views in pages, beside statistics %o', async (analytics, counting) => {
  const { settings } = await compile([page('/')], { site: { ...(analytics && { analytics }), pixels } })
  expect(settings).toMatchObject({ analytics: counting })
  expect(settings).not.toHaveProperty('pixels')
})

test('a page is made with the settings and the shared blocks of its language', async () => {
  const { pages, settingsIn, settings } = await compile(
    [page('/', { shared: 'hello' }), page('/de', { shared: 'hello' }), page('/de/404', { shared: 'bye' })],
    {
      site: { languages: { de: { titleSuffix: ' | Atelier', footer: { text: '<b onclick="x">a</b>' } } } },
      shared: { hello: note({ tone: 'kind' }), 'hello@de': note({ tone: 'nett' }), bye: note() },
      loads: { note: (_, site: SiteView) => ({ suffix: site.settings.titleSuffix }) } as Loads,
    },
  )
  expect(pages.map(({ blocks: [block] }) => [block?.tone, block?.suffix])).toEqual([
    ['kind', ' | Studio'],
    ['nett', ' | Atelier'],
    ['calm', ' | Atelier'],
  ])
  expect(pages.map(({ language }) => language)).toEqual(['en-GB', 'de', 'de'])
  expect(settingsIn('de')).toMatchObject({ language: 'de', name: 'Studio', homes: ['/de'], footer: { links: [] } })
  expect(settingsIn('de').fallbacks).toEqual([{ prefix: '/de/', to: '/de/404' }])
  expect(settings).not.toHaveProperty('languages')
})
