import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, find, findAll, RenderedEditor, shows } from '../../../../../../tests/components/edited-site'

/** Opens the settings of the site. */
async function openSettings(): Promise<RenderedEditor> {
  const editor = await RenderedEditor.open()
  await editor.act(() => editor.session.choosePart('/site'))
  return editor
}

const menuOf = ({ content }: RenderedEditor): string[] => content.site.menu.map(({ text }: { text: string }) => text)
const item = (index: number) => document.querySelector(`[data-item="/site/menu/${index}"]`) as HTMLElement
const isOpen = (index: number) => item(index).querySelector('details')?.open
const focused = () => document.activeElement as HTMLInputElement
const press = (key: string) => fireEvent.keyDown(focused(), { key })

test('a new item is open with its first field in focus, each of its fields is to be filled in, and a moved one stays open', async () => {
  const editor = await openSettings()
  const saved = editor.site.text
  const last = menuOf(editor).length
  await editor.press('Add link')
  expect([isOpen(last), focused().value]).toEqual([true, '[Text]'])
  expect(editor.button(/to fill in/).textContent).toBe('2 to fill in')
  await editor.press(`Move Link ${last + 1} up`)
  expect(menuOf(editor).indexOf('[Text]')).toBe(last - 1)
  const label = focused().getAttribute('aria-label')
  expect([isOpen(last - 1), isOpen(last), label]).toEqual([true, false, `Move Link ${last} up`])
  await editor.press('Duplicate Link 1')
  expect([menuOf(editor)[1], isOpen(1), isOpen(last)]).toEqual(['Werkstatt', true, true])
  await editor.press('Remove Link 2')
  expect(focused().getAttribute('aria-label')).toBe('Remove Link 2')
  for (const name of ['removed', 'duplicated', 'moved', 'added']) await editor.press(new RegExp(`^Undo: .*${name}`))
  expect(editor.site.text).toBe(saved)
})

test('words are in the language of the site, and the editor and addresses in English', async () => {
  await openSettings()
  const languageOf = (place: string) => (document.querySelector(`[data-pointer="${place}"]`) as HTMLElement).lang
  expect([languageOf('/site/menu/0/text'), languageOf('/site/menu/0/href')]).toEqual(['de', ''])
})

test('suggestions open while an address is typed, Enter takes the first, and nothing is wrong before the field is left', async () => {
  const editor = await openSettings()
  const address = item(0).querySelector('[role="combobox"]') as HTMLInputElement
  const options = () => findAll('[role="option"]', /./).length
  fireEvent.focus(address)
  expect(options()).toBe(0)
  fill(address, '/nirgends')
  await editor.settle(300)
  expect([options(), address.getAttribute('aria-invalid')]).toEqual([0, null])
  fireEvent.blur(address)
  await editor.settle(50)
  expect(address.getAttribute('aria-invalid')).toBe('true')
  fill(address, 'kont')
  await editor.settle()
  expect(find('[role="option"][aria-selected="true"]').textContent).toContain('/kontakt')
  press('Enter')
  await editor.settle(50)
  expect([options(), address.getAttribute('aria-invalid')]).toEqual([0, null])
  expect(editor.content.site.menu[0].href).toBe('/kontakt')
  // The sections of a page follow it.
  await editor.settle()
  press('ArrowDown')
  await editor.settle()
  const first = findAll('[role="option"]', /./).slice(0, 2)
  expect(first.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/\/kontakt$/),
    expect.stringMatching(/Section$/),
  ])
  press('Escape')
  // What is an address of its own is taken as it is.
  fill(address, 'kontakt.example')
  await editor.settle()
  press('Enter')
  await editor.settle(50)
  expect(editor.content.site.menu[0].href).toBe('https://kontakt.example')
})

test('the settings are in folded groups, and a search by label or help opens what it finds', async () => {
  const editor = await openSettings()
  const groups = () =>
    [...document.querySelectorAll<HTMLDetailsElement>('.setting-groups > details')].map(
      ({ open, firstChild }) => `${firstChild?.textContent}${open ? ', open' : ''}`,
    )
  expect(groups()[0]).toBe('Menü und Fuß')
  const search = find('input[type="search"]', /(?:)/, editor.form())
  fill(search, "browser's bar")
  expect(groups()).toEqual(['Sharing and icons, open'])
  fill(search, 'zzz')
  expect([groups(), shows('No setting has these words.', editor.form())]).toEqual([[], true])
})

test('the help of a field is opened by its button, and shown where the keyboard goes; a press elsewhere is not moved by it', async () => {
  const editor = await RenderedEditor.open()
  const title = editor.field('Title')
  const help = () => document.getElementById(`${title.id}-help`) as HTMLElement
  const button = () => find(`button[aria-controls="${title.id}-help"]`)
  expect(help().hidden).toBe(true)
  await editor.click(button())
  expect(help().hidden).toBe(false)
  await editor.click(button())
  fireEvent.keyUp(title, { key: 'Tab' })
  expect(help().hidden).toBe(false)
  fireEvent.blur(title)
  expect(help().hidden).toBe(false)
  fireEvent.pointerUp(document.body)
  await editor.settle()
  expect(help().hidden).toBe(true)
})

type Content = { pages: { path: string; blocks: Record<string, unknown>[] }[] }

const courseBlocks = ({ pages }: Content) =>
  [...(pages.find(({ path }) => path === '/kurse')?.blocks.entries() ?? [])].filter(([, { type }]) => type === 'course')

const courseIn = (content: Content, nth = 0) => courseBlocks(content)[nth]?.[1] as Record<string, unknown>

async function openCourse(nth = 0): Promise<RenderedEditor> {
  const editor = await RenderedEditor.open({ path: '/kurse' })
  await editor.choose(courseBlocks(editor.content)[nth]?.[0])
  return editor
}

test('fields come and go with the value that they depend on, as one step of undo', async () => {
  const editor = await openCourse()
  const saved = editor.site.text
  const labels = () => findAll('label, legend', /^(?:Plätze|Zugang)/, editor.form()).map((label) => label.textContent)
  const course = () => courseIn(editor.content)
  expect(labels()).toEqual(['Plätze'])
  fireEvent.change(editor.field('Wo'), { target: { value: 'online' } })
  await editor.settle(50)
  expect(labels()).toEqual(['Zugang'])
  expect(Object.keys(course())).toEqual(['type', 'id', 'heading', 'day', 'kind', 'link', 'included'])
  expect(editor.button(/to fill in/)).toBeDefined()
  await editor.press(/^Undo/)
  expect(editor.site.text).toBe(saved)
})

test('choices are ticked, and written in the order of the schema', async () => {
  const editor = await openCourse(1)
  const included = () => courseIn(editor.content, 1).included
  for (const choice of ['Tee und Kuchen', 'Ton und Glasuren']) await editor.click(editor.field(choice))
  expect(included()).toEqual(['clay', 'tea'])
  await editor.change((content) => {
    courseIn(content, 1).included = ['tee', 'tea', 'clay']
  })
  expect(shows(/Did you mean "tea" \(Tee und Kuchen\)/, editor.form())).toBe(true)
  await editor.click(editor.field('tee'))
  expect(included()).toEqual(['clay', 'tea'])
  for (const choice of ['Tee und Kuchen', 'Ton und Glasuren']) await editor.click(editor.field(choice))
  expect(included()).toBe(undefined)
})

test('a day is chosen in a calendar; one that no calendar has is corrected as text', async () => {
  const editor = await openCourse()
  const course = () => courseIn(editor.content)
  const day = () => editor.field('Tag')
  expect([day().type, day().value]).toEqual(['date', course().day])
  fill(day(), '2027-04-09')
  fireEvent.blur(day())
  await editor.settle(50)
  expect(course().day).toBe('2027-04-09')
  await editor.change((content) => {
    courseIn(content).day = '2027-02-30'
  })
  expect([day().type, day().value]).toEqual(['text', '2027-02-30'])
  expect(shows('The last day of that month is', editor.form())).toBe(true)
  fill(day(), '2027-02-28')
  fireEvent.blur(day())
  await editor.settle(50)
  expect([day().type, course().day]).toEqual(['date', '2027-02-28'])
})

test('what the check takes a value for is written by a button', async () => {
  const editor = await openSettings()
  await editor.change(({ site }) => {
    site.menu[0].href = '/kontackt'
  })
  await editor.press('Use “/kontakt”')
  expect(editor.content.site.menu[0].href).toBe('/kontakt')
  expect(findAll('.meant-value', /(?:)/)).toEqual([])
  const href = document.querySelector('[data-pointer="/site/menu/0/href"]') as HTMLInputElement
  fill(href, '/werkstatt##ton')
  fireEvent.blur(href)
  await editor.settle(50)
  await editor.press('Use “/werkstatt#ton”')
  expect([editor.content.site.menu[0].href, document.activeElement]).toEqual(['/werkstatt#ton', href])
})

test('advice on typed words is announced, and a repair of a rich text is one button', async () => {
  const editor = await RenderedEditor.open({ path: '/werkstatt' })
  await editor.act(() => editor.session.choose(1))
  const html = editor.content.pages[1].blocks[1].html
  await editor.change(({ pages }) => {
    pages[1].blocks[1].html = html.replace('</p>', '</p><p>Von meinem iPhone gesendet</p>')
  })
  await editor.until(() => editor.session.state.announcement.includes('the last line of an email'))
  await editor.press('Repair')
  expect(editor.content.pages[1].blocks[1].html).toBe(html)
})

test('where the old address of a setting still is, is said, shown, and changed in one step of undo', async () => {
  const editor = await RenderedEditor.open()
  const from = 'hallo@kiesel.example'
  await editor.change(({ site }) => {
    site.socialImage = '/images/krug.svg'
    site.socialImageAlt = from
  })
  const saved = editor.site.text
  await editor.act(() => editor.session.choosePart('/site'))
  const field = document.querySelector('[data-pointer="/site/socialImageAlt"]') as HTMLTextAreaElement
  fill(field, 'neu@kiesel.example')
  fireEvent.blur(field)
  const note = () => find('.old-contact')
  await editor.until(() => findAll('.old-contact', /The old address is still on \d+ pages?\./).length === 1)
  await editor.press('Change them all', note())
  expect(editor.site.text).toBe(saved.replaceAll(from, 'neu@kiesel.example'))
  await editor.until(() => findAll('.old-contact', /(?:)/).length === 0)
  await editor.press('Undo: hallo@kiesel.example changed to neu@kiesel.example')
  await editor.until(() => findAll('.old-contact', /(?:)/).length === 1)
  await editor.click(findAll('li button', /(?:)/, note())[0] as HTMLElement)
  await editor.settle(50)
  expect(document.activeElement?.closest('[data-pointer]')?.getAttribute('data-pointer')).toMatch(/^\/pages/)
})
