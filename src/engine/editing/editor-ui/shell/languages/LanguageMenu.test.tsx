import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, find, findAll, RenderedEditor } from '../../../../../../tests/components/edited-site'
import { MemorySite } from '../../../../../../tests/sites/memory-site'
import { markOf, seenOf } from '../../../../content/translations/translated-parts'
import { targetsFor } from '../../model/links/link-targets'

/** The second studio's site in the language of its own. */
function inOneLanguage(): MemorySite {
  const site = new MemorySite()
  site.change((content) => {
    delete content.site.languages
    content.pages = content.pages.filter(({ path }: { path: string }) => !/^\/(en|ar)(\/|$)/.test(path))
    for (const name of Object.keys(content.shared)) if (name.includes('@')) delete content.shared[name]
  })
  return site
}

/** The same in two more languages: a page has a translation whose original has changed since. */
function translated(): MemorySite {
  const site = inOneLanguage()
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
  await RenderedEditor.open({ site: inOneLanguage(), path: '/werkstatt' })
  expect(findAll('button', /^Language/)).toEqual([])
})

test('the languages of a page are listed with their state, and one that is missing is translated in one step of undo', async () => {
  const editor = await RenderedEditor.open({ site: translated(), path: '/fr/atelier' })
  expect(await openMenu(editor)).toBe('Français')
  expect(items()).toEqual([
    'Deutsch',
    'Français This page. 1 to look at',
    'العربية Not translated. Translate …',
    'Side by side with German',
  ])
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

test('what has changed in the original is ticked off at its block, as one step of undo', async () => {
  const site = translated()
  site.change(({ pages }) => {
    pages.find(({ path }: { path: string }) => path === '/werkstatt').blocks[1].heading = 'Anders'
  })
  const editor = await RenderedEditor.open({ site, path: '/fr/atelier' })
  const seen = () => editor.content.pages.at(-1).seen
  const before = seen()
  await editor.press('2 to look at')
  expect(findAll('.to-do-panel .task[data-kind="look"] strong', /(?:)/).map(({ textContent }) => textContent)).toEqual([
    'Page settings',
    expect.stringContaining('Anders'),
  ])
  await editor.press(/Anders is right$/)
  expect(seen()).toMatch(new RegExp(`^${before} \\w{6}$`))
  expect(document.activeElement?.textContent).toMatch(/^Done: .*Anders$/)
  await editor.press('Page settings is right')
  const original = editor.content.pages.find(({ path }: { path: string }) => path === '/werkstatt')
  expect(seen()).toBe(seenOf(original))
  expect(findAll('.to-do-panel .task[data-done]', /(?:)/)).toHaveLength(2)
  await editor.act(() => editor.session.history.undo())
  await editor.act(() => editor.session.history.undo())
  expect(seen()).toBe(before)
})

test('the words of a fresh translation are to translate until they are written', async () => {
  const editor = await RenderedEditor.open({ site: translated(), path: '/werkstatt' })
  await editor.act(() => editor.session.changePages({ kind: 'translate', from: '/werkstatt', path: '/ar/warsha' }))
  const button = () => Number.parseInt(editor.button(/to translate$/).textContent ?? '', 10)
  const count = button()
  const title = editor.field('Title')
  expect(title.closest('.field')?.textContent).toContain('This is still German.')
  fill(title, 'ورشة العمل الجديدة')
  title.blur()
  await editor.until(() => button() === count - 1)
})

test('a shared block in the language of the site is translated from its form or from what is to do, in one step of undo', async () => {
  const site = translated()
  const editor = await RenderedEditor.open({ site, path: '/fr/atelier' })
  const before = site.text
  const isOffered = () => findAll('button', /^Translate this shared block/).length
  const expectBegun = () => {
    const { shared, seen } = editor.content
    expect([shared['besuch@fr'], seen['besuch@fr']]).toEqual([shared.besuch, markOf(shared.besuch)])
    expect(isOffered()).toBe(0)
  }
  await editor.press(/to look at$/)
  await editor.press(/^Translate this shared block: /)
  expectBegun()
  await editor.act(() => editor.session.history.undo())
  expect(site.text).toBe(before)
  await editor.press('Close')
  await editor.act(() => editor.session.choose(3))
  await editor.press('Translate this shared block')
  expectBegun()
  expect(document.activeElement?.closest('[data-pointer^="/shared/besuch@fr"]')).toBeTruthy()
  await editor.act(() => editor.session.history.undo())
  expect(site.text).toBe(before)
})

test('the original is shown beside its translation, and goes again', async () => {
  const editor = await RenderedEditor.open({ site: translated(), path: '/fr/atelier' })
  const frame = () =>
    findAll('section[aria-label="Original, German"] iframe', /(?:)/)[0] as HTMLIFrameElement | undefined
  await openMenu(editor)
  await editor.click(find('[role="menuitem"]', 'Side by side with German'))
  expect(frame()?.src).toBe('about:blank#/werkstatt')
  await openMenu(editor)
  await editor.click(find('[role="menuitem"]', 'Only this page'))
  expect(frame()).toBeUndefined()
  await editor.act(() => editor.session.open('/werkstatt'))
  await openMenu(editor)
  expect(items()).toHaveLength(3)
})

test('a new page in another language is below its home, and links offer pages of their own language first', async () => {
  const editor = await RenderedEditor.open({ site: translated(), path: '/fr/atelier' })
  const { overview } = editor.session.state
  const [first] = overview ? targetsFor('page', overview, [], 'fr') : []
  expect(first?.address).toBe('/fr/atelier')
  await editor.press('Pages')
  await editor.press('New page')
  const form = find('form', 'New page')
  const [title, address] = [...form.querySelectorAll<HTMLInputElement>('input:not([type="radio"])')]
  fill(title as HTMLElement, 'Où nous sommes')
  expect(address?.value).toBe('/fr/ou-nous-sommes')
  fireEvent.change(find('select', /(?:)/, form), { target: { value: 'de' } })
  expect(address?.value).toBe('/ou-nous-sommes')
})
