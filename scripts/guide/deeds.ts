import type { Locator } from 'playwright-core'
import type { Opened } from '../shared/edited-site'

/** Keeps a picture under a name. */
type Keep = (name: string, picture: Buffer) => Promise<void>

/** How long what moves takes to come to rest, and what is shown beside a list to come, in milliseconds. */
const rest = 2500

/** Does each deed of the guide, and takes a picture of it. The deeds are found by the names that people read. */
export async function takeGuidePictures({ page, frame }: Opened, keep: Keep): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const take = async (name: string) => {
    await page.waitForTimeout(rest)
    await page.getByText(/^Looking/).waitFor({ state: 'hidden' })
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
  await type(heading, ' today')
  await take('heading')
  await page.keyboard.press('Enter')

  await type(heading, `, ${'and tomorrow, '.repeat(6)}`)
  await take('mistake')
  await page.keyboard.press('Escape')

  await row(2).click()
  await button('Add block here').click()
  await dialog('Add a block').getByRole('searchbox').fill('te')
  await take('add-block')
  await close()

  await row(0).click()
  await button('Choose a picture').first().click()
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
  await dialog('Pages').getByRole('textbox', { name: 'New path' }).fill('/what-we-do')
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

  await page.goto(new URL('/', page.url()).href)
  await page.addStyleTag({ content: 'problem-panel { display: none }' })
  await take('site')
}
