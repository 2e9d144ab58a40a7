import { expect, test } from 'vitest'
import { compileSite } from '../../../../tests/sites/compile-site'
import type { ContentPage } from '../../base/schema-types/content'
import type { SiteView } from '../../base/shared-types/load'
import type { Loads } from '.'

const word = { type: 'string' }
const heading = { ...word, headingLevel: 2 }
const inner = (holds: string[], more = {}) => ({ type: 'array', holds, ...more })

const schemas = {
  'site.schema.json': { properties: { prerender: { properties: {} } } },
  'blocks/note.schema.json': {
    properties: { heading, tone: { ...word, default: 'calm' }, html: { ...word, format: 'html' } },
  },
  'blocks/columns.schema.json': {
    properties: {
      heading,
      columns: {
        items: {
          properties: {
            title: { ...word, headingLevel: 'next' },
            blocks: inner(['note'], { headingLevel: 'next' }),
          },
        },
      },
    },
  },
  'blocks/section.schema.json': {
    properties: { heading, blocks: inner(['note', 'columns'], { headingLevel: 'next' }), beside: inner(['note']) },
  },
}

const note = (fields: object = {}) => ({ type: 'note', ...fields })
const columns = (...lists: object[][]) => ({ type: 'columns', columns: lists.map((blocks) => ({ blocks })) })
const calm = (fields: object = {}) => note({ tone: 'calm', ...fields })

interface Site {
  shared?: object
  loads?: Loads
  keepHidden?: boolean
}

/** The page of these blocks, as it is shown. */
async function ready(blocks: object[], { shared = {}, loads = {}, keepHidden }: Site = {}) {
  const page = { path: '/', title: '', description: '', blocks } as ContentPage
  const other = { ...page, path: '/other', blocks: [note({ html: 'elsewhere' })] } as ContentPage
  const { pages } = await compileSite({
    ...{ schemas, loads, keepHidden, notify: () => undefined },
    content: { site: { name: '', titleSuffix: '', url: '' }, shared, pages: [page, other] } as never,
    assetOf: (address) => (address.startsWith('/') ? { bytes: 7 } : undefined),
    groundOf: () => undefined,
    sanitize: (html) => html.replace('<b>', ''),
  })
  return pages[0]
}

test('blocks within others get their defaults, clean texts and assets, and a page lists their types', async () => {
  const page = await ready([columns([note({ html: '<b>a', picture: '/fox.svg' })], [note()])])
  expect(page?.blocks).toEqual([columns([calm({ html: 'a', picture: '/fox.svg' })], [calm()])])
  expect(page).toMatchObject({ held: ['note'], assets: { '/fox.svg': { bytes: 7 } } })
  expect(await ready([note()])).not.toHaveProperty('held')
})

test('hidden blocks within others are left out, or kept in the preview', async () => {
  const written = [columns([note({ hidden: true }), note({ html: 'a' })])]
  expect((await ready(written))?.blocks).toEqual([columns([calm({ html: 'a' })])])
  expect((await ready(written, { keepHidden: true }))?.blocks).toEqual([
    columns([calm({ hidden: true }), calm({ html: 'a' })]),
  ])
})

test('shared blocks are filled in, with the blocks of the page in their place', async () => {
  const shared = {
    visit: note({ html: 'visit' }),
    offer: columns([{ shared: 'visit' }, { slot: true }], [{ shared: 'visit', hidden: true }]),
  }
  const visit = calm({ html: 'visit' })
  const own = [note({ html: 'own' }), { shared: 'visit' }]
  expect((await ready([columns([{ shared: 'visit' }])], { shared }))?.blocks).toEqual([columns([visit])])
  expect((await ready([{ shared: 'offer', slot: own }, { shared: 'offer' }], { shared }))?.blocks).toEqual([
    columns([visit, calm({ html: 'own' }), visit], []),
    columns([visit], []),
  ])
})

test('the place of a shared block may be in a block within it', async () => {
  const shared = { offer: { type: 'section', blocks: [columns([{ slot: true }])] } }
  expect((await ready([{ shared: 'offer', slot: [note()] }], { shared }))?.blocks).toEqual([
    { type: 'section', blocks: [columns([calm()])] },
  ])
})

test('headings are one level below the heading around them', async () => {
  const held = [{ title: 'A column', blocks: [note()] }, { blocks: [note()] }]
  const section = { type: 'section', heading: 'A', blocks: [{ ...columns(), columns: held }], beside: [note()] }
  const page = await ready([section, { ...columns([note()]), heading: '' }])
  expect(page?.blocks).toEqual([
    {
      ...section,
      blocks: [
        {
          type: 'columns',
          headingDepth: 1,
          columns: [
            { title: 'A column', blocks: [calm({ headingDepth: 2 })] },
            { blocks: [calm({ headingDepth: 1 })] },
          ],
        },
      ],
      beside: [calm()],
    },
    { ...columns([calm()]), heading: '' },
  ])
})

test('what a block within another needs of other pages is looked up, and its failure has its place', async () => {
  const note = ({ html }: { html?: string }, { blocksOf }: SiteView) => {
    if (html === 'fails') throw new Error('No.')
    return { found: blocksOf('/other').map((block) => block.html) }
  }
  const loads = { note, columns: async () => ({ isLoaded: true }) } as unknown as Loads
  const page = await ready([{ type: 'section', blocks: [columns([{ type: 'note' }])] }], { loads })
  expect(page?.blocks).toEqual([
    { type: 'section', blocks: [{ ...columns([calm({ found: ['elsewhere'] })]), isLoaded: true }] },
  ])
  await expect(ready([columns([], [{ type: 'note', html: 'fails' }])], { loads })).rejects.toThrow(
    'Page "/", block 1 (columns), columns 2, blocks 1 (note): No.',
  )
})

test('a shared block is looked up for each page that shows it', async () => {
  const loads = { note: (_: object, { page }: SiteView) => ({ on: page.path }) } as unknown as Loads
  const shared = { visit: columns([note()]) }
  expect((await ready([{ shared: 'visit' }], { loads, shared }))?.blocks).toEqual([columns([calm({ on: '/' })])])
  expect(JSON.stringify(shared)).not.toContain('"on"')
})
