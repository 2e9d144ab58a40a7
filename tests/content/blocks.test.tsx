import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readContent } from '../../src/engine/check/content/read-content'
import { createValidator } from '../../src/engine/check/schema/validate'
import { registry } from '../../src/engine/render/registry'
import { preferReducedMotion } from '../components/reduced-motion'
import { examples, pageOf, schemas, siteWith } from '../sites/example-site'

const validate = createValidator(schemas)

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
  preferReducedMotion(false)
  window.history.replaceState(null, '', '/projects/2')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Renders a page where there is no window, as on the server. */
function renderOnServer(page: ReactNode): string {
  const names = ['window', 'document', 'localStorage', 'sessionStorage', 'matchMedia']
  const values = names.map((name) => Reflect.get(globalThis, name))
  for (const name of names) Reflect.set(globalThis, name, undefined)
  try {
    return renderToString(<StaticRouter location="/projects/2">{page}</StaticRouter>)
  } finally {
    for (const [index, name] of names.entries()) Reflect.set(globalThis, name, values[index])
  }
}

/** Hydrates what the server has rendered. */
async function hydrate(html: string, page: ReactNode): Promise<void> {
  document.body.innerHTML = `<div id="root">${html}</div>`
  const tree = await act(async () =>
    hydrateRoot(document.getElementById('root') as HTMLElement, <BrowserRouter>{page}</BrowserRouter>, {
      onRecoverableError: (error) => complaints.push([error]),
    }),
  )
  // React would go on with it when the document is gone.
  await act(async () => tree.unmount())
}

test.each(Object.keys(registry.layouts))('the layout %s is hydrated as the server has rendered it', async (layout) => {
  const page = pageOf(await siteWith((examples[0] as { block: object }).block, layout))
  await hydrate(renderOnServer(page), page)
  expect(complaints).toEqual([])
})

describe.each(examples)('$type, example $number', ({ type, block }) => {
  test('renders on the server, and comes to life in the browser without a word', async () => {
    const page = pageOf(await siteWith(block))
    const html = renderOnServer(page)
    expect(html).toMatch(new RegExp(`data-block="${type}"[^>]*>.`))
    expect(html).not.toContain('<!--$!-->')
    expect(html).not.toMatch(/ style="/)
    await hydrate(html, page)
    expect(complaints).toEqual([])
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
