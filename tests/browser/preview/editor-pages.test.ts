import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { editStudio } from '../support/edited-studio'

/** What the editor does beyond one page: pages as a whole, the settings, links. */
const studio = editStudio()
const { read, saved } = studio

interface Page {
  path: string
  redirect?: string
  title?: string
  blocks?: { id?: string; html?: string }[]
}
const pages = (): Page[] => JSON.parse(read()).pages
const pageAt = (path: string) => pages().find((page) => page.path === path)

const dialog = () => studio.page.getByRole('dialog', { name: 'Pages' })

/** Opens the dialog of all pages and chooses one of them. */
async function choosePage(path: string): Promise<Locator> {
  await studio.page.getByRole('button', { name: 'Pages', exact: true }).click()
  await dialog().getByRole('searchbox').fill(path)
  await dialog().getByRole('row', { name: path }).first().click()
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

test('a page is added from a template, opens with what is to fill in, and is taken back', async () => {
  const pane = await choosePage('/arbeiten/krug')
  await pane.getByRole('button', { name: 'New page' }).click()
  await pane.getByRole('radio', { name: 'Arbeit' }).check()
  await pane.getByRole('textbox', { name: 'Title' }).fill('Große Dose')
  expect(await pane.getByRole('textbox', { name: 'Path' }).inputValue()).toBe('/arbeiten/grosse-dose')
  await pane.getByRole('textbox', { name: 'Path' }).fill('/arbeiten/krug')
  await pane.getByText('There is already a page at "/arbeiten/krug"').waitFor()
  expect(await findViolations(studio.page)).toEqual([])
  await pane.getByRole('textbox', { name: 'Path' }).fill('/arbeiten/dose')
  await pane.getByText('There is already a page').waitFor({ state: 'detached' })
  await pane.getByRole('button', { name: 'Add page' }).click()
  await expect.poll(() => pageAt('/arbeiten/dose')?.title).toBe('Große Dose')
  await dialog().waitFor({ state: 'detached' })
  await studio.page.getByRole('button', { name: /^\d+ to fill in$/ }).waitFor()
  expect(new URL(studio.page.url()).pathname).toBe('/__editor/arbeiten/dose')
  await undoAll()
})

test('a page that nothing links to says so, and is linked from the settings', async () => {
  const pane = await choosePage('/kurse')
  await pane.getByRole('button', { name: 'Duplicate' }).click()
  await pane.getByRole('textbox', { name: 'Path' }).fill('/kurse-im-sommer')
  await pane.getByRole('button', { name: 'Duplicate page' }).click()
  await studio.page.getByText('Not linked from anywhere yet').waitFor()
  await studio.page.getByRole('button', { name: 'Add a link there' }).click()
  await expect.poll(() => JSON.parse(read()).site.menu.at(-1).href).toBe('/kurse-im-sommer')
  await studio.page.getByText('Not linked from anywhere yet').waitFor({ state: 'detached' })
  await undoAll()
})

test('a page is moved with its links, which is said before, and opened where it is then', async () => {
  const pane = await choosePage('/kontakt')
  await pane.getByRole('button', { name: 'Move', exact: true }).click()
  await pane.getByRole('textbox', { name: 'New path' }).fill('/so-finden-sie-uns')
  const said = pane.getByText(/\d+ links.* will change, 1 redirect is added\./)
  await said.waitFor()
  const count = Number((await said.textContent())?.match(/\d+/)?.[0])
  expect(saved.split('/kontakt').length - 1).toBe(count + 1)
  await pane.getByRole('button', { name: 'Move page' }).click()
  await expect.poll(() => pageAt('/kontakt')?.redirect).toBe('/so-finden-sie-uns')
  expect(read().split('"/kontakt').length).toBe(2)
  await expect.poll(() => new URL(studio.page.url()).pathname).toBe('/__editor/so-finden-sie-uns')
  await undoAll()
})

test('a page that is linked is not deleted before its visitors have somewhere to go', async () => {
  const pane = await choosePage('/kontakt')
  await pane.getByRole('button', { name: 'Delete', exact: true }).click()
  const button = pane.getByRole('button', { name: 'Delete page' })
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await pane.getByRole('radio', { name: /^Take the links off/ }).check()
  await pane.getByText(/cannot be left out here: .*\/preise/).waitFor()
  await pane.getByRole('searchbox').fill('/werkstatt')
  await pane.getByRole('row', { name: '/werkstatt' }).click()
  await pane.getByRole('button', { name: 'Delete', exact: true }).click()
  await pane.getByRole('radio', { name: /^Take the links off/ }).check()
  await button.click()
  await expect.poll(() => pageAt('/werkstatt')).toBe(undefined)
  expect(read()).not.toContain('/werkstatt')
  expect(pageAt('/kurse')?.blocks?.[1]?.html).toContain(', woher der Ton kommt.')
  await undoAll()
})

test('entries are put in another order without numbers', async () => {
  const pane = await choosePage('/arbeiten/krug')
  await pane.getByRole('button', { name: 'Order' }).click()
  await pane
    .getByRole('row', { name: /^Krug, 1 of/ })
    .getByRole('button', { name: 'Move down' })
    .click()
  await pane.getByRole('row', { name: /^Krug, 2 of/ }).waitFor()
  const entries = () =>
    pages()
      .filter(({ path }) => path.startsWith('/arbeiten/'))
      .map(({ path }) => path)
  expect(entries().slice(0, 2)).toEqual(['/arbeiten/schale', '/arbeiten/krug'])
  await pane.getByRole('combobox', { name: 'Order' }).selectOption({ index: 1 })
  await pane
    .getByRole('row', { name: /^Krug, 2 of/ })
    .getByRole('button', { name: 'Move up' })
    .click()
  const shelves = () =>
    read()
      .match(/"shelf": \d/g)
      ?.slice(0, 2)
  await expect.poll(shelves).toEqual(['"shelf": 2', '"shelf": 1'])
  await pane.getByRole('row', { name: /^Krug, 1 of/ }).waitFor()
  await expect.poll(() => studio.page.evaluate(() => document.activeElement?.className)).toContain('entry')
  await studio.page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
  await undoAll()
})

test('the settings of the site are fields, and a link leads to a block that had no anchor', async () => {
  await studio.page.getByRole('button', { name: 'Site settings' }).click()
  await studio.field('Name').first().fill('Töpferei am Fluss')
  await studio.field('Name').first().press('Enter')
  await expect.poll(() => JSON.parse(read()).site.name).toBe('Töpferei am Fluss')
  expect(await findViolations(studio.page)).toEqual([])
  await studio.page.locator('.fields').getByRole('group').locator('summary').first().click()
  const address = studio.page.getByRole('combobox', { name: 'Link address' }).first()
  await address.fill('/kurse')
  await studio.page
    .getByRole('option', { name: /\/kurse#/ })
    .last()
    .click()
  await expect.poll(() => JSON.parse(read()).site.menu[0].href).toMatch(/^\/kurse#/)
  const [, anchor] = JSON.parse(read()).site.menu[0].href.split('#')
  expect(pageAt('/kurse')?.blocks?.map(({ id }) => id)).toContain(anchor)
  await undoAll()
})
