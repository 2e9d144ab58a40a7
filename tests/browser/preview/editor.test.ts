import { expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { editStudio } from '../support/edited-studio'

/** The editor on the second studio's site. */
const studio = editStudio()
const { read, write, saved } = studio

test('a heading is changed where it stands, left by Escape or Enter, and taken back byte for byte', async () => {
  const heading = studio.text('Überschrift of Auftakt')
  const before = await heading.textContent()
  await heading.click()
  await studio.page.keyboard.type('weg damit')
  await studio.page.keyboard.press('Escape')
  await expect.poll(read).not.toBe(saved)
  await studio.page.keyboard.press('Control+z')
  await expect.poll(read).toBe(saved)
  await expect.poll(() => heading.textContent()).toBe(before)
  await heading.click()
  await studio.frame().locator('[contenteditable]').waitFor()
  await studio.page.keyboard.press('End')
  await studio.page.keyboard.type(' lange')
  await studio.page.keyboard.press('Enter')
  await expect.poll(read).toBe(saved.replace(`${before}"`, `${before} lange"`))
  await expect.poll(() => studio.state().textContent()).toMatch(/^Saved/)
  await studio.step('Undo').click()
  await expect.poll(read).toBe(saved)
  await expect.poll(() => heading.textContent()).toBe(before)
})

test('a word of the menu is changed where it stands, and the page stays until its link is followed', async () => {
  const { page } = studio
  const word = studio.frame().getByRole('textbox', { name: /, on every page$/ })
  await word.filter({ hasText: 'Kurse' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' 2027')
  await page.keyboard.press('Enter')
  await expect.poll(read).toBe(saved.replace('"text": "Kurse"', '"text": "Kurse 2027"'))
  expect(new URL(page.url()).pathname).toBe('/__editor/')
  await word.filter({ hasText: 'Kurse 2027' }).click()
  await studio.frame().getByRole('button', { name: 'Go there' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/__editor/kurse')
})

test('by keyboard alone: a word of the menu keeps its caret while it is saved, and the focus after Esc and Undo', async () => {
  const { page } = studio
  const word = studio
    .frame()
    .getByRole('textbox', { name: /, on every page$/ })
    .first()
  await word.focus()
  await page.keyboard.type('a')
  await expect.poll(read).not.toBe(saved)
  // The page is told of the new settings.
  await page.waitForTimeout(500)
  await page.keyboard.type('b')
  await page.keyboard.press('Escape')
  await expect.poll(read).toContain('"text": "ab')
  await page.keyboard.press('Control+z')
  await expect.poll(read).toBe(saved)
  await expect.poll(() => word.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.type('c')
  await expect.poll(read).toMatch(/"text": "c/)
})

test('what somebody else writes elsewhere leaves the text that is being typed alone, and both are kept', async () => {
  const heading = studio.text('Überschrift of Auftakt')
  await heading.click()
  await studio.page.keyboard.press('End')
  await studio.page.keyboard.type(' und')
  write(saved.replace('"Im Regal"', '"Im Schrank"'))
  await studio.page.waitForTimeout(600)
  await studio.page.keyboard.type(' mehr')
  await studio.page.keyboard.press('Enter')
  await expect.poll(() => JSON.parse(read()).pages[0].blocks[0].heading).toMatch(/ und mehr$/)
  expect(read()).toContain('"Im Schrank"')
})

test('nothing is wrong with the editor for assistive technology, whatever is open', async () => {
  await studio.choose(0)
  expect(await findViolations(studio.page)).toEqual([])
  await studio.page.locator('.outline').getByRole('button', { name: 'Add block here' }).click()
  await studio.page.getByRole('dialog').waitFor()
  // The search field moves through the long list, as a combobox does, whose list axe spares.
  const list = await studio.page.getByRole('listbox').getAttribute('id')
  expect(await studio.page.getByRole('searchbox').getAttribute('aria-controls')).toBe(list)
  const spared = `scrollable-region-focusable: #${list}`
  expect((await findViolations(studio.page)).filter((violation) => violation !== spared)).toEqual([])
})
