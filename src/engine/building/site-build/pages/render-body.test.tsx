import { use } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BrowserSettings, ReadyPage } from '../../../base/shared-types/page'
import type { Registry } from '../../../base/shared-types/registry'
import { Blocks } from '../../../pages/elements/Blocks'
import { renderDocument } from './document'
import { mainContentOf, renderBody } from './render-body'

const settings: BrowserSettings = {
  name: 'Studio',
  titleSuffix: '',
  url: 'https://studio.example',
  fallbacks: [],
}

const later = new Promise<string>((resolve) => setTimeout(resolve, 20, 'at last'))
/** Not yet known to React, unlike `later`, which another test has waited for. */
const afterAll = Promise.resolve('after all')
const never = new Promise<string>(() => undefined)

function Broken(): never {
  throw new Error('The film ran out.')
}

const registry: Registry = {
  blocks: {
    words: () => <p>Words</p>,
    broken: Broken,
    patient: () => <p>{use(later)}</p>,
    late: () => <p>{use(afterAll)}</p>,
    long: () => <p>{'Words '.repeat(2000)}</p>,
    columns: ({ columns }) => <Blocks of={columns as { type: string }[]} />,
    endless: () => <p>{use(never)}</p>,
  },
  layouts: {
    main: ({ children }) => <main>{children}</main>,
    framed: ({ children }) => (
      <>
        <header>The club</header>
        <main className="content">{children}</main>
      </>
    ),
    bare: ({ children }) => children,
  },
}

const pageOf = (...types: string[]): ReadyPage => ({
  path: '/about',
  title: 'About',
  description: '',
  layout: 'main',
  htmlClass: 'about',
  isIndexed: true,
  blocks: types.map((type) => ({ type })),
  assets: {},
})

const lines: string[] = []
const times = { idleWait: 30, pollEvery: 5, giveUpAfter: 120 }
const html = (...types: string[]) => renderBody(pageOf(...types), settings, registry, times, (line) => lines.push(line))

beforeEach(() => {
  lines.splice(0)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

test('a page without pending blocks is rendered at once', async () => {
  expect(await html('words')).toBe(
    '<main><div class="block" data-block="words"><!--$--><p>Words</p><!--/$--></div></main>',
  )
})

test('a page waits for a pending block, and its html is complete (R11)', async () => {
  const body = await html('words', 'patient')
  expect(body).toContain('<p>at last</p>')
  expect(body).not.toMatch(/<template|<script|<!--\$[!?]-->/)
})

test('a long page with a pending block is complete without scripts', async () => {
  expect(await html('long', 'long', 'late')).not.toMatch(/<template|<script/)
})

test('a block that throws stops the page: the message has its path and the reason', async () => {
  await expect(html('words', 'broken')).rejects.toMatchObject({
    name: 'Failure',
    message: 'Page "/about" cannot be rendered. Block 2 (broken): The film ran out.',
  })
})

test('a block within others that throws is named with its place', async () => {
  const inner = [{ type: 'words' }, { type: 'columns', columns: [{ type: 'broken' }] }]
  const page = { ...pageOf(), blocks: [{ type: 'columns', columns: inner }], held: ['words', 'columns', 'broken'] }
  await expect(renderBody(page, settings, registry, times, () => undefined)).rejects.toThrow(
    'Page "/about" cannot be rendered. Block 1 (columns), columns 2 (columns), columns 1 (broken): The film ran out.',
  )
})

test('an unknown block type stops the page, and is named', async () => {
  await expect(html('hologram')).rejects.toThrow(/^Page "\/about" cannot be rendered\..*block type "hologram"/)
})

test('a block that is never ready stops the page after a warning (R11)', async () => {
  await expect(html('endless')).rejects.toMatchObject({
    name: 'Failure',
    message: 'Page "/about" was not settled after 0.12 s: it still waited for its blocks to finish rendering.',
  })
  expect(lines).toEqual(['Page "/about" has been waiting for its blocks to finish rendering for 0.03 s …'])
})

test('put into the html of the empty page, the content of a page makes its whole html', async () => {
  const documentOf = async (page: ReadyPage) => {
    const body = await renderBody(page, settings, registry, times, () => undefined)
    const files = { opener: '', app: [], statistics: '', elements: '', styles: [] }
    return { body, html: renderDocument(page, { settings, settingsAddress: '/assets/site.json' }, body, files) }
  }
  const page = { ...pageOf('words', 'words'), layout: 'framed' }
  const whole = await documentOf(page)
  const empty = await documentOf({ ...page, blocks: [] })
  const content = mainContentOf(page, whole.body)
  expect(content.match(/<p>Words/g)).toHaveLength(2)
  expect(empty.html.replace('</main>', () => `${content}</main>`)).toBe(whole.html)
})

test('a guarded page needs a layout with <main>', () => {
  const page = { ...pageOf('words'), layout: 'bare' }
  expect(() => mainContentOf(page, '<p>Words</p>')).toThrow(
    'Page "/about" cannot be guarded: its layout "bare" has no <main>.',
  )
})
