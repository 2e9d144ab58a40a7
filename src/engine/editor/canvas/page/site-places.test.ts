import { expect, test } from 'vitest'
import { MemorySite, studio } from '../../../../../tests/sites/memory-site'
import { SchemaBook } from '../../../check/explain/schema-book'
import { OpenPage } from '../../model/page/open-page'
import { NamedTexts } from './named-texts'
import { findSiteField } from './site-places'

const book = new SchemaBook(studio.schemas)

/** Opens the first page, with links in its foot whose words are in the menu, too. */
async function openPage(): Promise<OpenPage> {
  const site = new MemorySite()
  const text = await site.store().readPage('/')
  if ('problem' in text) throw new Error(text.problem)
  return new OpenPage(text, book)
}

function show(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`
  return document.getElementById('root') as HTMLElement
}

test('words around the blocks are texts of the site, and equal ones in a block are not', async () => {
  const page = await openPage()
  const root = show(
    '<nav><a href="/werkstatt">Werkstatt</a> <a href="/kurse">Kurse</a></nav><div data-block="prose" data-hydrated><p>Kurse</p></div>',
  )
  new NamedTexts().nameAll([], page, [])
  const named = [...root.querySelectorAll<HTMLElement>('[data-field]')]
  expect(named.map(({ localName, dataset }) => [localName, dataset.field])).toEqual([
    ['a', '/site/menu/0/text'],
    ['a', '/site/menu/2/text'],
  ])
  expect(named[0]?.getAttribute('aria-label')).toMatch(/, on every page$/)
})

test('what the layout draws itself leads to the setting that it shows', async () => {
  const page = await openPage()
  const root = show('<footer><a href="/impressum"><svg><path id="drawn"/></svg></a><p id="own">Words</p></footer>')
  expect(findSiteField(page, root.querySelector('#drawn') as Element)?.pointer).toBe('/site/imprint')
  expect(findSiteField(page, root.querySelector('#own') as Element)).toBeUndefined()
})
