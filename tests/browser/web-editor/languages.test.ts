import { expect, test } from 'vitest'
import { editOnTheWeb } from '../support/web-studio'

const studio = editOnTheWeb()

test('a page is opened in another language, and translated into one, in one step of undo', async () => {
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
})
