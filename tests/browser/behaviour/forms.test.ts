import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BrowserContextOptions, Locator, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { FormField } from '../../../src/engine/base/schema-types/content'
import words from '../../second-studio/src/studio/words.json'
import { findViolations } from '../support/axe'
import { openPage, startCommand, waitForHydration, waitForReact } from '../support/site'

/** The form of the second studio, and the stand-in of `npm start` that receives it. */
const site = mkdtempSync(join(inject('folder'), 'forms-'))
const file = join(site, 'submissions.jsonl')
const formPath = '/kontakt'

interface Content {
  site: { formService: { url: string } }
  pages: { path: string; blocks?: { form?: FormField }[] }[]
}
const written = readFileSync('tests/second-studio/pages.json', 'utf8')
const content: Content = JSON.parse(written)
const found = content.pages.find(({ path }) => path === formPath)?.blocks?.find(({ form }) => form)?.form
const { id, fields, email } = found as FormField
const options = fields.find(({ kind }) => kind === 'choice')?.options ?? []

let command: ChildProcess
let address: string
let page: Page
let complaints: string[]

beforeAll(async () => {
  cpSync('tests/second-studio', site, { recursive: true })
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'))
  process.env.WERKSTATT_KEY = randomBytes(16).toString('hex')
  ;({ command, address } = await startCommand('start', ['--site', site, '--out', join(site, 'dist')]))
})

afterAll(() => command?.kill())

afterEach(async () => {
  rmSync(file, { force: true })
  await page.context().close()
})

const form = () => page.locator('form')
const button = () => form().getByRole('button')
const control = (kind: FormField['fields'][number]['kind']) =>
  form().getByLabel(fields.find((field) => field.kind === kind)?.label ?? '')
const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement)

const kept = (): { form: string; answers: Record<string, unknown> }[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []

async function open(context: BrowserContextOptions = {}): Promise<void> {
  ;({ page, complaints } = await openPage(context))
  await page.goto(address + formPath)
  if (context.javaScriptEnabled === false) return
  await button().hover()
  await waitForHydration(page)
  await waitForReact(form())
  // Who sends a form sooner is a robot for the stand-in.
  await page.waitForFunction(() => performance.now() > 1000)
}

async function fillIn(): Promise<void> {
  await control('name').fill('Mia')
  await control('email').fill('mia@kiesel.example')
  await form()
    .getByLabel(options[1] ?? '')
    .check()
  await control('longText').fill('Guten Tag,\nwas kostet der Krug?')
}

const answers = {
  name: 'Mia',
  email: 'mia@kiesel.example',
  'worum-geht-es': options[1],
  'ihre-nachricht': expect.stringMatching(/^Guten Tag,\r?\nwas kostet der Krug\?$/),
}

test('without script it is sent as it is, to nobody else, and a refusal loses nothing (R10)', async () => {
  await open({ javaScriptEnabled: false })
  expect(await page.content()).not.toContain(content.site.formService.url)
  await fillIn()
  await control('name').fill(' ')
  await button().click()
  await page.getByText(words.missingAnswer).waitFor()
  expect(kept()).toEqual([])
  await page.goBack()
  expect(await control('longText').inputValue()).toContain('Krug')
  await control('name').fill('Mia')
  await button().click()
  await page.getByRole('heading', { name: words.formSent }).waitFor()
  expect(kept()).toMatchObject([{ form: id, answers }])
  await page.getByRole('link', { name: words.goBack }).click()
  await page.waitForURL(address + formPath)
  expect(readFileSync(join(site, 'pages.json'), 'utf8')).toBe(written)
})

test('the keyboard is enough: it leads past the trap, to the mistakes and to the thanks', async () => {
  await open()
  await control('name').focus()
  await page.keyboard.type('Mia')
  await page.keyboard.press('Tab')
  await page.keyboard.type('mia@kiesel.example')
  await page.keyboard.press('Enter')
  const summary = form().getByRole('alert')
  await summary.waitFor()
  expect(await isFocused(summary)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  expect(
    await form()
      .getByLabel(options[1] ?? '')
      .isChecked(),
  ).toBe(true)
  const met: (string | null)[] = []
  for (let step = 0; step < 12 && !(await isFocused(button())); step++) {
    met.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null))
    if (await isFocused(control('longText'))) await page.keyboard.type('Guten Tag, was kostet der Krug?')
    await page.keyboard.press('Tab')
  }
  expect(met).not.toContain('website')
  await page.keyboard.press('Enter')
  const thanks = page.getByRole('status').filter({ hasText: /./ })
  await form().waitFor({ state: 'detached' })
  expect(await isFocused(thanks)).toBe(true)
  expect(kept()).toMatchObject([{ form: id, answers: { name: 'Mia', 'worum-geht-es': options[1] } }])
  expect(complaints).toEqual([])
})

test('a robot reads the same thanks, and nothing is kept', async () => {
  await open()
  await fillIn()
  await form()
    .locator('[name="website"]')
    .evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://spam.example'
    })
  await button().click()
  await form().waitFor({ state: 'detached' })
  expect(kept()).toEqual([])
})

test('a slow service, then none: it is sent once, says so, keeps what was typed over a reload, and can be sent again', async () => {
  await open()
  const calls: Route[] = []
  await page.route('**/forms/send', (route) => void calls.push(route))
  await fillIn()
  await button().click()
  await form().getByRole('status').filter({ hasText: words.sending }).waitFor()
  await form().evaluate((element: HTMLFormElement) => element.requestSubmit())
  await expect.poll(() => calls.length).toBe(1)
  await calls[0]?.abort()
  await form().getByRole('alert').filter({ hasText: words.formNotSent }).waitFor()
  expect(await form().getByRole('link', { name: email }).getAttribute('href')).toContain('Krug')
  expect(await isFocused(button())).toBe(true)
  await page.unrouteAll()
  await page.reload()
  await button().hover()
  await waitForReact(form())
  await expect.poll(() => control('longText').inputValue()).toContain('Krug')
  await page.waitForFunction(() => performance.now() > 1000)
  await button().click()
  await form().waitFor({ state: 'detached' })
  expect(kept()).toMatchObject([{ answers }])
})

test('what is typed before the page has come to life is kept', async () => {
  ;({ page } = await openPage())
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto(address + formPath, { waitUntil: 'commit' })
  await fillIn()
  await waitForReact(form())
  expect(await control('longText').inputValue()).toContain('Krug')
  await page.waitForFunction(() => performance.now() > 1000)
  await button().click()
  await form().waitFor({ state: 'detached' })
  expect(kept()).toMatchObject([{ answers }])
})

test('axe finds nothing, and nothing is wider than a small screen, with and without mistakes', async () => {
  await open({ viewport: { width: 360, height: 740 } })
  const isNarrow = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  expect([await findViolations(page), await isNarrow()]).toEqual([[], true])
  await button().click()
  await form().getByRole('alert').waitFor()
  expect([await findViolations(page), await isNarrow()]).toEqual([[], true])
})
