import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { files } from '../../sites/mutation-site'
import { payloadPaths, payloads, spread } from '../../sites/payload-site'
import { writePublicFiles } from '../../sites/studio-site'
import { buildAndServe, openPage, scrollThrough, waitForHydration } from '../support/site'

/** A site with every payload that check lets through, built as any site is, and opened in every way that there is. */
const folder = mkdtempSync(join(inject('folder'), 'payloads-'))
const { content, kept } = spread(payloads.filter(({ kind }) => kind !== 'answer'))
const answers = payloads.filter(({ kind }) => kind === 'answer').map(({ text }) => text)
let address: string
let server: Server

beforeAll(async () => {
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(content))
  await writePublicFiles(folder, files.keys())
  ;({ address, server } = await buildAndServe(folder, { GOOD_HOUR_KEY: randomBytes(16).toString('hex') }))
})

afterAll(async () => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens a page that notes what payloads have done: run, opened a dialog, asked another site for something. */
async function openTrapped(options: BrowserContextOptions = {}): Promise<{ page: Page; deeds: string[] }> {
  const { page, complaints } = await openPage(options)
  const deeds = complaints
  await page.context().exposeFunction('ran', () => void deeds.push('a payload ran'))
  page.on('dialog', (dialog) => {
    deeds.push(`a dialog: ${dialog.message()}`)
    return dialog.dismiss()
  })
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== address && request.url() !== 'about:blank') deeds.push(`asked ${request.url()}`)
  })
  return { page, deeds }
}

/** Points at everything, and gives everything the focus, as a restless visitor would. */
const fidget = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      for (const kind of ['pointerenter', 'pointerover', 'mouseover', 'mouseenter', 'animationstart'])
        element.dispatchEvent(new Event(kind, { bubbles: true }))
      element.focus?.({ preventScroll: true })
    }
  })

test('the site holds more than a hundred payloads', () => {
  expect(new Set(kept.values()).size).toBeGreaterThan(100)
  expect(answers.length).toBeGreaterThan(10)
})

test('without script no payload asks another site for anything', async () => {
  const { page, deeds } = await openTrapped({ javaScriptEnabled: false })
  for (const path of payloadPaths) {
    await page.goto(address + path)
    expect(await page.locator('[data-block]').count(), path).toBeGreaterThan(0)
  }
  expect(deeds).toEqual([])
  await page.context().close()
})

test('with script no payload runs, before pages come to life and after', async () => {
  const { page, deeds } = await openTrapped()
  for (const path of payloadPaths) {
    await page.goto(address + path)
    await fidget(page)
    await waitForHydration(page)
    await scrollThrough(page)
    await fidget(page)
    expect(deeds, path).toEqual([])
  }
  await page.context().close()
})

test('no payload runs on the way from page to page', async () => {
  const { page, deeds } = await openTrapped()
  await page.goto(`${address}/contact`)
  await waitForHydration(page)
  for (const path of payloadPaths) {
    await page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      document.querySelector('main')?.append(link)
      link.click()
    }, path)
    await page.waitForFunction((name) => document.documentElement.className === name, path.slice(1))
    await scrollThrough(page)
    await fidget(page)
    expect(deeds, path).toEqual([])
  }
  // All in one document: nothing was loaded anew.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(`${address}/contact`)
  await page.context().close()
})

test('what the form service answers is shown as it is, and is nothing but text (B8)', async () => {
  const { page, deeds } = await openTrapped()
  const path = content.pages.find(
    (one) => 'blocks' in one && one.blocks.some((block) => 'formId' in block) && payloadPaths.includes(one.path),
  )
  await page.goto(address + path?.path)
  await waitForHydration(page)
  const form = page.locator('main form')
  await form.scrollIntoViewIfNeeded()
  let answer = ''
  await page.route(
    (url) => url.searchParams.has('email'),
    (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'application/json',
        body: JSON.stringify({ errors: { fatal: answer, __proto__: answer } }),
      }),
  )
  await page.locator('[data-block="form"][data-hydrated]').waitFor()
  await form.getByRole('textbox').fill('mouse@thimble.example')
  for (answer of answers) {
    await form.getByRole('button').click()
    await expect.poll(() => form.getByRole('alert').textContent()).toBe(answer)
  }
  expect(deeds.filter((deed) => !/asked .*email=|The form service refused/.test(deed))).toEqual([])
  await page.context().close()
})
