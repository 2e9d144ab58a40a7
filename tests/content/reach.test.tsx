import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { asRead, findLines, findRichTexts } from '../../src/engine/editing/editor-ui/canvas/page/find-elements'
import { NamedTexts } from '../../src/engine/editing/editor-ui/canvas/page/named-texts'
import { findSiteField } from '../../src/engine/editing/editor-ui/canvas/page/settings-on-page'
import { textFields } from '../../src/engine/editing/editor-ui/canvas/page/text-fields'
import { openTestPage } from '../components/test-page'
import { examples, pageOf, schemas, siteWith } from '../sites/example-site'

/** Returns what is read of html: without what is hidden from the eye. */
function wordsOf(html: string): string {
  const place = document.createElement('div')
  place.innerHTML = html
  const hidden = '.visually-hidden, [aria-hidden="true"], [hidden], script, style, noscript'
  for (const element of place.querySelectorAll(hidden)) element.remove()
  return asRead(place.textContent ?? '')
}

test('what visitors read of a block is found where it stands, but for one text in twenty', async () => {
  const read: string[] = []
  const missed: string[] = []
  for (const { block, type } of examples) {
    const page = pageOf(await siteWith(block))
    document.body.innerHTML = renderToString(<StaticRouter location="/projects/2">{page}</StaticRouter>)
    const frame = document.querySelector<HTMLElement>('[data-block]') as HTMLElement
    const words = wordsOf(frame.innerHTML)
    const open = openTestPage(`{"pages":[${JSON.stringify({ path: '/', blocks: [block] })}]}`, schemas)
    const texts = textFields(open, '/pages/0/blocks/0', type).filter(({ value }) => words.includes(wordsOf(value)))
    const [rich, lines] = [true, false].map((isRich) =>
      texts.filter(({ field }) => (field.kind === 'richText') === isRich).map(({ value }) => value),
    ) as [string[], string[]]
    const found = [...findRichTexts(frame, rich), ...findLines(frame, lines)]
    read.push(...rich, ...lines)
    missed.push(...[...rich, ...lines].filter((_, index) => !found[index]).map((text) => `${type}: ${text}`))
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(read.length / 20)
})

test('every link and picture of header, navigation and foot is edited in place or has its field', async () => {
  const { site, ...content } = JSON.parse(readFileSync(join(import.meta.dirname, '../../pages.json'), 'utf8'))
  const block = examples.find(({ type }) => type === 'text')?.block ?? {}
  const ready = await siteWith(block)
  const page = pageOf({ ...ready, settings: { ...ready.settings, ...site } })
  document.body.innerHTML = `<div id="root">${renderToString(<StaticRouter location="/projects/2">{page}</StaticRouter>)}</div>`
  for (const frame of document.querySelectorAll('[data-block]')) frame.setAttribute('data-hydrated', '')
  const open = openTestPage(JSON.stringify({ pages: content.pages.slice(0, 1) }), schemas, site)
  new NamedTexts().nameAll([], open, [])
  const around = [...document.querySelectorAll('header a, nav a, footer :is(a, img)')]
  const missed = around.filter(
    (element) =>
      !element.closest('[data-block]') &&
      !element.matches('[data-field]') &&
      !element.querySelector('[data-field]') &&
      findSiteField(open, element) === undefined,
  )
  expect(around.length).toBeGreaterThan(5)
  expect(missed.map(({ outerHTML }) => outerHTML)).toEqual([])
})
