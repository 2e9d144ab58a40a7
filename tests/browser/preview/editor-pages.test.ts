import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { editStudio } from '../support/edited-studio'

/** Pages as a whole, on the server. What the dialog says is tested beside it. */
const studio = editStudio()
const { read, saved } = studio

interface Page {
  path: string
  redirect?: string
}
const pages = (): Page[] => JSON.parse(read()).pages
const pageAt = (path: string) => pages().find((page) => page.path === path)

const dialog = () => studio.page.getByRole('dialog', { name: 'Pages' })

/** Opens the dialog of all pages and chooses one of them. */
async function choosePage(path: string): Promise<Locator> {
  await studio.page.getByRole('button', { name: 'Pages', exact: true }).click()
  await dialog().getByRole('searchbox').fill(path)
  // A page in another language is in the middle of the row.
  await dialog().getByRole('row', { name: path }).first().getByText(path, { exact: true }).click()
  return dialog()
}

async function undoAll(): Promise<void> {
  for (let left = 9; left > 0 && read() !== saved; left--) {
    const before = read()
    await studio.step('Undo').click()
    await expect.poll(() => read() !== before).toBe(true)
  }
  expect(read()).toBe(saved)
}

test('a page is moved with its links, which is said before; a new page and the settings are accessible', async () => {
  const pane = await choosePage('/kontakt')
  await pane.getByRole('button', { name: 'Move', exact: true }).click()
  await pane.getByRole('textbox', { name: 'New address' }).fill('/so-finden-sie-uns')
  const said = pane.getByText(/\d+ links.* will change\. Visitors of/)
  await said.waitFor()
  const count = Number((await said.textContent())?.match(/\d+/)?.[0])
  expect(saved.split('/kontakt').length - 1).toBe(count + 1)
  await pane.getByRole('button', { name: 'Move page' }).click()
  await expect.poll(() => pageAt('/kontakt')?.redirect).toBe('/so-finden-sie-uns')
  expect(read().split('"/kontakt').length).toBe(2)
  await expect.poll(() => new URL(studio.page.url()).pathname).toBe('/__editor/so-finden-sie-uns')
  await undoAll()

  await (await choosePage('/kontakt')).getByRole('button', { name: 'New page' }).click()
  expect(await findViolations(studio.page)).toEqual([])
  await studio.page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
  await studio.page.getByRole('button', { name: 'Site settings' }).click()
  await studio.page.getByRole('form', { name: 'Fields of Site' }).waitFor()
  expect(await findViolations(studio.page)).toEqual([])
})
