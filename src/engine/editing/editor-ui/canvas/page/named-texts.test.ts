import { expect, test } from 'vitest'
import { MemorySite, studio } from '../../../../../../tests/sites/memory-site'
import { SchemaBook } from '../../../../content/schema-model/schema-book'
import { createFiller } from '../../model/collections/collections'
import { OpenPage } from '../../model/page/open-page'
import { NamedTexts } from './named-texts'

test.each([
  [undefined, '2025', '1'],
  ['/neues/jahre/2026/2', '2026', '3'],
])('the texts of a page for each value are found where %s is shown', async (shown, value, count) => {
  const site = new MemorySite()
  site.change(({ pages }) => {
    const page = pages.find(({ path }: { path: string }) => path === '/neues/jahre/*')
    page.blocks[0].line = '{count} im Jahr {value}'
  })
  const text = await site.store().readPage(shown ?? '/neues/jahre/*')
  if ('problem' in text) throw new Error(text.problem)
  const page = new OpenPage(text, new SchemaBook(studio.schemas))
  document.body.innerHTML = `<div id="root"><section data-block="opening" data-hydrated>
    <h1>Neues aus ${value}</h1><p>${count} im Jahr ${value}</p></section></div>`
  const frames = [...document.querySelectorAll<HTMLElement>('[data-block]')]
  new NamedTexts().nameAll(frames, page, [], createFiller({ shown, page, overview: text }))
  const found = [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field)
  expect(found).toEqual(['heading', 'line'].map((name) => `${page.pointer}/blocks/0/${name}`))
})
