import type { ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { writeSyntheticSite } from '../../sites/synthetic-site'
import { openHydrated, openPage, startPreview, waitForHydration } from '../support/site'
import { standInForVimeo } from '../support/vimeo'

/** `npm run dev` as an author uses it. That a thousand pages are no trouble is shown in thousand-pages.test.ts. */
const site = mkdtempSync(join(inject('folder'), 'preview-'))
const file = join(site, 'pages.json')
/** Stands for the author's editor: it writes down what it was called with. */
const editor = join(site, 'editor.sh')
const called = join(site, 'called.txt')
let preview: ChildProcess
let page: Page
let complaints: string[]
let address: string
let saved: string

/** A page with nothing on it that needs code, and one with a shared block. */
function addPages(text: string): string {
  const content = JSON.parse(text)
  content.shared = { goodbye: { type: 'checklist', heading: 'Goodbye', items: ['See you', 'Soon'] } }
  content.site.navigation.main.push({ text: 'Still', href: '/still' })
  const image = { src: '/images/drawing.svg', alt: 'A teal circle' }
  const words = (number: number) => `<p>${`Paragraph ${number} has words and nothing else. `.repeat(60)}</p>`
  const texts = [1, 2, 3, 4].map((number) => ({ type: 'text', heading: `Part ${number}`, html: words(number) }))
  const description = 'A page that holds words and nothing else: nothing on it moves or answers.'
  content.pages.push({
    path: '/still',
    title: 'Still',
    description,
    blocks: [{ type: 'banner', heading: 'Still', image }, ...texts, { shared: 'goodbye' }],
  })
  return JSON.stringify(content, null, 2)
}

beforeAll(async () => {
  await writeSyntheticSite(site, 30)
  saved = addPages(readFileSync(file, 'utf8'))
  writeFileSync(file, saved)
  writeFileSync(editor, `#!/bin/sh\nprintf '%s ' "$@" > ${called}\n`)
  chmodSync(editor, 0o755)
  process.env.EDITOR_COMMAND = editor
  ;({ address, preview } = await startPreview(site))
  delete process.env.EDITOR_COMMAND
  ;({ page, complaints } = await openPage())
  await open('/page-1')
})

afterAll(async () => {
  preview?.kill()
  rmSync(site, { recursive: true, force: true })
})

beforeEach(() => {
  complaints.length = 0
})

async function open(path: string): Promise<void> {
  await page.goto(address + path)
  await waitForHydration(page)
  await noteDocument()
}

/** Notes the document, so that a reload is noticed, when it has begun to listen. */
async function noteDocument(): Promise<void> {
  await page.waitForTimeout(300)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
}

const write = (text: string) => writeFileSync(file, text)
const edit = (from: string, to: string) => write(saved.replace(from, to))

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window)
const overlay = () => page.locator('preview-strip details[open] ul').last()
const scrollY = () => page.evaluate(() => window.scrollY)
const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

test('an edit of a block that can be seen leaves the scroll position and the focus alone', async () => {
  await scrollTo(300)
  await page
    .locator('[data-block="callToAction"] a')
    .last()
    .evaluate((link) => link.focus({ preventScroll: true }))
  edit('"heading": "Page 1"', '"heading": "Page one, mended"')
  await heading('Page one, mended').waitFor({ state: 'attached' })
  await page.waitForTimeout(100)
  expect(await scrollY()).toBe(300)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('On to page 2')
  expect(await isSameDocument()).toBe(true)
})

test('the block that an edit has changed comes into view when it is out of sight', async () => {
  write(saved)
  await heading('Page 1').waitFor({ state: 'attached' })
  await scrollTo(0)
  edit('"Point 6 of page 1"', '"The last point of page 1"')
  await page.getByText('The last point of page 1').waitFor()
  await expect.poll(scrollY).toBeGreaterThan(500)
  const isInView = await page.getByText('The last point of page 1').evaluate((point) => {
    const { top, bottom } = point.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
  expect(isInView).toBe(true)
})

test('a block that is hidden is faded, and says that visitors do not see it', async () => {
  edit('"heading": "Page 1"', '"hidden": true, "heading": "Page 1"')
  const block = page.locator('[data-hidden]')
  await block.waitFor()
  const ribbon = await block.evaluate((element) => getComputedStyle(element, '::before').content)
  expect(ribbon).toContain('visitors do not see this block')
  expect(
    await block
      .locator('> *')
      .first()
      .evaluate((element) => getComputedStyle(element).opacity),
  ).toBe('0.45')
  write(saved)
  await block.waitFor({ state: 'detached' })
})

test('a mistake with one repair is repaired by a button; the rest of the file stays', async () => {
  edit('"title": "Still",', '"title": "Still"')
  await overlay().waitFor()
  await overlay().getByRole('button', { name: 'Repair' }).first().click()
  await overlay().waitFor({ state: 'hidden' })
  expect(readFileSync(file, 'utf8')).toBe(saved)
})

test('an edit of another page is said, with a way to it', async () => {
  await open('/page-1')
  edit('"heading": "Part 2"', '"heading": "The second part"')
  const notice = page.locator('preview-strip .notice')
  await notice.getByText('You changed “Still”.').waitFor()
  await notice.getByRole('link', { name: 'Show it' }).click()
  await page.getByRole('heading', { name: 'The second part' }).waitFor()
  write(saved)
  await page.getByRole('heading', { name: 'Part 2' }).waitFor()
})

test('a page that is renamed is followed, and one that is there again comes back', async () => {
  await open('/still')
  write(saved.replaceAll('"/still"', '"/quiet"'))
  await page.waitForURL('**/quiet')
  await waitForHydration(page)
  write(saved)
  await page.waitForURL('**/still')
  const isGone = page.getByRole('heading', { name: 'Still', exact: true, level: 1 })
  const content = JSON.parse(saved)
  content.pages = content.pages.filter(({ path }: { path: string }) => path !== '/still')
  content.site.navigation.main.pop()
  write(JSON.stringify(content, null, 2))
  await isGone.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/still')
  write(saved)
  await isGone.waitFor()
})

test('a mistyped address stays as it was typed', async () => {
  await page.goto(`${address}/stil`)
  await waitForHydration(page)
  await page.waitForTimeout(300)
  expect(new URL(page.url()).pathname).toBe('/stil')
  complaints.length = 0
})

test('an edit of the settings is shown without starting the page anew', async () => {
  await open('/still')
  edit('"text": "Still"', '"text": "Very still"')
  await page.locator('header').getByRole('link', { name: 'Very still' }).first().waitFor({ state: 'attached' })
  expect(await isSameDocument()).toBe(true)
  write(saved)
  await page.locator('header').getByRole('link', { name: 'Still', exact: true }).first().waitFor({ state: 'attached' })
})

test('a film plays under the policy of the preview', async () => {
  await standInForVimeo(page)
  await open('/page-1')
  await page.getByRole('button', { name: /^Play “Film 1/ }).click()
  await page.frameLocator('iframe[src^="https://player.vimeo.com/"]').getByText('play', { exact: true }).waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('an edit that changes what a page may load loads the page again', async () => {
  await open('/still')
  edit('"site": {', '"site": { "errorReports": "https://errors.example/report",')
  await expect.poll(isSameDocument).toBe(false)
  const policy = await page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy'))
  expect(policy).toContain('https://errors.example')
  write(saved)
})

test('a picture that is replaced under its own name is shown at once', async () => {
  await open('/still')
  const drawing = join(site, 'public/images/drawing.svg')
  const before = readFileSync(drawing, 'utf8')
  const colourOf = () =>
    page.evaluate(async () => {
      const picture = document.querySelector<HTMLImageElement>('#root [data-block] img')
      await picture?.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
      const context = canvas.getContext('2d')
      if (picture) context?.drawImage(picture, 0, 0, 1, 1)
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join()
    })
  writeFileSync(
    drawing,
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><path fill="#ff0000" d="M0 0h1600v900H0z"/></svg>',
  )
  await expect.poll(colourOf).toBe('255,0,0')
  expect(await isSameDocument()).toBe(true)
  writeFileSync(drawing, before)
  await expect.poll(colourOf).not.toBe('255,0,0')
})

test('an edit of another page moves nothing', async () => {
  await open('/page-1')
  await scrollTo(200)
  edit('"Point 6 of page 1"', '"The last point of page 1"')
  await page.getByText('The last point of page 1').waitFor()
  await page.waitForTimeout(300)
  await scrollTo(200)
  const taken = page.waitForResponse(/\/page-1\.json$/)
  write(saved.replace('"Point 6 of page 1"', '"The last point of page 1"').replace('"Point 6 of page 2"', '"Other"'))
  await taken
  await page.waitForTimeout(300)
  expect(await scrollY()).toBe(200)
})

test('a page on which nothing moves or answers shows an edit too', async () => {
  await page.goto(`${address}/still`)
  // Nobody touches the page: it comes to life by itself.
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).length > 0)
  await noteDocument()
  edit('"heading": "Part 1"', '"heading": "The first part"')
  await page.getByRole('heading', { name: 'The first part' }).waitFor()
  expect(await isSameDocument()).toBe(true)
})

test('a page that is edited after its html was sent is hydrated with its own data', async () => {
  const visit = await openPage()
  // Without the live channel nothing loads the page again.
  await visit.page.routeWebSocket('**/preview/live', () => undefined)
  const overtake = async (route: Route) => {
    edit('"heading": "Still"', '"heading": "Very still"')
    await expect.poll(async () => (await fetch(`${address}/still.json`)).text()).toContain('Very still')
    await route.continue()
  }
  await visit.page.route('**/assets/client-*.js', overtake)
  await openHydrated(visit.page, `${address}/still`)
  await visit.page.getByRole('heading', { name: 'Still', exact: true }).waitFor()
  expect(visit.complaints).toEqual([])
  write(saved)
})

test('a page that React has not come to yet starts anew when it is edited', async () => {
  await page.route('**/assets/hydrate-*.js', (route) => route.abort())
  await page.goto(`${address}/still`)
  await page.waitForTimeout(1000)
  edit('"heading": "Part 2"', '"heading": "The second part"')
  await page.getByRole('heading', { name: 'The second part' }).waitFor()
  await page.unroute('**/assets/hydrate-*.js')
  write(saved)
  await page.getByRole('heading', { name: 'Part 2' }).waitFor()
  // A page that has not come to life would start anew once more, in the middle of the next test.
  await waitForHydration(page)
})

/** Whether a visitor with an empty cache sees the heading and the first words of a page in typefaces of the site. The files come so late. */
async function showsOwnTypefaces(delay: number): Promise<boolean> {
  const { page } = await openPage()
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
  await page.goto(`${address}/page-1`)
  await waitForHydration(page)
  await page.evaluate(() => document.fonts.ready)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const seen: boolean[] = []
  for (const selector of ['h1', 'main p']) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    seen.push(...fonts.map(({ isCustomFont }) => isCustomFont))
  }
  await page.context().close()
  return seen.length > 0 && !seen.includes(false)
}

test.each([0, 500])('an empty cache shows the site in its own typefaces, %i ms late', async (delay) => {
  expect(await showsOwnTypefaces(delay)).toBe(true)
})

test("Alt and a click on a block open its line in the author's editor, and so does Alt+Enter", async () => {
  write(saved)
  await open('/still')
  const lineOf = (text: string) => saved.slice(0, saved.indexOf(text)).split('\n').length
  const opened = async () => {
    await expect.poll(() => existsSync(called)).toBe(true)
    await page.waitForTimeout(100)
    const words = readFileSync(called, 'utf8').trim()
    rmSync(called)
    return words
  }
  const lineAt = async () => {
    const [, line] = (await opened()).split(' ')
    return saved.split('\n')[Number(line) - 1]?.trim()
  }
  await page.getByRole('heading', { name: 'Part 3' }).click({ modifiers: ['Alt'] })
  expect(await lineAt()).toBe('"heading": "Part 3",')

  // A shared block is written once, under "shared".
  await page.getByRole('heading', { name: 'Goodbye' }).click({ modifiers: ['Alt'] })
  expect(await opened()).toBe(`${file} ${lineOf('"heading": "Goodbye"')} ${'      "heading": '.length + 1}`)

  // Where no words are pointed at, the block is meant.
  await page.locator('[data-block="checklist"]').click({ modifiers: ['Alt'], position: { x: 2, y: 2 } })
  expect(await opened()).toContain(`${file} ${lineOf('"goodbye": {')} `)

  await page
    .locator('header')
    .getByRole('link', { name: 'Still' })
    .click({ modifiers: ['Alt'] })
  expect(await lineAt()).toBe('"text": "Still",')

  await open('/page-1')
  await page.getByRole('link', { name: 'Go home' }).focus()
  await page.keyboard.press('Alt+Enter')
  expect(await lineAt()).toBe('"text": "Go home",')
  expect(new URL(page.url()).pathname).toBe('/page-1')
})

test("only the preview's own pages open the editor", async () => {
  const answer = await fetch(`${address}/preview/edit?line=1&column=1`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(answer.status).toBe(403)
  expect((await fetch(`${address}/preview/edit?line=1&column=1`)).status).toBe(403)
  expect(existsSync(called)).toBe(false)
})

test('mistakes are listed over the last good page; each leads to its field in the editor, and with Alt to its line', async () => {
  const visit = await openPage()
  await visit.page.goto(`${address}/page-1`)
  await waitForHydration(visit.page)
  edit('"heading": "Part 2"', '"heding": "Part 2"')
  const strip = visit.page.locator('preview-strip details[open]')
  await strip.waitFor()
  const words = await strip.textContent()
  expect(words).toMatch(/line \d+, page "\/still" Still, block 3, Text/)
  expect(words).toContain('"heding" is not a field of a Text block. Did you mean "heading"?')
  expect(await visit.page.getByRole('heading', { level: 1, name: 'Page 1', exact: true }).count()).toBe(1)
  await strip.getByRole('link').focus()
  await visit.page.keyboard.press('Alt+Enter')
  await expect.poll(() => existsSync(called)).toBe(true)
  await visit.page.waitForTimeout(100)
  const [, line, column] = readFileSync(called, 'utf8').split(' ')
  rmSync(called)
  const now = readFileSync(file, 'utf8').split('\n')
  expect(now[Number(line) - 1]?.slice(Number(column) - 1)).toBe('"heding": "Part 2",')

  await strip.getByRole('link').click()
  await visit.page.waitForURL('**/__editor/still')
  const loose = visit.page.locator('[data-pointer$="/blocks/2/heding"]')
  await loose.getByText('"heding" is not a field').waitFor()
  await expect.poll(() => loose.evaluate((note) => note === document.activeElement)).toBe(true)
  await visit.page.context().close()
  write(saved)
  await overlay().waitFor({ state: 'hidden' })
})

test('a page that is opened while there are problems shows the last good site and the problems', async () => {
  edit('"title": "Page 2",', '"title": "Page 2"')
  await overlay().waitFor()
  await page.goto(`${address}/page-2`)
  await overlay().waitFor()
  // The editor waits for it to be repaired.
  expect(await overlay().getByRole('link').count()).toBe(0)
  expect(await overlay().textContent()).toContain('A comma is missing')
  expect(await heading('Page 2').count()).toBe(1)
  write(saved)
  await overlay().waitFor({ state: 'hidden' })
})

test('a file that is half-written, or not there for a moment, is no mistake; one that takes its place is read', async () => {
  await open('/page-1')
  await page.evaluate(() => {
    Object.assign(window, { alarms: 0 })
    const strip = document.querySelector('preview-strip')?.shadowRoot as ShadowRoot
    new MutationObserver(() => {
      if (strip.querySelector('.errors')) Object.assign(window, { alarms: 1 })
    }).observe(strip, { subtree: true, childList: true, attributes: true })
  })
  const mended = saved.replace('"heading": "Page 1"', '"heading": "Page 1, in two steps"')
  write(mended.slice(0, mended.length / 2))
  await page.waitForTimeout(40)
  write(mended)
  await heading('Page 1, in two steps').waitFor({ state: 'attached' })

  const other = `${file}.new`
  writeFileSync(other, saved.replace('"heading": "Page 1"', '"heading": "Page 1, renamed"'))
  rmSync(file)
  await page.waitForTimeout(50)
  renameSync(other, file)
  await heading('Page 1, renamed').waitFor({ state: 'attached' })
  // What has taken its place is watched as well.
  write(saved)
  await heading('Page 1').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => Reflect.get(window, 'alarms'))).toBe(0)
  expect(complaints).toEqual([])
})

test('Ctrl+C stops it cleanly, with a page open', async () => {
  const ended = new Promise((resolve) => preview.once('exit', (code, signal) => resolve(code ?? signal)))
  preview.kill('SIGINT')
  expect(await ended).toBe(0)
})
