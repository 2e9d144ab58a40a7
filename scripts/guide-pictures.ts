import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { startChromium } from '../src/engine/base/chromium/start-chromium'
import { readOptions, run } from './shared/command'
import { copySite, type Opened, withEditor } from './shared/edited-site'
import { ensureChromium } from './testing/chromium'

const usage = 'npx tsx scripts/guide-pictures.ts [--out DIR]'

/** Commits a site, and adds a remote for changes. */
function commit(site: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Studio', '-c', 'user.email=studio@example.com', ...args], { cwd: site })
  git('init', '--quiet', '--initial-branch=main')
  git('remote', 'add', 'origin', 'https://git.example.com/studio/site.git')
  git('add', 'pages.json', 'public')
  git('commit', '--quiet', '--message=The site as it is published')
}

type Keep = (name: string, picture: Buffer) => Promise<void>

/** In milliseconds, until movements have ended and lists are loaded. */
const rest = 2500

/** In milliseconds: examples of blocks are drawn by a page of their own. */
const longest = 120_000

/** Takes a picture of each step of the guide. */
async function takeGuidePictures({ page, frame }: Opened, keep: Keep): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const take = async (name: string) => {
    await page.waitForTimeout(rest)
    await page
      .getByText(/^(Looking|Loading|Drawing|Opening) .*…$/)
      .first()
      .waitFor({ state: 'hidden', timeout: longest })
    await page.waitForTimeout(rest)
    await keep(name, await page.screenshot())
  }
  const close = async () => {
    // The first Escape may only empty the search field.
    for (let tries = 3; tries > 0 && (await page.getByRole('dialog').count()) > 0; tries--) {
      await page.keyboard.press('Escape')
      await page.waitForTimeout(300)
    }
  }
  const type = async (text: Locator, words: string) => {
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(words)
  }
  const heading = frame.getByRole('textbox', { name: /^Heading of/ }).first()
  const row = (index: number) => page.locator('.row').nth(index).locator('.row-words')

  await row(0).click()
  await take('editor')
  await button('Got it').click()
  await type(heading, ' today')
  await take('heading')
  await page.keyboard.press('Enter')

  await type(heading, `, ${'and tomorrow, '.repeat(6)}`)
  // The bar says what is wrong when the heading is left.
  await page.keyboard.press('Enter')
  await take('mistake')
  await heading.click()
  await page.keyboard.press('Escape')

  await row(2).click()
  await button('Add block here').click()
  await dialog('Add a block').getByRole('searchbox').fill('text')
  await take('add-block')
  await close()

  await row(0).click()
  await button('Replace').first().click()
  await take('picture')
  await close()

  // Rich text, not the words of a button.
  const text = frame
    .getByRole('textbox', { name: /^Text of/ })
    .filter({ has: frame.locator('p') })
    .first()
  await text.dblclick({ position: { x: 40, y: 8 } })
  await frame.getByRole('button', { name: 'Link' }).click()
  await frame.getByRole('combobox', { name: 'Link address' }).fill('con')
  await take('link')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await button('Pages').click()
  await dialog('Pages').getByRole('searchbox').fill('services')
  await dialog('Pages').getByRole('row').first().click()
  await dialog('Pages').getByRole('button', { name: 'Move', exact: true }).click()
  await dialog('Pages').getByRole('textbox', { name: 'New address' }).fill('/what-we-do')
  await take('move-page')
  await dialog('Pages').getByRole('button', { name: 'New page' }).click()
  await dialog('Pages').getByRole('radio').last().check()
  await dialog('Pages').getByRole('textbox', { name: 'Title' }).fill('A new page')
  await take('new-page')
  await close()

  await button('What changed').click()
  await take('changes')
  await close()
  await button('Publish').click()
  await dialog('Publish').getByRole('textbox').fill('A heading for today')
  await take('publish')
  await close()

  await button(/^Undo: /).click()
  await page.getByRole('status').filter({ hasText: 'Undone' }).waitFor({ state: 'attached' })
  await page.mouse.move(0, 0)
  await page.goto(new URL('/', page.url()).href)
  await page.locator('preview-strip').evaluate((strip) => strip.remove())
  await take('site')
}

/** Takes the pictures of docs/authors.md and the README in the editor, on a copy of the site. */
run(async () => {
  const { out } = readOptions(usage, { out: 'docs/pictures' })
  await mkdir(out, { recursive: true })
  const folder = await mkdtemp(join(tmpdir(), 'guide-'))
  const browser = await startChromium(ensureChromium())
  try {
    const site = await copySite(folder)
    commit(site)
    await withEditor(browser, site, '/', (opened) =>
      takeGuidePictures(opened, async (name, picture) => {
        await sharp(picture)
          .resize({ width: 1200 })
          .webp({ quality: 82 })
          .toFile(join(out, `${name}.webp`))
        console.log(`Took ${name}.webp`)
      }),
    )
    return 0
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
})
