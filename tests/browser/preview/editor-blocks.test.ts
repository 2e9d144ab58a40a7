import { expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { editStudio } from '../support/edited-studio'

/** Blocks in the editor: of one page and of several, where a template says what stands, and without a mouse. */
const studio = editStudio()
const { read, saved } = studio

const content = () => JSON.parse(read())
const inOutline = (name: string) => studio.page.locator('.outline').getByRole('button', { name, exact: true })
const isSaid = (words: string) => studio.page.getByText(words).waitFor({ state: 'attached' })

test('a text that stands on other pages asks first, and can be made one of this page alone', async () => {
  const text = studio.text('Überschrift of Fließtext')
  await text.click()
  await studio.frame().getByText('Stands on 2 pages.').waitFor()
  await studio.page.keyboard.type('verloren')
  expect(read()).toBe(saved)
  await studio.frame().getByRole('button', { name: 'Only here' }).click()
  await expect.poll(() => content().pages[0].blocks[2].heading).toBe(content().shared.besuch.heading)
  await studio.frame().locator('[contenteditable]').waitFor()
  await studio.page.keyboard.press('End')
  await studio.page.keyboard.type(' hier')
  await studio.page.keyboard.press('Enter')
  await expect.poll(() => content().pages[0].blocks[2].heading).toMatch(/ hier$/)
  expect(content().shared).toEqual(JSON.parse(saved).shared)
})

test('a block is shared, added to another page, and changed on both', async () => {
  await studio.choose(1)
  await studio.page.getByRole('button', { name: 'Share with other pages' }).click()
  await isSaid('is shared now')
  const [name = ''] = Object.keys(content().shared).slice(-1)
  expect(content().pages[0].blocks[1]).toEqual({ shared: name })
  await studio.page.getByRole('combobox', { name: 'Page' }).selectOption('/arbeiten/krug')
  await inOutline('Add block here').click()
  await studio.page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  await isSaid('is added, 3 of 3')
  expect(content().pages.find(({ path }: { path: string }) => path === '/arbeiten/krug').blocks[2]).toEqual({
    shared: name,
  })
  await studio.page.getByText('Stands on 2 pages').waitFor()
  for (let step = 0; step < 2; step++) {
    const before = read()
    await studio.step('Undo').click()
    await expect.poll(read).not.toBe(before)
  }
  expect(read()).toBe(saved)
})

test('what a template fixes stays where it is, the reason is said, and new blocks come behind it', async () => {
  await studio.open(studio.page, '/arbeiten/krug')
  await studio.choose(0)
  for (const name of ['Move up', 'Move down', 'Duplicate', 'Remove'])
    expect(await inOutline(name).isDisabled()).toBe(true)
  await studio.page.getByText(/“Arbeit” begins with/).waitFor()
  await inOutline('Add block here').click()
  await studio.page.getByText('The new block comes behind them.').waitFor()
  await studio.page.getByRole('dialog').getByRole('option').first().click()
  await isSaid('3 of 3')
})

test('the first text of a new block is selected, and counts as to fill in until it is written', async () => {
  await studio.choose(0)
  await inOutline('Add block here').click()
  await studio.page.getByRole('searchbox').fill('Fließ')
  await studio.page.getByRole('option', { name: /^Fließtext/ }).click()
  await studio.frame().locator('[contenteditable]').waitFor()
  const toFillIn = studio.page.getByRole('button', { name: /to fill in$/ })
  await toFillIn.waitFor()
  await studio.page.keyboard.type('Neu und eigen.')
  await studio.page.keyboard.press('F6')
  await expect.poll(() => content().pages[0].blocks[1].html).toBe('<p>Neu und eigen.</p>')
  await toFillIn.waitFor({ state: 'detached' })
})

test('the title of a page is a field, and a block is copied to another page', async () => {
  await inOutline('Page settings').click()
  const title = studio.page.getByRole('form', { name: 'Fields of Page' }).getByLabel('Title')
  await title.fill('Gedrehtes Geschirr')
  await title.press('Enter')
  await expect.poll(() => content().pages[0].title).toBe('Gedrehtes Geschirr')
  await studio.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await studio.choose(1)
  await inOutline('Copy').click()
  await isSaid('is copied')
  await studio.page.getByRole('combobox', { name: 'Page' }).selectOption('/arbeiten/krug')
  await studio.choose(1)
  await studio.page.keyboard.press('Control+v')
  await isSaid('is pasted, 3 of 3')
  const { blocks } = content().pages.find(({ path }: { path: string }) => path === '/arbeiten/krug')
  expect(blocks[2]).toEqual(content().pages[0].blocks[1])
})

test('a heading is changed and a block moved and taken back without a mouse', async () => {
  const { page } = studio
  await page.locator('.bar button').first().focus()
  await page.keyboard.press('F6')
  expect(await page.evaluate(() => document.activeElement?.closest('.outline') !== null)).toBe(true)
  await studio.row(1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await isSaid('is now 3 of 3')
  await page.keyboard.press('Control+z')
  await expect.poll(read).toBe(saved)
  await page.keyboard.press('F6')
  await expect.poll(() => studio.frame().locator('[contenteditable]').count()).toBe(1)
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Enter')
  await expect.poll(() => content().pages[0].blocks[1].heading).toBe('Im Regal!')
  await page.keyboard.press('F6')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.fields') !== null)).toBe(true)
})

test('nothing is wrong for assistive technology with a narrow window, a mistake, a hint and a fixed place', async () => {
  const { page } = studio
  await page.setViewportSize({ width: 360, height: 740 })
  await studio.open()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await studio.open(page, '/arbeiten/krug')
  await studio.choose(0)
  await studio.field('Überschrift').fill('x'.repeat(95))
  await studio.field('Überschrift').blur()
  await page.getByRole('button', { name: '1 thing to fix' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await studio.text('Zeile of Auftakt').click()
  expect(await findViolations(page)).toEqual([])
})
