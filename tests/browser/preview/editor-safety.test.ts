import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { editStudio } from '../support/edited-studio'

/** What can go wrong while somebody edits: nothing that was typed is lost, and it is said in an author's words. */
const studio = editStudio()
const { read, write, saved } = studio

const heading = 'Überschrift of Auftakt'
const headingInFile = () => JSON.parse(read()).pages[0].blocks[0].heading
const stateIs = (words: string | RegExp) => expect.poll(() => studio.state().textContent()).toMatch(words)

/** Types words at the end of the first heading, where it stands. */
async function typeInPlace(words: string, page = studio.page): Promise<void> {
  await studio.text(heading, page).click()
  await page.keyboard.press('End')
  await page.keyboard.type(words)
}

describe('a preview that is gone', () => {
  test('leaves what is typed where it is, says so, and writes all of it when it is back', {
    timeout: 120_000,
  }, async () => {
    const { page } = studio
    await studio.choose(0)
    const line = studio.field('Zeile')
    await line.fill('Vor dem Ende getippt')
    await studio.kill()
    await line.press('End')
    await page.keyboard.type(', und danach')
    await stateIs(/Not saved: The preview does not answer/)
    await line.blur()
    await typeInPlace(' und mehr')
    await page.keyboard.press('Enter')
    await typeInPlace('.')
    // What is no text is refused with the same sentence.
    await studio.choose(1)
    await page.getByRole('region', { name: 'Outline' }).getByRole('button', { name: 'Move down' }).click()
    expect(await studio.text(heading).textContent()).toBe('Geschirr, das bleibt und mehr.')
    await studio.choose(0)
    expect(await line.inputValue()).toBe('Vor dem Ende getippt, und danach')
    expect(read()).toBe(saved)
    await page.evaluate(() => document.body.classList.add('old'))
    await studio.start()
    await stateIs(/^Saved/)
    const [opening, works] = JSON.parse(read()).pages[0].blocks
    expect(opening).toMatchObject({
      heading: 'Geschirr, das bleibt und mehr.',
      line: 'Vor dem Ende getippt, und danach',
    })
    expect(works.type).toBe('works')
    // Nobody is in a field, and nothing waits: now the editor may be loaded again.
    await page.locator('body:not(.old) .save-state').waitFor()
    await expect.poll(() => studio.text(heading).textContent()).toBe('Geschirr, das bleibt und mehr.')
  })
})

/** Returns the file as somebody else would write it. */
function changed(change: (content: { pages: { path: string; title: string; blocks: unknown[] }[] }) => void): string {
  const content = JSON.parse(saved)
  change(content)
  return `${JSON.stringify(content, null, 2)}\n`
}

describe('somebody else', () => {
  test('removes the block of an open text, in place and in the form: the words stay in sight', async () => {
    const { page } = studio
    await typeInPlace(' im Regal')
    write(changed(({ pages }) => pages[0]?.blocks.splice(0, 1)))
    await expect.poll(() => page.locator('.row').count()).toBe(2)
    await page.keyboard.press('Enter')
    await page.locator('.note-card q', { hasText: 'Geschirr, das bleibt im Regal' }).waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await studio.choose(0)
    await studio.field('Überschrift').fill('Im Ofen')
    write(changed(({ pages }) => pages[0]?.blocks.splice(0, 2)))
    await page.locator('.note-card q', { hasText: 'Im Ofen' }).waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await stateIs(/^Saved/)
  })
})

describe('two tabs', () => {
  let other: Page
  beforeEach(async () => {
    other = await studio.page.context().newPage()
    await studio.open(other)
  })
  afterEach(() => other.close())

  test('show what the other has written, keep both changes, and each takes back its own, also after it is loaded again', async () => {
    const { page } = studio
    await typeInPlace(' hier')
    await studio.choose(0, other)
    await studio.field('Zeile', other).fill('Dort')
    await studio.field('Zeile', other).press('Enter')
    await expect.poll(() => JSON.parse(read()).pages[0].blocks[0].line).toBe('Dort')
    await page.keyboard.press('Enter')
    await expect.poll(headingInFile).toBe('Geschirr, das bleibt hier')
    expect(JSON.parse(read()).pages[0].blocks[0].line).toBe('Dort')
    await expect.poll(() => studio.text(heading, other).textContent()).toBe('Geschirr, das bleibt hier')
    await expect.poll(() => studio.text('Zeile of Auftakt').textContent()).toBe('Dort')
    await studio.open()
    await studio
      .step('Undo')
      .and(page.getByLabel(/Überschrift/))
      .click()
    await expect.poll(headingInFile).toBe('Geschirr, das bleibt')
    expect(JSON.parse(read()).pages[0].blocks[0].line).toBe('Dort')
    await studio.step('Undo', other).and(other.getByLabel(/Zeile/)).click()
    await expect.poll(read).toBe(saved)
  })
})

test('what is typed while a write is slow is kept, in place and in the form', async () => {
  const { page } = studio
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let count = 0
  await page.route('**/__edit/store/apply', async (route) => {
    if (count++ === 0) await held
    await route.continue()
  })
  await typeInPlace(' eins')
  await page.keyboard.press('Enter')
  await stateIs(/^Saving$/)
  await typeInPlace(' zwei')
  await page.keyboard.press('Enter')
  await typeInPlace(' drei')
  await studio.choose(0)
  const line = studio.field('Zeile')
  await line.fill('Eins')
  await line.press('Enter')
  await line.press('End')
  await page.keyboard.type(', zwei')
  release()
  await expect.poll(headingInFile).toBe('Geschirr, das bleibt eins zwei drei')
  expect(await line.inputValue()).toBe('Eins, zwei')
  await line.blur()
  await expect.poll(() => JSON.parse(read()).pages[0].blocks[0].line).toBe('Eins, zwei')
  await stateIs(/^Saved/)
  await page.unroute('**/__edit/store/apply')
})

test('words of a field that was never left are offered again when the editor was closed over them', async () => {
  await studio.choose(0)
  await studio.field('Überschrift').fill('Geschirr, das bleibt fast')
  await studio.open()
  await studio.page.locator('.note-card q', { hasText: 'Geschirr, das bleibt fast' }).waitFor()
  expect(read()).toBe(saved)
  await studio.page.getByRole('button', { name: 'Put it back' }).click()
  await expect.poll(headingInFile).toBe('Geschirr, das bleibt fast')
  await studio.open()
  await stateIs(/^Saved/)
  expect(await studio.page.locator('.note-card q').count()).toBe(0)
})

test('letters that are composed, and those of AltGr, are typed like all others', async () => {
  const { page } = studio
  const devtools = await page.context().newCDPSession(page)
  const compose = async (text: string) => {
    const [selectionStart, selectionEnd] = [text.length, text.length]
    await devtools.send('Input.imeSetComposition', { text, selectionStart, selectionEnd })
  }
  const typeOddly = async () => {
    await page.keyboard.press('Control+End')
    await compose('に')
    await compose('にほ')
    const enter = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 }
    await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    await devtools.send('Input.insertText', { text: '日本' })
    // AltGr is sent as Control and Alt; Control and Z alone would undo.
    await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', modifiers: 3, key: 'z', code: 'KeyZ' })
    await devtools.send('Input.insertText', { text: '@' })
  }
  await studio.text(heading).click()
  await typeOddly()
  await expect.poll(() => studio.text(heading).textContent()).toBe('Geschirr, das bleibt日本@')
  expect(read()).toBe(saved)
  await page.keyboard.press('Enter')
  await expect.poll(headingInFile).toBe('Geschirr, das bleibt日本@')
  await studio.choose(0)
  const line = studio.field('Zeile')
  const before = await line.inputValue()
  await line.focus()
  await typeOddly()
  await expect.poll(() => line.inputValue()).toBe(`${before}日本@`)
  await line.press('Enter')
  await expect.poll(() => JSON.parse(read()).pages[0].blocks[0].line).toBe(`${before}日本@`)
})

test('a deed of each kind and as many undos, with reloads and a crash between, give back every byte', {
  timeout: 120_000,
}, async () => {
  const { page } = studio
  const button = (name: string) => page.locator('.outline').getByRole('button', { name })
  const deeds: (() => Promise<void>)[] = [
    async () => {
      await typeInPlace(' sehr')
      await page.keyboard.press('Enter')
    },
    async () => {
      await studio.choose(0)
      await studio.field('Zeile').fill('Eine Zeile')
      await studio.field('Zeile').press('Enter')
    },
    async () => {
      await studio.choose(1)
      await button('Move down').click()
    },
    async () => {
      await studio.choose(1)
      await button('Duplicate').click()
    },
    async () => {
      await studio.choose(2)
      await button('More').click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
    },
    async () => {
      await studio.choose(0)
      await button('Add block here').click()
      await page.getByRole('searchbox').fill('Fließ')
      await page.getByRole('option', { name: /^Fließtext/ }).click()
    },
  ]
  const disturb = async (turn: number) => {
    if (turn === 2) await studio.open()
  }
  const texts = [saved]
  for (const [turn, deed] of deeds.entries()) {
    await deed()
    await expect.poll(read, { message: `deed ${turn}` }).not.toBe(texts.at(-1))
    await stateIs(/^Saved/)
    texts.push(read())
    await disturb(turn)
  }
  await studio.kill()
  await studio.start()
  await studio.open()
  for (let turn = deeds.length - 1; turn >= 0; turn--) {
    await studio.step('Undo').click()
    await expect.poll(read, { message: `undo of deed ${turn}` }).toBe(texts[turn])
    await disturb(turn)
  }
  expect(read()).toBe(saved)
})
