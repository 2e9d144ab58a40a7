import { expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { editStudio } from '../support/edited-studio'

/** The editor on the second studio's site. */
const studio = editStudio()
const { read, write, saved } = studio

test('a heading is changed where it stands, and taken back byte for byte', async () => {
  const heading = studio.text('Überschrift of Auftakt')
  const before = await heading.textContent()
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

test('Escape leaves a text as it was, and writes nothing', async () => {
  const heading = studio.text('Überschrift of Auftakt')
  const before = await heading.textContent()
  await heading.click()
  await studio.page.keyboard.type('weg damit')
  await studio.page.keyboard.press('Escape')
  expect(await heading.textContent()).toBe(before)
  await studio.page.waitForTimeout(300)
  expect(read()).toBe(saved)
})

test('what the check refuses stays in the field with its sentence, and the file keeps the last good value', async () => {
  await studio.choose(0)
  const field = studio.page.getByRole('form').getByLabel('Überschrift')
  await field.fill('x'.repeat(95))
  await field.blur()
  await expect.poll(() => studio.state().textContent()).toContain('not saved')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await studio.page.locator('.fields .error').first().textContent()).toContain('90')
  expect(read()).toBe(saved)
  await studio.page.getByRole('button', { name: '1 thing to fix' }).click()
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await field.fill('Kurz')
  await field.press('Enter')
  await expect.poll(() => JSON.parse(read()).pages[0].blocks[0].heading).toBe('Kurz')
})

test('words that the check refused are offered again after the editor was closed', async () => {
  await studio.choose(0)
  await studio.page.getByRole('form').getByLabel('Überschrift').fill('y'.repeat(95))
  await studio.page.getByRole('form').getByLabel('Überschrift').blur()
  await expect.poll(() => studio.state().textContent()).toContain('not saved')
  await studio.page.reload()
  await studio.page.getByText('was not written last time').waitFor()
  await studio.page.getByRole('button', { name: 'Forget it' }).click()
  await studio.page.getByText('was not written last time').waitFor({ state: 'detached' })
})

test('a block is moved by the outline, which is said and can be taken back after a reload', async () => {
  await studio.choose(1)
  await studio.row(1).getByRole('button', { name: 'Move down' }).click()
  await studio.page.getByText(/is now 3 of 3/).waitFor()
  expect(JSON.parse(read()).pages[0].blocks[2].type).toBe('works')
  await studio.page.reload()
  await studio.step('Undo').waitFor()
  await expect.poll(() => studio.step('Undo').getAttribute('aria-disabled')).toBe('false')
  await studio.step('Undo').click()
  await expect.poll(read).toBe(saved)
})

test('a block is found by its name, added as its first example, doubled and removed', async () => {
  const blocks = () => JSON.parse(read()).pages[0].blocks
  // The file is written before the editor knows: what is pressed next has to wait for its words.
  const isSaid = (words: string) => studio.page.getByText(words).waitFor({ state: 'attached' })
  await studio.choose(0)
  await studio.page.locator('.outline').getByRole('button', { name: 'Add block here' }).click()
  await studio.page.getByRole('searchbox').fill('Fließ')
  await studio.page.getByRole('option', { name: /^Fließtext/ }).click()
  await isSaid('is added, 2 of 4.')
  expect(blocks()).toHaveLength(4)
  expect(blocks()[1].type).toBe('prose')
  await studio.row(1).getByRole('button', { name: 'Duplicate' }).click()
  await isSaid('is now there twice, 3 of 5.')
  expect(blocks()).toHaveLength(5)
  for (const left of [4, 3]) {
    await studio.choose(1)
    await studio.row(1).getByRole('button', { name: 'Remove' }).click()
    await isSaid(`${left} blocks are left`)
    expect(blocks()).toHaveLength(left)
  }
  expect(read()).toBe(saved)
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
