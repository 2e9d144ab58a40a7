import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, find, findAll, RenderedEditor } from '../../../../../../tests/components/edited-site'
import { MemorySite } from '../../../../../../tests/sites/memory-site'

async function openSettings() {
  const site = new MemorySite()
  site.change((content) => {
    content.site.languages = { fr: {}, ar: {} }
    content.site.menu = [{ text: 'Werkstatt', href: '/werkstatt' }]
    content.pages.push({ ...content.pages[1], path: '/fr/atelier', translates: '/werkstatt' })
  })
  const editor = await RenderedEditor.open({ site, path: '/werkstatt' })
  await editor.act(() => editor.session.choosePart('/site'))
  await editor.press('Français')
  return editor
}

async function write(editor: RenderedEditor, label: string, value: string) {
  const field = editor.field(label)
  fill(field, value)
  field.blur()
  await editor.settle(50)
}

test('a setting of a language is written beside the others, and goes when it is emptied', async () => {
  const editor = await openSettings()
  expect(editor.field('Name').placeholder).toBe(editor.content.site.name)
  await write(editor, 'Name', 'Atelier')
  expect(editor.content.site.languages.fr).toEqual({ name: 'Atelier' })
  await write(editor, 'Name', '')
  expect(editor.content.site.languages).toEqual({ fr: {}, ar: {} })
})

test('a list begins with that of the site, and its links lead to pages of the language', async () => {
  const editor = await openSettings()
  await editor.press('Begin with these', find('fieldset[data-pointer="/site/languages/fr/menu"]'))
  expect(editor.content.site.languages.fr).toEqual({ menu: [{ text: 'Werkstatt', href: '/fr/atelier' }] })
})

test('arrow keys go from language to language; what all languages share is in none', async () => {
  const editor = await openSettings()
  expect(findAll('form.fields label', /(?:)/).map(({ textContent }) => textContent)).not.toContain('Address')
  fireEvent.keyDown(find('[role="tab"][aria-selected="true"]'), { key: 'ArrowRight' })
  await editor.settle()
  expect(find('[role="tab"][aria-selected="true"]').textContent).toBe('العربية')
})
