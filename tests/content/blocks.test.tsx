import { join } from 'node:path'
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loads, registry } from '../../src/engine/build/pages/registry'
import { readContent } from '../../src/engine/check/content/read-content'
import { createValidator } from '../../src/engine/check/schema/validate'
import { compileSite } from '../../src/engine/compile'
import type { ReadySite } from '../../src/engine/model/page'
import { readSchemas } from '../../src/engine/project/read-schemas'
import { namesIn } from '../../src/engine/project/schema-index'
import { Page } from '../../src/engine/render/Page'
import type { Page as PageContent, SiteSettings } from '../../src/studio/generated/content'

/** Every block type with every example of its schema: this list is the folder, nobody keeps it by hand. */
const schemas = await readSchemas(join(import.meta.dirname, '../..'))
const validate = createValidator(schemas)
const cases = namesIn(schemas, 'blocks').flatMap((type) =>
  (schemas[`blocks/${type}.schema.json`] as { examples: { type: string }[] }).examples.map((block, index) => ({
    type,
    number: index + 1,
    block,
  })),
)

const site: SiteSettings = {
  name: 'Small Studio',
  titleSuffix: ' | Small Studio',
  url: 'https://small.example',
  navigation: { main: [{ text: 'Home', href: '/' }] },
  contact: { email: 'hello@small.example', phone: '01632 960 000', phoneLink: '+441632960000' },
  footer: { links: [{ text: 'Home', href: '/' }] },
  formService: { url: 'https://forms.small.example/subscribe' },
}

const entry = (id: number) => ({
  collection: 'projects',
  id,
  image: '/images/fox.svg',
  client: 'Fernway',
  categories: ['all' as const],
  homeOrder: id,
})

/** A site of three entries; the block under test stands on the middle one, so that it has neighbours. */
async function siteWith(block: object): Promise<ReadySite> {
  const pages = [1, 2, 3].map((id) => ({
    path: `/projects/${id}`,
    title: `Project ${id}`,
    description: `About ${id}.`,
    entry: entry(id),
    blocks: [block],
  }))
  const content = { site, pages: pages as unknown as [PageContent] }
  return compileSite({ content, schemas, folder: '/nowhere', files: new Map(), loads, notify: () => undefined })
}

function pageOf({ pages, settings }: ReadySite): ReactNode {
  const page = pages[1]
  if (!page) throw new Error('The test site has no second page.')
  return <Page page={page} settings={settings} registry={registry} />
}

/** The levels of a block's headings as the check reads them off its schema. */
function announced(block: object): number[] {
  const value = { pages: [{ path: '/', blocks: [block] }] }
  const content = readContent(value, validate(value).annotations, new Map())
  return content.pages.flatMap(content.headingsOf).map(({ level }) => level)
}

/** A list of cards is one run of headings, however many cards there are. */
const runs = (levels: number[]): number[] => levels.filter((level, index) => level !== levels[index - 1])

let complaints: unknown[][]

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  window.history.replaceState(null, '', '/projects/2')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe.each(cases)('$type, example $number', ({ type, block }) => {
  test('renders on the server, and comes to life in the browser without a word', async () => {
    const ready = await siteWith(block)
    const html = renderToString(<StaticRouter location="/projects/2">{pageOf(ready)}</StaticRouter>)
    expect(html).toContain(`data-block="${type}"`)
    expect(html).not.toContain('<!--$!-->')
    expect(html).not.toMatch(/ style="/)

    document.body.innerHTML = `<div id="root">${html}</div>`
    const root = document.getElementById('root') as HTMLElement
    const before = root.querySelector(`[data-block="${type}"]`)?.innerHTML
    expect(before).toBeTruthy()
    const tree = await act(async () =>
      hydrateRoot(root, <BrowserRouter>{pageOf(ready)}</BrowserRouter>, {
        onRecoverableError: (error) => complaints.push([error]),
      }),
    )
    expect(complaints).toEqual([])
    // React would go on with it when the document is gone.
    await act(async () => tree.unmount())
  })

  test('shows the headings that its schema announces, in the same order', async () => {
    document.body.innerHTML = renderToString(
      <StaticRouter location="/projects/2">{pageOf(await siteWith(block))}</StaticRouter>,
    )
    const shown = [...document.querySelectorAll(`[data-block="${type}"] :is(h1, h2, h3, h4, h5, h6)`)]
    const levels = shown.map(({ tagName }) => Number(tagName[1]))
    // A list may be empty here, and a condensed block shows less: then fewer are shown than announced, never others.
    let rest = announced(block)
    for (const level of runs(levels)) {
      expect(rest).toContain(level)
      rest = rest.slice(rest.indexOf(level) + 1)
    }
  })
})
