import { expect, test } from 'vitest'
import { editOnTheWeb } from '../support/web-studio'

const studio = editOnTheWeb()

test('a page is translated in one step of undo, and a change of its original is ticked off', async () => {
  const page = await studio.open()
  const languages = page.locator('.bar .language')
  const choose = async (language: string) => {
    await languages.click()
    await page.locator(`[role="menuitem"]:has([lang="${language}"])`).click()
  }
  const shown = (language: string, path: string) =>
    studio.frame(page).locator(`html[lang="${language}"][data-hydrated] #root[data-page="${path}"]`).waitFor()

  await choose('ar')
  await shown('ar', '/ar')
  expect(await studio.frame(page).locator('html').getAttribute('dir')).toBe('rtl')
  await choose('de')
  await shown('de', '/')
  await page.locator('.page-name select').selectOption('/kurse')
  await shown('de', '/kurse')
  await choose('en')
  await page.getByRole('dialog').getByRole('button', { name: 'Translate' }).click()
  await shown('en', '/en/kurse')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await shown('de', '/kurse')

  await page.locator('.page-name select').selectOption('/')
  await shown('de', '/')
  await page.locator('.outline [role="row"]').nth(1).click()
  const heading = page.locator('form.fields').getByLabel('Überschrift').first()
  await heading.fill('Neue Krüge')
  await heading.press('Enter')
  await choose('en')
  await shown('en', '/en')
  await page
    .locator('.bar')
    .getByRole('button', { name: /to look at/ })
    .click()
  const ticks = page.getByRole('button', { name: / is right$/ })
  await ticks.first().waitFor()
  const count = await ticks.count()
  await ticks.first().click()
  await expect.poll(() => ticks.count()).toBe(count - 1)
})
