import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SiteContent } from '../../../src/engine/base/schema-types/content'
import { readLanguages } from '../../../src/engine/base/shared-types/languages/languages'
import { isContentPage } from '../../../src/engine/base/shared-types/site-pages'
import { askedServices } from '../../../src/engine/building/host-config/services'
import { type AskingSite, findUnasked } from '../../../src/engine/building/host-config/unasked-requests'
import { createValidator } from '../../../src/engine/content/schema-model/validation/validate'
import { readSchemas } from '../../../src/engine/folders/studio-folder/read-schemas'
import { findViolations } from '../support/axe'
import { openHydrated, openPage, root, serveSecondStudio } from '../support/site'

/** The second studio, which shows a map and a calendar of other sites. */
const folder = join(root, 'tests/second-studio')
const content: SiteContent = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'))
let address: string
let site: AskingSite
let page: Page
let complaints: string[]
let requests: string[]

beforeAll(async () => {
  address = await serveSecondStudio()
  const { annotations } = createValidator(await readSchemas(root, folder))(content)
  site = { settings: content.site, services: askedServices(annotations.filter(({ format }) => format === 'asks')) }
})

beforeEach(async () => {
  ;({ page, complaints } = await openPage())
  requests = []
  page.on('request', (request) => requests.push(request.url()))
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Karte</title><p>the map</p>' }),
  )
})

afterEach(async () => {
  expect(complaints).toEqual([])
  await page.context().close()
})

const reasons = () => requests.flatMap((request) => findUnasked(site, address, request)?.reason ?? [])
const group = () => page.getByRole('group', { name: 'Der Weg zu uns' })
const map = () => page.frameLocator('iframe[title="Der Weg zu uns"]').getByText('the map')

const languages = readLanguages(content.site)

test('no page asks another site before a visitor agrees', async () => {
  for (const { path, guard } of content.pages.filter(isContentPage)) {
    // Pages in other languages have the same blocks.
    if (guard || path.endsWith('/*') || languages.of(path) !== languages.own) continue
    await openHydrated(page, address + path)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  }
  expect(reasons()).toEqual([])
})

test('a map comes when it is asked for, for this once, and has the focus', async () => {
  await openHydrated(page, `${address}/kontakt`)
  await group().scrollIntoViewIfNeeded()
  expect(await findViolations(page)).toEqual([])
  await group().getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await map().waitFor()
  expect(await group().evaluate((element) => element === document.activeElement)).toBe(true)
  expect(reasons()).toEqual(['before consent'])
  await page.reload()
  await group().getByRole('button').first().waitFor()
})

test('a service that is always allowed is shown on the next visit, until that is taken back beside it', async () => {
  await openHydrated(page, `${address}/kontakt`)
  await group().getByRole('button').last().click()
  await map().waitFor()
  await page.reload()
  await map().waitFor()
  const caption = page.locator('figcaption')
  expect(await findViolations(page)).toEqual([])
  await caption.getByRole('button').click()
  await group().getByRole('button').first().waitFor()
  requests = []
  await page.reload()
  await group().getByRole('button').first().waitFor()
  expect(reasons()).toEqual([])
})

test('without script a link leads to the service, and nothing is to be pressed', async () => {
  const { page: plain } = await openPage({ javaScriptEnabled: false })
  await plain.goto(`${address}/kontakt`)
  expect(await plain.locator('figure').getByRole('button').count()).toBe(0)
  expect(await plain.locator('figure a').getAttribute('href')).toContain('https://www.openstreetmap.org/#map=')
  await plain.context().close()
})
