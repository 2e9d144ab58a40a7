import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { project, showreel } from '../../sites/studio-site'
import { findViolations } from '../support/axe'
import { cutText, findFaults, overflow, smallTargets } from '../support/measures'
import { eachOnStudio, openHydrated, scrollThrough } from '../support/site'

/** What opens on a page, at a desk and on a phone. The pages themselves are looked at in pages.test.ts. */
let page: Page
let address: string

eachOnStudio(
  (visit) => {
    ;({ page, address } = visit)
  },
  { isQuiet: false, keepsTab: true },
)

async function open(path: string): Promise<void> {
  await openHydrated(page, address + path)
  await scrollThrough(page)
}

/** What axe finds on screens of both kinds. */
async function findOnScreens(): Promise<string[]> {
  const found: string[] = []
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await findViolations(page)).map((violation) => `${width} px: ${violation}`))
  }
  return found
}

test('nothing is wrong with a picture that is shown extra large (B6)', async () => {
  await open(project)
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  expect(await findOnScreens()).toEqual([])
})

test('nothing is wrong with an opened section of services (S3)', async () => {
  await open('/about/services')
  await page.locator('summary', { hasText: /^Animation$/ }).click()
  expect(await findOnScreens()).toEqual([])
})

test('nothing is wrong with a form that has failed (X2)', async () => {
  await open('/thegoodhour')
  await page.locator('button[type="submit"]:disabled').waitFor()
  await page.getByRole('textbox').fill('someone@example.com')
  await page.getByRole('textbox').press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await findOnScreens()).toEqual([])
})

test('nothing is wrong with a film that has failed (X1)', async () => {
  await open(showreel)
  await page.getByRole('button', { name: /^Play/ }).click()
  await page.getByRole('alert').waitFor()
  expect(await findOnScreens()).toEqual([])
})

test('nothing is wrong with the open menu of a small screen, and it fits the smallest one (R1)', async () => {
  await page.setViewportSize({ width: 375, height: 800 })
  await open('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  const measures = { 'wider than the window': overflow, 'cut off': cutText, 'too small': smallTargets('nav a', 44) }
  expect(await findFaults(page, measures)).toEqual([])
})
