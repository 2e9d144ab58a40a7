import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, find, findAll, RenderedEditor } from '../../../../../../tests/components/edited-site'

const dialog = () => find('[role="dialog"]')
const cell = (words: RegExp) => find('button.version', words, dialog())

async function openPages() {
  const editor = await RenderedEditor.open()
  await editor.press('Pages')
  return editor
}

test('what a search finds in another language is chosen, and Enter opens it', async () => {
  const editor = await openPages()
  const words = find('input[type="search"]', /(?:)/, dialog())
  fill(words, '/en/workshop')
  await editor.settle()
  expect(cell(/workshop/).getAttribute('aria-pressed')).toBe('true')
  expect(find('.page-side', /(?:)/, dialog()).textContent).toContain('LanguageEnglish')
  fireEvent.keyDown(words, { key: 'Enter' })
  await editor.settle(50)
  expect(editor.session.state.name).toBe('/en/workshop')
})

test('arrow keys stay in the column of a language, and Enter or two clicks open its page', async () => {
  const editor = await openPages()
  const [first, second] = findAll('button.version[lang="en"]', /(?:)/, dialog())
  fireEvent.keyDown(dialog(), { key: 'Tab' })
  await editor.act(() => first?.focus())
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second as HTMLElement, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(first)
  fireEvent.doubleClick(cell(/\/ar\/warsha/))
  await editor.settle(50)
  expect(editor.session.state.name).toBe('/ar/warsha')
  await editor.press('Pages')
  fireEvent.keyDown(cell(/\/en\/contact/), { key: 'Enter' })
  await editor.settle(50)
  expect(editor.session.state.name).toBe('/en/contact')
})

test('each version is named in its own language, and what is missing is translated', async () => {
  const editor = await openPages()
  const missing = findAll('button.version', /^العربيةTranslate|^العربية ?Translate/, dialog())[0]
  expect([missing?.lang, missing?.querySelector('.translate')?.getAttribute('lang')]).toEqual(['ar', 'en'])
  await editor.click(missing as HTMLElement)
  expect(find('form', /\(Arabic\)$/, dialog()).textContent).toContain('Address')
})
