import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EditedStudio } from '../support/edited-studio'
import { startBrowser } from '../support/site'

/** A branch whose public/ holds programs, in the browser of the reviewer who previews it. */
const studio = new EditedStudio()
const script = "fetch('/ran', { method: 'POST' }).catch(() => {})"
const page = `<body><h1>Taken</h1><script>${script}</script></body>`
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90" onload="${script}"><style>rect{fill:#008000}</style><rect width="90" height="90"/><script>${script}</script><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>${script}&lt;/script>"/></foreignObject></svg>`
const xhtml = `<html xmlns="http://www.w3.org/1999/xhtml"><head><script>${script}</script></head></html>`
const files: Record<string, string> = {
  'werkstatt.html': page,
  werkstatt: page,
  'index.html': page,
  'catalogue.json': '{"blocks":[]}',
  'images/page.html': page,
  'images/page.htm': page,
  'images/page.HTML': page,
  'images/page.xhtml': xhtml,
  'images/page.shtml': page,
  'images/page.mht': `MIME-Version: 1.0\nContent-Type: text/html\n\n${page}`,
  'images/page.xml': `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="/images/style.xsl"?><a/>`,
  'images/style.xsl': `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><html><script>${script}</script></html></xsl:template></xsl:stylesheet>`,
  'images/plain.xml': xhtml,
  'images/page': page,
  'images/page.txt': page,
  'images/page.json': page,
  'images/page.png': page,
  'images/page.pdf': page,
  'images/page.svgz': drawing,
  'images/x.svg': drawing,
  'images/x.js': script,
  'images/x.mjs': script,
  'worker.js': script,
}

/** A document on the preview's origin that has no policy, and is not loaded again when a file changes. */
const bare = '/bare'

let context: BrowserContext
let tab: Page
let ran: string[] = []

/** Opens a browser whose every request is written down that a file of public/ has sent. */
async function openBrowser(): Promise<void> {
  context = await (await startBrowser()).newContext()
  context.on('request', (request) => {
    if (request.url().endsWith('/ran')) ran.push(request.url())
  })
  tab = await context.newPage()
  await tab.route(`**${bare}`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Bare</p>' }))
}

beforeAll(async () => {
  await studio.start()
  for (const [name, text] of Object.entries(files)) {
    const path = join(dirname(studio.file), 'public', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  await openBrowser()
}, 120_000)
beforeEach(() => {
  ran = []
})
afterAll(async () => {
  await context.close()
  await studio.remove()
})

const settle = () => new Promise((resolve) => setTimeout(resolve, 300))

/** Goes to an address. A download ends the way there. */
const visit = (path: string) => tab.goto(studio.address + path).catch(() => undefined)

test('no file of public/ does anything when it is opened in a window', async () => {
  for (const name of Object.keys(files)) await visit(`/${name}`)
  await settle()
  expect(ran).toEqual([])
})

test('no file of public/ does anything in a frame', async () => {
  await visit(bare)
  await tab.evaluate((names) => {
    for (const name of names) {
      const frame = document.createElement('iframe')
      frame.src = `/${name}`
      document.body.append(frame)
    }
  }, Object.keys(files))
  await settle()
  expect(ran).toEqual([])
})

test('no file of public/ is a module', async () => {
  await visit(bare)
  // A text: vitest writes imports in functions in its own way.
  const imported: string[] = await tab.evaluate(
    `Promise.all(${JSON.stringify(Object.keys(files))}.map((name) => import('/' + name).then(() => name, () => '')))`,
  )
  expect([imported.filter(Boolean), ran]).toEqual([[], []])
})

test('a drawing that is opened alone is seen', async () => {
  await visit('/images/x.svg')
  expect(await tab.locator('rect').evaluate((element) => getComputedStyle(element).fill)).toBe('rgb(0, 128, 0)')
})

test.each(['/werkstatt', '/', '/catalogue'])('the page %s comes before a file of its name', async (path) => {
  await visit(path)
  await tab.locator('h1').first().waitFor()
  expect(await tab.getByText('Taken').count()).toBe(0)
  expect(ran).toEqual([])
})

test('a page comes before a file of its name in the editor, too', async () => {
  await tab.goto(`${studio.address}/__editor/werkstatt`)
  await tab.frameLocator('.page iframe').locator('h1').first().waitFor()
  expect(await tab.frameLocator('.page iframe').getByText('Taken').count()).toBe(0)
  expect(ran).toEqual([])
})

describe('the editor’s document', () => {
  test('is not to be had by a script, a frame or a window of a page', async () => {
    await visit(bare)
    expect(await tab.evaluate(() => fetch('/__editor').then(({ status }) => status))).toBe(403)
    const framed = await tab.evaluate(async () => {
      const frame = document.createElement('iframe')
      frame.src = '/__editor'
      document.body.append(frame)
      await new Promise((resolve) => frame.addEventListener('load', resolve))
      return frame.contentDocument?.getElementById('editor') ?? null
    })
    expect(framed).toBeNull()
    const opened = await tab.evaluate(async () => {
      const other = window.open('/__editor')
      for (let tries = 0; tries < 40; tries++) {
        if (other?.closed) return 'out of reach'
        try {
          if (other?.document.getElementById('editor')) return 'in reach'
        } catch {
          // It is on its way to a group of windows of its own, and counts as closed when it is there.
        }
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      return 'not there'
    })
    expect(opened).toBe('out of reach')
  })

  test('holds no token once the editor has begun', async () => {
    await tab.goto(`${studio.address}/__editor/`)
    await studio.text('Überschrift of Auftakt', tab).first().waitFor()
    const frame = tab.frames().find((one) => one.parentFrame() !== null)
    const seen = await frame?.evaluate(() => [
      document.defaultView?.parent.document.documentElement.outerHTML.includes('"token"'),
      document.defaultView?.parent.document.getElementById('editor-data'),
    ])
    expect(seen).toEqual([false, null])
  })

  test('opens from a link of another site after one more click', async () => {
    const other = createServer((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<a href="${studio.address}/__editor/">Go</a>`),
    )
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    await tab.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
    await tab.getByText('Go').click()
    await tab.getByRole('link', { name: 'Open the editor' }).click()
    await studio.text('Überschrift of Auftakt', tab).first().waitFor()
    other.close()
  })
})

const hijack = `
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return
    event.respondWith(fetch(event.request).then(async (response) =>
      new Response('Hijacked' + await response.text(), { headers: { 'content-type': 'text/html' } })))
  })`

describe('a service worker', () => {
  test('is not let in', async () => {
    await visit(bare)
    const outcome = await tab.evaluate(() =>
      navigator.serviceWorker.register('/worker.js').then(
        () => 'registered',
        () => 'refused',
      ),
    )
    expect(outcome).toBe('refused')
    expect(await tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })

  test('that an earlier server has let in gets no token, and ends', async () => {
    await studio.kill()
    const earlier = createServer((request, response) => {
      const isWorker = request.url === '/worker.js'
      response.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' })
      response.end(isWorker ? hijack : 'Earlier')
    })
    await new Promise<void>((resolve) => earlier.listen(Number(new URL(studio.address).port), 'localhost', resolve))
    await visit('/')
    await tab.evaluate(async () => {
      sessionStorage.setItem('typed', 'words')
      await navigator.serviceWorker.register('/worker.js')
      await navigator.serviceWorker.ready
    })
    await new Promise((resolve) => {
      earlier.close(resolve)
      earlier.closeAllConnections()
    })
    await studio.start()
    await visit('/__editor/')
    expect(await tab.textContent('body')).toMatch(/^Hijacked/)
    expect(await tab.content()).not.toContain('"token"')
    await expect
      .poll(() => tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
        timeout: 30_000,
      })
      .toBe(0)
    await visit('/__editor/')
    // The check refuses these files, so the page itself is not shown.
    await tab.locator('.editor').waitFor()
    expect(await tab.evaluate(() => sessionStorage.getItem('typed'))).toBe('words')
  })
})
