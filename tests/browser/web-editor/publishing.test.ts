import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { openPage } from '../support/site'
import { editOnTheWeb } from '../support/web-studio'

/** Publishing, and what others do at the host in between. */
const studio = editOnTheWeb()
const begun = 'Geschirr, das bleibt'

afterEach(() => {
  expect(studio.host.state.violations).toEqual([])
})

const textOf = (branch: string) => studio.host.state.repository.bytes(['show', `${branch}:pages.json`]).toString()
const headingOf = (text: string) => JSON.parse(text).pages[0].blocks[0].heading
const headingIs = (page: Page, words: string) => expect.poll(() => studio.heading(page).textContent()).toBe(words)
const line = (page: Page, words: string) => page.locator('.status-line', { hasText: words })

/** Changes pages.json as someone else does. */
function push(from: string, to: string): void {
  const bytes = Buffer.from(textOf('main').replace(from, to))
  studio.host.state.repository.commit('main', 'By someone else', [{ path: 'pages.json', bytes }])
}

/** As when the window is seen again. */
const focus = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))

async function publish(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByLabel('Describe your change').fill(words)
  await page.keyboard.press('Enter')
  await page.getByText('Sent to fox').first().waitFor()
}

test('a change is sent on top of what others have just pushed, waits, and is no change any more once it is accepted', async () => {
  const page = await studio.open()
  expect(await findViolations(page)).toEqual([])
  await studio.write(page, ', lange')
  push('"title": "Die Werkstatt"', '"title": "Andere Worte"')
  await publish(page, 'Neue Überschrift')
  const sent = textOf('neue-ueberschrift')
  expect([headingOf(sent), JSON.parse(sent).pages[1].title]).toEqual([`${begun}, lange`, 'Andere Worte'])
  expect(studio.host.state.pulls).toMatchObject([
    { branch: 'neue-ueberschrift', into: 'main', title: 'Neue Überschrift' },
  ])
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Waiting to be accepted' }).waitFor()

  studio.host.state.merge('neue-ueberschrift', 'squash')
  await focus(page)
  await line(page, '“Neue Überschrift” was accepted').waitFor()
  await page.getByRole('button', { name: 'Waiting to be accepted' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('There is nothing to publish').waitFor()
  await page.context().close()
})

test('words that clash with those of someone else are put back; the branch with them is shown, and cannot be changed', async () => {
  const page = await studio.open()
  const heading = headingOf(textOf('main'))
  await studio.write(page, ', meine')
  push(heading, 'Andere Worte')
  await focus(page)
  await headingIs(page, 'Andere Worte')
  const note = page.locator('.note-card', { hasText: `${heading}, meine` })
  await note.getByRole('button', { name: 'Put it back' }).click()
  await headingIs(page, `${heading}, meine`)
  await publish(page, 'Meine Worte')
  await page.context().close()

  const { page: reviewer } = await openPage()
  await reviewer.goto(`${studio.address}/#branch=meine-worte`)
  await studio.signIn(reviewer)
  await line(reviewer, '“meine-worte”').waitFor()
  await expect.poll(() => studio.frame(reviewer).locator('h1').textContent()).toBe(`${heading}, meine`)
  await reviewer.getByRole('button', { name: 'What changed' }).click()
  await reviewer.getByText(`to “${heading}, meine”`).waitFor()
  expect(await reviewer.getByRole('button', { name: /^Take back/ }).count()).toBe(0)
  expect(await findViolations(reviewer)).toEqual([])
  await reviewer.getByRole('button', { name: /^Before and now/ }).click()
  await reviewer.frameLocator('iframe[title^="Before:"]').locator('h1', { hasText: 'Andere Worte' }).waitFor()
  for (const _ of [1, 2]) await reviewer.keyboard.press('Escape')
  await studio.frame(reviewer).getByRole('link', { name: 'Werkstatt' }).first().click()
  await studio.frame(reviewer).locator('h1', { hasText: 'Werkstatt' }).waitFor()
  await reviewer.context().close()
})

test('a mistake is taken out of the request that waits, and a request is withdrawn', async () => {
  const page = await studio.open()
  const before = headingOf(textOf('main'))
  await studio.write(page, ', falsch')
  await publish(page, 'Ein Fehler')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await headingIs(page, before)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Publish withdraws the request.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Describe your change').press('Enter')
  await page.getByText('The request is withdrawn.').first().waitFor()
  expect(studio.host.state.pulls.find(({ branch }) => branch === 'ein-fehler')?.state).toBe('closed')
  expect(studio.host.state.repository.headOf('ein-fehler')).toBeUndefined()
  await page.keyboard.press('Escape')

  await studio.write(page, ', richtig')
  await publish(page, 'Richtig')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Waiting to be accepted' }).click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('What you have changed is still here.').waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(studio.host.state.repository.headOf('richtig')).toBeUndefined()
  await page.keyboard.press('Escape')
  await headingIs(page, `${before}, richtig`)
  await page.context().close()
})

test('a picture that others have removed comes back with an earlier version, which is seen beside now', async () => {
  const page = await studio.open()
  const { repository } = studio.host.state
  const picture = repository.bytes(['show', 'main:public/images/krug.svg'])
  const bytes = Buffer.from(textOf('main').replaceAll('/images/krug.svg', '/images/vase.svg'))
  const before = textOf('main')
  repository.commit('main', 'Ohne Krug', [{ path: 'pages.json', bytes }, { path: 'public/images/krug.svg' }])
  await focus(page)
  await studio.frame(page).locator('[data-block="opening"] img[src*="vase"]').waitFor()
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: /^Ohne Krug/ }).waitFor()
  await page.locator('.past-version button').nth(1).click()
  await page.getByRole('button', { name: /^Take back everything since/ }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Before and now/ })
    .first()
    .click()
  const former = page.frameLocator('iframe[title^="Before:"]').locator('img[src*="krug"]').first()
  await expect
    .poll(() => former.evaluate(async ({ currentSrc }: HTMLImageElement) => (await fetch(currentSrc)).text()))
    .toBe(picture.toString())
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Take back everything since/ }).click()
  await page.getByText('Nothing has changed since this version').waitFor()
  await page.keyboard.press('Escape')
  await publish(page, 'Mit Krug')
  expect(textOf('mit-krug')).toBe(before)
  expect(repository.bytes(['show', 'mit-krug:public/images/krug.svg'])).toEqual(picture)
  await page.context().close()
})
