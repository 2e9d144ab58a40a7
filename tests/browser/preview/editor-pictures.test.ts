import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { drop } from '../support/drop'
import { editStudio } from '../support/edited-studio'

/** Pictures in the editor: the file and the folder on the disk are the witnesses. */
const studio = editStudio()
const { read, saved } = studio
const images = join(dirname(studio.file), 'public/images')
const before = new Set(readdirSync(images))

afterEach(() => {
  for (const name of readdirSync(images)) if (!before.has(name)) rmSync(join(images, name))
})

const dialog = () => studio.page.getByRole('dialog', { name: 'Choose a picture' })
const inDialog = (role: 'button' | 'row', name: string | RegExp) => dialog().getByRole(role, { name })
const alt = () => dialog().getByLabel('Alternative text')
const picture = () => JSON.parse(read()).pages[0].blocks[0].image
const shown = () => studio.frame().locator('#root [data-block] img').first()
const isClosed = () => dialog().waitFor({ state: 'detached' })

const photograph = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a64' } })
    .jpeg()
    .toBuffer()

test('a picture on the page is changed with its alternative text, and both are taken back in one step', async () => {
  const old = picture()
  await shown().click()
  await studio.frame().getByRole('button', { name: 'Replace' }).click()
  await dialog().getByRole('searchbox').fill('vase')
  await inDialog('row', 'vase.svg').click()
  // The same picture has a text elsewhere, which is offered.
  const [offered] = JSON.parse(saved)
    .pages.flatMap(({ blocks = [] }) => blocks)
    .filter(({ image }: { image?: { src: string } }) => image?.src === '/images/vase.svg')
    .map(({ image }: { image: { alt: string } }) => image.alt)
  expect(await alt().inputValue()).toBe(offered)
  await alt().fill('')
  await inDialog('button', 'Use this picture').click()
  expect(await alt().getAttribute('aria-invalid')).toBe('true')
  expect(picture()).toEqual(old)
  await alt().fill('Eine neue Vase')
  await alt().press('Enter')
  await isClosed()
  expect(picture()).toEqual({ src: '/images/vase.svg', alt: 'Eine neue Vase' })
  await expect.poll(() => shown().getAttribute('alt')).toBe('Eine neue Vase')
  await studio.page.getByRole('button', { name: /^Undo: .* of Auftakt changed$/ }).click()
  await expect.poll(read).toBe(saved)
})

test('a file that is dropped on a picture is uploaded, and takes its place when its text is written', async () => {
  await drop(shown(), 'Große Schüssel.JPG', await photograph())
  await dialog().getByText('grosse-schuessel.jpg').first().waitFor()
  expect(readFileSync(join(images, 'grosse-schuessel.jpg')).subarray(0, 2).toString('hex')).toBe('ffd8')
  await expect.poll(() => alt().inputValue()).toBe('')
  expect(read()).toBe(saved)
  await alt().fill('Eine große Schüssel')
  await inDialog('button', 'Use this picture').click()
  await isClosed()
  expect(picture()).toEqual({ src: '/images/grosse-schuessel.jpg', alt: 'Eine große Schüssel' })
  await expect.poll(() => shown().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('files that are dropped on a field, and then on the dialog, are uploaded; one that is refused is said', async () => {
  await studio.choose(0)
  await drop(studio.page.getByRole('form').getByRole('button', { name: 'Replace' }), 'eins.jpg', await photograph())
  await inDialog('row', 'eins.jpg').waitFor()
  await drop(
    alt(),
    'zwei.jpg',
    await sharp(await photograph())
      .negate()
      .jpeg()
      .toBuffer(),
  )
  await inDialog('row', 'zwei.jpg').waitFor()
  await drop(inDialog('button', 'Upload'), 'drei.jpg', Buffer.from('no picture'))
  await dialog()
    .getByText(/"drei.jpg" is not what its name says/)
    .waitFor()
  expect(
    readdirSync(images)
      .filter((name) => !before.has(name))
      .sort(),
  ).toEqual(['eins.jpg', 'zwei.jpg'])
  expect(read()).toBe(saved)
})

describe('in the dialog', () => {
  const open = async () => {
    await studio.choose(0)
    await studio.page.getByRole('form').getByRole('button', { name: 'Replace' }).click()
    await inDialog('row', 'krug.svg').waitFor()
  }

  test('a file that another program puts into the folder appears, and can be deleted and brought back', async () => {
    await open()
    writeFileSync(join(images, 'fremd.jpg'), await photograph())
    await inDialog('row', 'fremd.jpg').click()
    await inDialog('button', 'Delete').click()
    await inDialog('row', 'fremd.jpg').waitFor({ state: 'detached' })
    expect(readdirSync(images)).not.toContain('fremd.jpg')
    const search = dialog().getByRole('searchbox')
    await expect.poll(() => search.evaluate((element) => element === document.activeElement)).toBe(true)
    await studio.page.keyboard.press('Escape')
    await isClosed()
    await studio.page.getByRole('button', { name: 'Undo: fremd.jpg deleted' }).click()
    await expect.poll(() => readdirSync(images)).toContain('fremd.jpg')
    expect(read()).toBe(saved)
  })

  test('nothing is wrong for assistive technology, everything is done by keyboard, and what is refused is said', async () => {
    const { page } = studio
    await open()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.type('schale.svg')
    await expect.poll(() => dialog().getByRole('row').count()).toBe(1)
    for (let steps = 0; steps < 8; steps++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement?.closest('[role="row"]') !== null)) break
    }
    await page.keyboard.press('Space')
    await inDialog('button', 'Delete').focus()
    await page.keyboard.press('Enter')
    await dialog()
      .getByText(/is used in \d places, so it stays/)
      .waitFor()
    await inDialog('row', 'schale.svg').focus()
    await page.keyboard.press('Enter')
    await isClosed()
    expect(picture().src).toBe('/images/schale.svg')
  })
})
