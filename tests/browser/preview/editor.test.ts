import { expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { editStudio } from '../support/edited-studio'

/** The editor on the second studio's site. */
const studio = editStudio()
const { read, write, saved } = studio

test('a heading is left alone by Escape, changed where it stands, and taken back byte for byte', async () => {
  const heading = studio.text('Überschrift of Auftakt')
  const before = await heading.textContent()
  await heading.click()
  await studio.page.keyboard.type('weg damit')
  await studio.page.keyboard.press('Escape')
  expect(await heading.textContent()).toBe(before)
  expect(read()).toBe(saved)
  await heading.click()
  await studio.page.keyboard.press('End')
  await studio.page.keyboard.type(' lange')
  await studio.page.keyboard.press('Enter')
  await expect.poll(read).toBe(saved.replace(`${before}"`, `${before} lange"`))
  await expect.poll(() => studio.state().textContent()).toBe('Saved')
  await studio.step('Undo').click()
  await expect.poll(read).toBe(saved)
  await expect.poll(() => heading.textContent()).toBe(before)
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
  expect(await findViolations(studio.page)).toEqual([])
})
