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
  // At its words: the button that adds a block covers the empty middle of the line.
  await text.click({ position: { x: 10, y: 15 } })
  await studio.frame().getByText('Used on 2 pages.').waitFor()
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

test('the examples of blocks are drawn before they are asked for', async () => {
  const { page } = studio
  // They were drawn since, or when the dialog was open.
  await page.goto('about:blank')
  await page.addInitScript(() => {
    const prepared = () => document.querySelector('.prepared-examples') !== null
    new MutationObserver(() => {
      if (prepared()) document.documentElement.dataset.wasPrepared = ''
    }).observe(document, { childList: true, subtree: true })
  })
  await studio.open()
  await page.locator('html[data-was-prepared]').waitFor({ state: 'attached' })
  await page.locator('.prepared-examples').waitFor({ state: 'detached' })
  await page.route('**/catalogue*', (route) => route.abort())
  await inOutline('Add block here').click()
  for (const frame of ['.drawn-example', '.miniature iframe'])
    await page.frameLocator(frame).first().locator('[data-example-of]').waitFor()
  await page.unroute('**/catalogue*')
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
  // The text after the first one takes letters, too. Nothing moves, on this page alone.
  await studio.row(0).focus()
  for (const key of ['Space', 'F6']) await page.keyboard.press(key)
  await expect.poll(() => studio.frame().locator('h1[contenteditable]').count()).toBe(1)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Gut: ')
  await page.keyboard.press('Enter')
  await expect.poll(() => content().pages[0].blocks[0].line).toMatch(/^Gut: Gedreht/)
  const moves = () => [document.documentElement.dataset.paused, localStorage.getItem('paused')]
  expect(await page.frames()[1]?.evaluate(moves)).toEqual(['true', null])
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
