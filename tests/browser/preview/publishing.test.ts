import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { editStudio } from '../support/edited-studio'

/** What changed and Publish on the second studio's site, which is kept in a repository with a server beside it. */
const studio = editStudio()
const { read, write, saved } = studio
const folder = dirname(studio.file)
const bare = `${folder}.git`
const publicFile = (name: string) => join(folder, 'public/images', name)

const git = (at: string, ...args: string[]) => execFileSync('git', ['-C', at, ...args], { encoding: 'utf8' }).trim()

beforeAll(() => {
  git(folder, 'init', '-q', '-b', 'main')
  git(folder, 'config', 'user.name', 'Fox')
  git(folder, 'config', 'user.email', 'fox@example.org')
  git(folder, 'add', 'pages.json', 'public')
  git(folder, 'commit', '-qm', 'Der Anfang')
  git(folder, 'init', '-q', '--bare', '-b', 'main', bare)
  git(folder, 'remote', 'add', 'origin', bare)
  git(folder, 'push', '-q', 'origin', 'main')
})
afterEach(async () => {
  await studio.page.setViewportSize({ width: 1280, height: 720 })
  rmSync(publicFile('neu.svg'), { force: true })
})

afterAll(() => {
  for (const left of [join(folder, '.git'), join(folder, 'notes.txt'), bare]) rmSync(left, { recursive: true })
})

const dialog = (name: string) => studio.page.getByRole('dialog', { name })
const openDialog = async (name: string) => {
  await studio.page.getByRole('toolbar', { name: 'Editor' }).getByRole('button', { name }).click()
  return dialog(name)
}

test('a changed heading is said, taken back byte for byte, and done again', async () => {
  const heading = studio.text('Überschrift of Auftakt')
  const before = await heading.textContent()
  await heading.click()
  await studio.page.keyboard.press('End')
  await studio.page.keyboard.type(' lange')
  await studio.page.keyboard.press('Enter')
  await expect.poll(read).not.toBe(saved)
  const changed = read()
  const changes = await openDialog('What changed')
  await changes.getByText(`Überschrift changed from “${before}” to “${before} lange”`).waitFor()
  await studio.page.setViewportSize({ width: 360, height: 740 })
  expect(await findViolations(studio.page)).toEqual([])
  await changes.getByRole('button', { name: /^Take back: .*Überschrift changed/ }).press('Enter')
  await expect.poll(read).toBe(saved)
  await changes.getByText('Nothing has changed').waitFor()
  await expect
    .poll(() => studio.page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null))
    .toBe(true)
  await changes.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(read).toBe(changed)
  await changes.getByRole('button', { name: /^Take back: .*Überschrift changed/ }).waitFor()
})

test('a page is shown as it was beside the page as it is, with the picture that was replaced', async () => {
  const picture = publicFile('krug.svg')
  const drawn = readFileSync(picture, 'utf8')
  const replaced = drawn.replace('<svg', '<svg data-new=""')
  writeFileSync(picture, replaced)
  const content = JSON.parse(saved)
  content.pages[0].blocks[0].heading += ' und mehr'
  write(JSON.stringify(content))
  const changes = await openDialog('What changed')
  await changes.getByRole('button', { name: /^Before and now/ }).click()
  const [before, now] = ['Before', 'Now'].map((side) => studio.page.frameLocator(`iframe[title^="${side}:"]`))
  const seen = async (frame = before) => {
    await frame?.locator('html[data-hydrated] [data-differs]').first().waitFor()
    const heading = await frame?.locator('h1').textContent()
    const file = await frame
      ?.locator('[data-differs] img')
      .first()
      .evaluate(async ({ currentSrc }: HTMLImageElement) => (await fetch(currentSrc)).text())
    const current = await frame?.locator('nav [aria-current="page"]').count()
    return { heading, file, current, colour: await frame?.locator('html').getAttribute('data-colour') }
  }
  const [was, is] = [await seen(), await seen(now)]
  expect(is).toEqual({ ...was, heading: `${was.heading} und mehr`, file: replaced })
  expect(was.file).toBe(drawn)
  await before?.locator('a').first().click()
  await before?.locator('body').press('Escape')
  await studio.page.locator('.compared').waitFor({ state: 'detached' })
  writeFileSync(picture, drawn)
})

test('Publish leads to a branch with the heading and the new picture, and leaves the folder as it was', async () => {
  copyFileSync(publicFile('krug.svg'), publicFile('neu.svg'))
  write(saved.replace('/images/krug.svg', '/images/neu.svg'))
  writeFileSync(join(folder, 'notes.txt'), 'Nobody’s business')
  const before = [git(folder, 'status', '--porcelain'), git(folder, 'rev-parse', 'HEAD'), read()]
  const publish = await openDialog('Publish')
  const about = publish.getByRole('textbox', { name: 'Describe your change' })
  await about.press('Enter')
  expect(await about.getAttribute('aria-invalid')).toBe('true')
  expect(await findViolations(studio.page)).toEqual([])
  await about.fill('Ein neues Bild für Krüge')
  await about.press('Enter')
  await publish.getByText('Sent to the server').last().waitFor()
  expect(await findViolations(studio.page)).toEqual([])
  expect(git(bare, 'diff', '--name-only', 'main', 'ein-neues-bild-fuer-kruege')).toBe(
    'pages.json\npublic/images/neu.svg',
  )
  expect([git(folder, 'status', '--porcelain'), git(folder, 'rev-parse', 'HEAD'), read()]).toEqual(before)
})
