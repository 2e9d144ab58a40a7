import { afterEach, beforeEach, expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { WebAuthor } from '../support/web-editor'

/** The built editor of the second studio, from a server of plain files, and a stand-in of GitHub. */
let author: WebAuthor

beforeEach(async () => {
  author = await WebAuthor.open()
})
afterEach(() => {
  expect(author.host.state.violations).toEqual([])
})

const headingOf = (text: string) => JSON.parse(text).pages[0].blocks[0].heading

test('signing in with a refused token, then with another; publishing while the main branch moves', async () => {
  const { page, host } = author
  await author.signIn('not-a-token-of-priya')
  await page.getByRole('alert').filter({ hasText: 'does not accept' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await author.signIn()
  await author.ready()
  await author.write('Meine Worte')
  author.push((text) => text.replace('"title": "Die Werkstatt"', '"title": "Andere Worte"'))
  await author.publish('Neue Überschrift')
  await page.getByText('Sent to fox').first().waitFor()
  const sent = JSON.parse(author.text('neue-uberschrift'))
  expect([sent.pages[0].blocks[0].heading, sent.pages[1].title]).toEqual(['Meine Worte', 'Andere Worte'])
  expect(host.state.pulls).toMatchObject([{ branch: 'neue-uberschrift', into: 'main', title: 'Neue Überschrift' }])
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '1 change waiting' }).waitFor()

  host.state.merge('neue-uberschrift', 'squash')
  await author.focus()
  await author.line('“Neue Überschrift” is on the site’s main branch').waitFor()
  expect(headingOf(author.text())).toBe('Meine Worte')
  await page.getByRole('button', { name: '1 change waiting' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('There is nothing to publish').waitFor()
})

test('a token that expires in the middle of a word takes nothing away, and signing in again goes on', async () => {
  const { page, host } = author
  await author.signIn()
  await author.ready()
  await author.heading().click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Halbes W')
  host.state.faults.add('signed-out')
  await author.focus()
  await author.line('GitHub').waitFor()
  await page.keyboard.type('ort')
  expect(await author.heading().textContent()).toBe('Halbes Wort')
  expect(await findViolations(page)).toEqual([])
  host.state.faults.clear()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.getByRole('dialog', { name: 'Sign in to GitHub' }).waitFor()
  await author.signIn()
  await author.line('GitHub').waitFor({ state: 'detached' })
  await author.publish('Ein Wort')
  await page.getByText('Sent to fox').first().waitFor()
  expect(headingOf(author.text('ein-wort'))).toBe('Halbes Wort')
})

test('words that clash with those of someone else are offered again, and a branch is shown without being changed', async () => {
  const { page } = author
  await author.signIn()
  await author.ready()
  await author.write('Meine Worte')
  author.push((text) => text.replace('Geschirr, das bleibt', 'Andere Worte'))
  await author.focus()
  await expect.poll(() => author.heading().textContent()).toBe('Andere Worte')
  const note = page.locator('.note-card', { hasText: 'Meine Worte' })
  await note.getByRole('button', { name: 'Put it back' }).click()
  await expect.poll(() => author.heading().textContent()).toBe('Meine Worte')
  await author.publish('Meine Worte')
  await page.getByText('Sent to fox').first().waitFor()

  await page.goto(`${author.address}/#branch=meine-worte`)
  await page.reload()
  await author.signIn()
  await author.line('“meine-worte”').waitFor()
  await author.heading().waitFor()
  expect(await author.heading().textContent()).toBe('Meine Worte')
})
