import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, find, findAll, RenderedEditor } from '../../../../../../tests/components/edited-site'
import { MemorySite } from '../../../../../../tests/sites/memory-site'
import { seenOf } from '../../../../content/translations/marks'

/** The second studio's site in two more languages: a page has a translation whose original has changed since. */
function translated(): MemorySite {
  const site = new MemorySite()
  site.change((content) => {
    content.site.languages = { fr: {}, ar: {} }
    const page = content.pages.find(({ path }: { path: string }) => path === '/werkstatt')
    content.pages.push({ ...structuredClone(page), path: '/fr/atelier', translates: '/werkstatt', seen: seenOf(page) })
    page.title = 'Die neue Werkstatt'
  })
  return site
}

const items = () =>
  findAll('[role="menuitem"]', /(?:)/).map((item) =>
    [...item.children]
      .map(({ textContent }) => textContent)
      .join(' ')
      .trim(),
  )

async function openMenu(editor: RenderedEditor) {
  const button = editor.button(/^Language/)
  fireEvent.click(button)
  await editor.settle()
  return button.textContent
}

test('a site in one language shows nothing of languages', async () => {
  await RenderedEditor.open({ path: '/werkstatt' })
  expect(findAll('button', /^Language/)).toEqual([])
})

test('the languages of a page are listed with their state, and one that is missing is translated in one step of undo', async () => {
  const editor = await RenderedEditor.open({ site: translated(), path: '/fr/atelier' })
  expect(await openMenu(editor)).toBe('Français')
  expect(items()).toEqual(['Deutsch', 'Français This page, 1 to look at', 'العربية Not translated. Translate …'])
  await editor.click(find('[role="menuitem"]', /العربية/))
  const form = find('form', /^Translate Die neue Werkstatt/)
  const address = find('input', /(?:)/, form) as HTMLInputElement
  expect(address.value).toBe('/ar/werkstatt')
  fill(address, '/ar/warsha')
  await editor.until(() => form.textContent?.includes('This address is free.') === true)
  const before = editor.site.text
  await editor.press('Translate', form)
  expect(editor.session.state.name).toBe('/ar/warsha')
  expect(editor.content.pages.at(-1)).toMatchObject({ path: '/ar/warsha', translates: '/werkstatt', draft: true })
  await editor.act(() => editor.session.history.undo())
  expect(editor.site.text).toBe(before)
})
