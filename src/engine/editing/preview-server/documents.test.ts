import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { heldDataId, type ReadyPage } from '../../base/shared-types/page'
import type { Compiler } from '../../pages/page-data'
import type { PageCode } from './code/page-code'
import { renderHtml } from './documents'

const page = { path: '/', layout: 'sheet', blocks: [{ type: 'words' }] } as unknown as ReadyPage
const site = { settingsIn: () => ({}), prerender: {} } as unknown as Compiler

const codeThatRenders = (block: string, main = '<main id="content">') =>
  ({
    loadServer: async () => ({
      renderWholePage: async () =>
        `<head></head><body>${main}<div class="block" data-block="words">${block}</div></main></body>`,
    }),
    filesOf: () => ({ app: [] }),
    headOf: async () => '',
  }) as unknown as PageCode

test('a page tells the overlay what would stop its build', async () => {
  const html = await renderHtml(codeThatRenders('<p style="color: red">a</p>'), page, { site, state: 1 })
  expect(html).toContain('<meta name="preview-refused" content="The block &quot;words&quot; writes style=')
  const withoutMain = await renderHtml(codeThatRenders('<p>a</p>', '<div>'), page, { site, state: 1 })
  expect(withoutMain).toContain('<meta name="preview-refused" content="The layout &quot;sheet&quot; has no')
  expect(await renderHtml(codeThatRenders('<p>a</p>'), page, { site, state: 1 })).not.toContain('preview-refused')
})

test('html holds the data that it was made of, which no text can end', async () => {
  const settings = { name: '</script><script>' }
  const parts = { site: { ...site, settingsIn: () => settings } as unknown as Compiler, state: 1 }
  const html = await renderHtml(codeThatRenders('<p>a</p>'), page, parts)
  const { document } = new JSDOM(html).window
  expect(JSON.parse(document.getElementById(heldDataId)?.textContent ?? '')).toEqual({ settings, page })
})
