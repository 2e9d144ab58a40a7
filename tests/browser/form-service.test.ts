import type { ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { content, openPage, root, startBrowser, startCommand, waitForLife } from './site'

/** The commands that bring a form service along, as processes, on a copy of the real site. */
const site = mkdtempSync(join(tmpdir(), 'site-form-'))
const file = join(site, 'sign-ups.jsonl')
const out = join(site, 'dist')
let browser: Browser

beforeAll(async () => {
  for (const name of ['pages.json', 'public']) cpSync(join(root, name), join(site, name), { recursive: true })
  browser = await startBrowser()
})

afterAll(async () => {
  await browser?.close()
  rmSync(site, { recursive: true, force: true })
})

const keptEmails = () =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).email)

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
    const { page } = await openPage(browser, address, options)
    await page.goto(`${address}/thegoodhour`)
    if (options.javaScriptEnabled !== false) {
      await waitForLife(page)
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
    expect(html).not.toContain(content.site.formService?.url)
  })
})

test('the preview and the server leave pages.json as it is', () => {
  expect(readFileSync(join(site, 'pages.json'))).toEqual(readFileSync(join(root, 'pages.json')))
  expect(existsSync(join(out, 'thegoodhour.html'))).toBe(true)
})
