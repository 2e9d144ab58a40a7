import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { project, showreel } from '../../sites/studio-site'
import { eachOnStudio, openPage, waitForHydration, waitForReact } from '../support/site'

/** Links without script that are buttons with it: films, and pictures that open extra large. */
let page: Page
let address: string

eachOnStudio(
  (visit) => {
    ;({ page, address } = visit)
  },
  { isQuiet: false },
)

const enhanced = '[data-enhanced]'
const link = () => page.locator(enhanced).first()
const announced = () => link().ariaSnapshot()
const popup = () => link().getAttribute('aria-haspopup')

/** Holds the app back until a test lets it come. */
async function holdApp(): Promise<() => void> {
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

test.each([showreel, project])(
  'on %s they are announced as one thing before and after React has come',
  async (path) => {
    const release = await holdApp()
    await page.goto(address + path)
    await expect.poll(announced).toMatch(/^- button /)
    const before = [await announced(), await popup()]
    release()
    await waitForHydration(page)
    await link().scrollIntoViewIfNeeded()
    await waitForReact(link())
    expect([await announced(), await popup()]).toEqual(before)
  },
)

test('the space bar presses one before React has come, as it presses a button', async () => {
  const release = await holdApp()
  await page.goto(address + project)
  await expect.poll(announced).toMatch(/^- button /)
  const picture = page.locator('[data-enhanced="dialog"]').first()
  await picture.focus()
  const position = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  expect(await page.evaluate(() => scrollY)).toBe(position)
  release()
  await page.getByRole('dialog').waitFor()
})

test('where their code does not come they are links again, and lead on', async () => {
  await page.route('**/assets/hydrate-*.js', (route) => route.abort())
  await page.goto(address + project)
  await page.keyboard.press('Tab')
  await expect.poll(announced).toMatch(/^- link /)
  expect(await popup()).toBeNull()
})

test('without script they are links', async () => {
  const visit = await openPage({ javaScriptEnabled: false })
  await visit.page.goto(address + project)
  expect(await visit.page.locator(enhanced).first().ariaSnapshot()).toMatch(/^- link /)
  await visit.page.context().close()
})
