import type { ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { formService } from '../../sites/studio-site'
import { openPage, serveStudio, startCommand, waitForHydration } from '../support/site'

/** The commands that bring a form service along, as processes, on the site of the studio. */
const site = mkdtempSync(join(inject('folder'), 'form-'))
const file = join(site, 'submissions.jsonl')
const out = join(site, 'dist')
let written: string

beforeAll(async () => {
  // With what is built of it: only what names the form service is built again.
  cpSync((await serveStudio()).folder, site, { recursive: true })
  written = readFileSync(join(site, 'pages.json'), 'utf8')
})

const keptEmails = () =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).answers.email)

describe.each<['start' | 'dev', string[]]>([
  ['start', ['--site', site, '--out', out]],
  ['dev', ['--site', site]],
])('the stand-in of the form service in scripts/%s.ts', (script, args) => {
  let command: ChildProcess
  let address: string

  beforeAll(async () => {
    rmSync(file, { force: true })
    ;({ command, address } = await startCommand(script, args))
  })

  afterAll(() => command?.kill())

  /** Types an address and sends it. */
  async function signUp(email: string, options: BrowserContextOptions = {}): Promise<Page> {
    const { page } = await openPage(options)
    await page.goto(`${address}/thegoodhour`)
    if (options.javaScriptEnabled !== false) {
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
    }
    await page.getByLabel('Your email address').fill(email)
    await page.locator('[data-block="form"]').getByRole('button').click()
    return page
  }

  test('a sign-up lands in the file, once however often it is sent (B8)', async () => {
    for (let round = 0; round < 2; round++) {
      const page = await signUp('mouse@thimble.example')
      await page.getByText('Your hour is in good hands.').waitFor()
      await page.context().close()
    }
    expect(keptEmails()).toEqual(['mouse@thimble.example'])
  })

  if (script === 'start')
    test('a sign-up without script lands there too, and a page says thank you and leads back (R10)', async () => {
      const page = await signUp('plain@thimble.example', { javaScriptEnabled: false })
      await page.getByRole('heading', { name: 'Thank you!' }).waitFor()
      expect(keptEmails()).toContain('plain@thimble.example')
      await page.getByRole('link', { name: 'Go back' }).click()
      await page.waitForURL(`${address}/thegoodhour`)
      await page.context().close()
    })

  test('nobody is sent to the real service', async () => {
    const html = await (await fetch(`${address}/thegoodhour`)).text()
    expect(html).not.toContain(formService)
  })
})

test('the preview and the server leave pages.json as it is', () => {
  expect(readFileSync(join(site, 'pages.json'), 'utf8')).toBe(written)
  expect(existsSync(join(out, 'thegoodhour.html'))).toBe(true)
})
