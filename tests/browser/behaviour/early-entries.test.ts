import { mkdtempSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { writeTrialStudio } from '../../sites/trial-studio'
import { buildAndServe, openPage } from '../support/site'

/** A block of controls whose state is in React, which shows what React knows. */
const form = `
import { useState } from 'react'

export default function Form() {
  const [state, setState] = useState({ text: '', note: 'Hello', size: 'm', extras: [], way: 'post', isOpen: false, sent: 0 })
  const take = (change) => setState((last) => ({ ...last, ...change }))
  const tick = (name) => setState((last) => ({ ...last, extras: [...last.extras, name] }))
  return (
    <form onSubmit={(event) => { event.preventDefault(); setState((last) => ({ ...last, sent: last.sent + 1 })) }}>
      <label>Text <input value={state.text} onChange={({ target }) => take({ text: target.value })} /></label>
      <label>Note <textarea value={state.note} onChange={({ target }) => take({ note: target.value })} /></label>
      <label>Size <select value={state.size} onChange={({ target }) => take({ size: target.value })}>
        <option>s</option><option>m</option><option>l</option>
      </select></label>
      {['lid', 'box'].map((name) => (
        <label key={name}><input type="checkbox" checked={state.extras.includes(name)} onChange={() => tick(name)} /> {name}</label>
      ))}
      {['post', 'mail', 'phone'].map((way) => (
        <label key={way}>
          <input type="radio" name="way" value={way} checked={state.way === way} onChange={() => take({ way })} /> {way}
        </label>
      ))}
      <details open={state.isOpen} onToggle={({ currentTarget }) => take({ isOpen: currentTarget.open })}>
        <summary>More</summary><p>Text</p>
      </details>
      <details name="open" open><summary>Before</summary></details>
      <output>{JSON.stringify(state)}</output>
    </form>
  )
}
`

const folder = mkdtempSync(join(inject('folder'), 'entries-'))
let server: Server
let address: string
let page: Page
let isAsked: boolean
let letAppCome: () => void

beforeAll(async () => {
  writeTrialStudio(folder, { 'blocks/prose/component.tsx': form }, [{ type: 'prose', html: '<p>Text</p>' }])
  ;({ server, address } = await buildAndServe(folder))
})
afterAll(() => server?.close())

beforeEach(async () => {
  ;({ page } = await openPage())
  isAsked = false
  const held = new Promise<void>((resolve) => {
    letAppCome = resolve
  })
  await page.route('**/assets/hydrate-*.js', async (route) => {
    isAsked = true
    await held
    await route.continue()
  })
  await page.goto(address)
  return () => page.context().close()
})

/** What React knows when it has come. */
async function readState(): Promise<Record<string, unknown>> {
  letAppCome()
  await page.locator('[data-block="prose"][data-hydrated]').waitFor()
  return JSON.parse((await page.locator('output').textContent()) ?? '')
}

const entered = { text: 'Ada', note: 'Call me', size: 'l', extras: ['lid', 'box'], way: 'phone', isOpen: true, sent: 0 }

test('what a visitor entered before React came, with mouse and keys, is what React knows', async () => {
  await page.getByLabel('Text').pressSequentially('Ada')
  await page.getByLabel('Note').fill('Call me')
  await page.getByLabel('Size').selectOption('l')
  for (const name of ['lid', 'box']) await page.getByLabel(name).click()
  await page.getByLabel('post').focus()
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await page.getByText('More').click()
  expect(await page.getByLabel('lid').isChecked()).toBe(true)
  expect(await page.locator('output').textContent()).toContain('"text":""')
  expect(await readState()).toEqual(entered)
  expect(await page.getByLabel('Text').inputValue()).toBe('Ada')
  expect(
    await page
      .locator('details')
      .first()
      .evaluate((details: HTMLDetailsElement) => details.open),
  ).toBe(true)
})

test('a form that was sent before React came is sent to React, once', async () => {
  await page.getByLabel('Text').fill('Ada')
  await page.getByLabel('Text').press('Enter')
  expect(await readState()).toMatchObject({ text: 'Ada', sent: 1 })
  expect(page.url()).toBe(`${address}/`)
})

test.each(['input', 'change', 'toggle', 'submit'])('the app is fetched at "%s" of a control', async (type) => {
  // Also not by the <details> that is open from the start.
  await page.waitForTimeout(200)
  expect(isAsked).toBe(false)
  const selector = { toggle: 'details', submit: 'form' }[type] ?? 'select'
  await page
    .locator(selector)
    .first()
    .evaluate((control, name) => control.dispatchEvent(new Event(name)), type)
  await expect.poll(() => isAsked).toBe(true)
  letAppCome()
})

test('what the browser has filled in again at a return is what React knows', async () => {
  await page.getByLabel('Text').fill('Ada')
  await page.getByLabel('Size').selectOption('l')
  await page.getByLabel('lid').click()
  expect(await readState()).toMatchObject({ text: 'Ada' })
  await page.goto(`${address}/images/krug.svg`)
  await page.goBack()
  await page.keyboard.press('Tab')
  expect(await readState()).toMatchObject({
    text: await page.getByLabel('Text').inputValue(),
    size: await page.getByLabel('Size').inputValue(),
  })
})
