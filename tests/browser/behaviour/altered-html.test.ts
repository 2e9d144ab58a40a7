import { mkdtempSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { translateTexts } from '../../../src/engine/commands/studio-test/browser/translation'
import { writeTrialStudio } from '../../sites/trial-studio'
import { buildAndServe, openPage, type Visit, waitForHydration } from '../support/site'

/** Its words change beside elements. */
const counter = `
import { useState } from 'react'

export default function Counter({ html }) {
  const [count, setCount] = useState(0)
  return (
    <form>
      <p>Pressed <b>so far</b>: {count} times{count > 1 && ', thank you'}</p>
      <label>Name <input /></label>
      <button type="button" onClick={() => setCount((last) => last + 1)}>Press</button>
      <p>{html.repeat(400)}</p>
    </form>
  )
}
`

const folder = mkdtempSync(join(inject('folder'), 'altered-'))
let server: Server
let address: string
let visit: Visit

beforeAll(async () => {
  const blocks = ['One ', 'Two ', 'Three '].map((html) => ({ type: 'prose', html }))
  writeTrialStudio(folder, { 'blocks/prose/component.tsx': counter }, blocks)
  ;({ server, address } = await buildAndServe(folder))
})
afterAll(() => server?.close())

beforeEach(async () => {
  visit = await openPage()
  await visit.page.goto(address)
  return () => visit.page.context().close()
})

const words = () => visit.page.locator('#root').textContent()
const place = () => visit.page.evaluate(() => [scrollY, document.body.scrollHeight])
const counted = (block: number) => visit.page.locator('form').nth(block).locator('p').first()
const press = (block: number) => visit.page.locator('form button').nth(block).click()

/** An extension, and a phone that makes a link of a number. */
const extend = () => {
  const words = document.querySelector('footer')?.lastChild
  words?.replaceWith(Object.assign(document.createElement('a'), { href: 'tel:1', textContent: words.textContent }))
  for (const place of document.querySelectorAll('#root, footer, footer a, main, [data-block], form, label, p')) {
    place.prepend(document.createElement('aside'))
    place.append(document.createElement('aside'))
  }
  document.head.append(document.createElement('script'))
}

test.each([
  ['a translator', translateTexts],
  ['an extension', extend],
])('what %s did before React stays, with place, focus and typed words, and all works', async (_, alter) => {
  const { page, complaints } = visit
  await page.evaluate(alter)
  const name = page.locator('input').nth(1)
  await name.fill('Ada')
  const before = [await words(), await place()]
  await waitForHydration(page)
  expect([await words(), await place()]).toEqual(before)
  for (const block of [0, 1, 2]) for (let times = 0; times < 2; times++) await press(block)
  await expect.poll(() => counted(2).textContent()).toMatch(/2 times, thank you$/i)
  expect(await page.locator('aside, font').count()).toBeGreaterThan(0)
  expect(await name.inputValue()).toBe('Ada')
  expect(complaints).toEqual([])
})

test('a page that is long because of an extension stays at its place', async () => {
  const { page } = visit
  await page.setViewportSize({ width: 1280, height: 2500 })
  await page.evaluate(() => {
    for (const place of document.querySelectorAll('main, footer'))
      for (let line = 0; line < 100; line++) place.append(document.createElement('hr'))
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  })
  const before = await place()
  await waitForHydration(page)
  expect(await place()).toEqual(before)
})

test('a page that is translated after React shows new words where they change', async () => {
  const { page, complaints } = visit
  await waitForHydration(page)
  for (const block of [0, 1]) await press(block)
  await page.evaluate(translateTexts)
  await expect.poll(() => counted(0).textContent()).toBe('PRESSED SO FAR: 1 TIMES')
  for (const block of [0, 1, 2]) for (let times = 0; times < 2; times++) await press(block)
  await expect.poll(() => counted(0).textContent()).toBe('PRESSED SO FAR: 3 TIMES, thank you')
  await expect.poll(() => counted(2).textContent()).toMatch(/2 times, thank you$/i)
  expect(complaints).toEqual([])
})

test('a page that nothing has altered loads nothing more', async () => {
  const { page } = visit
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(request.url()))
  await waitForHydration(page)
  await press(0)
  expect(loaded.filter((url) => url.includes('altered'))).toEqual([])
})
