import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accessKey, content, pages } from '../support/content'
import { moving, openPage, root, scrollThrough, serveReal, startPreview, waitForHydration } from '../support/site'

/** What an author sees in the preview of the real site is what visitors get. */
const site = mkdtempSync(join(inject('folder'), 'same-'))
/** Hidden blocks are what the preview shows and visitors do not get: they are left out. */
const withoutHidden = (_: string, value: unknown) =>
  Array.isArray(value) ? value.filter((item) => item?.hidden !== true) : value

let preview: ChildProcess
let previewAddress: string
let address: string

beforeAll(async () => {
  address = await serveReal()
  cpSync(join(root, 'public'), join(site, 'public'), { recursive: true })
  writeFileSync(join(site, 'pages.json'), JSON.stringify(content, withoutHidden))
  ;({ address: previewAddress, preview } = await startPreview(site))
})

afterAll(async () => {
  preview?.kill()
})

/** What stands in #root. A form is sent to the stand-in that `npm run dev` brings along: that is the one difference. */
function readRoot(html: string): string {
  const inside = html.slice(html.indexOf('>', html.indexOf('<div id="root"')) + 1, html.lastIndexOf('</div>\n</body>'))
  return inside.replaceAll(content.site.formService?.url ?? '', '/forms/send')
}

/**
 * What stands in an element. Only the built page is put together in the browser, from the opened content: React sets
 * attributes in another order there, and counts its ids otherwise.
 */
function readInOrder(root: Element): string {
  for (const element of root.querySelectorAll('*')) {
    const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name))
    for (const { name } of attributes) element.removeAttribute(name)
    for (const { name, value } of attributes) element.setAttribute(name, value)
  }
  return root.innerHTML
}

const isOpen = ({ guard }: (typeof pages)[number]) => guard === undefined

test.each(pages.filter(isOpen).map(({ path }) => path))(
  '%s has the same DOM in the preview and built',
  async (path) => {
    const built = readRoot(readFileSync(join(root, 'dist', `${path === '/' ? 'index' : path.slice(1)}.html`), 'utf8'))
    const shown = readRoot(await (await fetch(previewAddress + path)).text())
    expect(built.length).toBeGreaterThan(1000)
    expect(shown).toBe(built)
  },
)

test.each(pages.filter((page) => !isOpen(page)).map(({ path }) => path))(
  '%s, which opens with a key, has the same DOM in the preview and built once it is open',
  async (path) => {
    const key = await accessKey()
    const read = async (from: string) => {
      const { page } = await openPage(moving)
      await page.goto(`${from}${path}?key=${key}`)
      await waitForHydration(page)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await scrollThrough(page)
      const html = await page.locator('#root').evaluate(readInOrder)
      await page.context().close()
      // The preview does not know the key: it leaves the sign that stands for it.
      return html.replaceAll(key, '{key}')
    }
    expect(await read(previewAddress)).toBe(await read(address))
  },
)
