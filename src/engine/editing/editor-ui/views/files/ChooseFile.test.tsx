import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, find, findAll, RenderedEditor, shows } from '../../../../../../tests/components/edited-site'
import { drawnLines, MemorySite, studio } from '../../../../../../tests/sites/memory-site'

const dialog = () => find('[role="dialog"]')
const isClosed = () => findAll('[role="dialog"]', /(?:)/).length === 0
const row = (name: string) => find('[role="row"]', new RegExp(`^${name.replace('.', '\\.')}`), dialog())
const alt = () => document.getElementById('alternative-text') as HTMLTextAreaElement
const picture = ({ content }: RenderedEditor) => content.pages[0].blocks[0].image
const file = (name: string, text = 'bytes') => new File([text], name)

/** Opens the dialog for the picture of the first block. */
async function open(site = new MemorySite()): Promise<RenderedEditor> {
  const editor = await RenderedEditor.open({ site })
  await editor.choose(0)
  await editor.press('Replace', editor.form())
  await editor.until(() => findAll('.file-details', /(?:)/).length === 1)
  return editor
}

test('a picture is chosen with its alternative text, without which the old one stays, in one step of undo', async () => {
  const editor = await open()
  const old = picture(editor)
  fill(find('input[type="search"]', /(?:)/, dialog()), 'vase')
  await editor.settle()
  await editor.select(row('vase.svg'))
  const other = JSON.parse(studio.text).pages.flatMap(({ blocks = [] }) => blocks)
  const { alt: offered } = other.find(
    ({ image }: { image?: { src: string } }) => image?.src === '/images/vase.svg',
  ).image
  expect(alt().value).toBe(offered)
  fill(alt(), ' ')
  await editor.press('Use this picture')
  expect([alt().getAttribute('aria-invalid'), picture(editor)]).toEqual(['true', old])
  fill(alt(), 'Eine neue Vase')
  fireEvent.keyDown(alt(), { key: 'Enter' })
  await editor.settle()
  expect([isClosed(), picture(editor)]).toEqual([true, { src: '/images/vase.svg', alt: 'Eine neue Vase' }])
  await editor.until(() => editor.announcement().endsWith('of Auftakt changed'))
  await editor.press(/^Undo/)
  expect(editor.site.text).toBe(studio.text)
})

test('alternative text that is still to be filled in is not offered', async () => {
  const editor = await RenderedEditor.open()
  await editor.change(({ pages }) => {
    pages[0].blocks[0].image.alt = '[Was das Bild zeigt]'
  })
  await editor.choose(0)
  await editor.press('Replace', editor.form())
  await editor.until(() => findAll('.file-details', /(?:)/).length === 1)
  await editor.select(row('vase.svg'))
  fill(alt(), '')
  expect(findAll('.offered', /^Use “\[/)).toEqual([])
})

test('a picture is written to its own place, which someone else has moved', async () => {
  const editor = await open()
  await editor.change(({ pages }) => pages.unshift(pages.pop()))
  await editor.select(row('vase.svg'))
  fill(alt(), 'Eine Vase von nebenan')
  await editor.press('Use this picture')
  expect(editor.content.pages[1].blocks[0].image).toEqual({ src: '/images/vase.svg', alt: 'Eine Vase von nebenan' })
})

test('a picture is replaced everywhere in one step', async () => {
  const editor = await open()
  await editor.press('Replace everywhere')
  await editor.select(row('becher.svg'))
  await editor.press(/^Replace in \d places$/)
  expect([isClosed(), editor.site.text]).toEqual([
    true,
    studio.text.replaceAll('/images/krug.svg', '/images/becher.svg'),
  ])
  await editor.press(/^Undo/)
  expect(editor.site.text).toBe(studio.text)
})

test.each([
  { way: 'in one place', buttons: ['Use this picture'], them: 'it' },
  { way: 'everywhere', buttons: ['Replace everywhere', /^Replace in \d places$/], them: 'them' },
])('a picture that is replaced $way asks what becomes of what was drawn for it', async ({ way, buttons, them }) => {
  const editor = await open(new MemorySite(undefined, drawnLines()))
  const lines = () => editor.site.text.match(/"line":/g)?.length ?? 0
  const all = lines()
  const blocks: { line?: string; image?: { src: string } }[] = editor.content.pages.flatMap(
    ({ blocks }: { blocks?: object[] }) => blocks ?? [],
  )
  const drawn = blocks.filter(({ line, image }) => line !== undefined && image?.src === '/images/krug.svg').length
  const replace = async (answer: string) => {
    const [first, second] = buttons as [string, RegExp?]
    if (second) await editor.press(first)
    await editor.select(row('becher.svg'))
    await editor.press(second ?? first)
    expect([isClosed(), editor.site.text]).toEqual([false, studio.text])
    await editor.press(`${answer} ${them}`)
    expect([isClosed(), picture(editor).src]).toEqual([true, '/images/becher.svg'])
  }
  await replace('Keep')
  expect(lines()).toBe(all)
  await editor.press(/^Undo/)
  await editor.press('Replace', editor.form())
  await replace('Remove')
  expect(all - lines()).toBe(way === 'everywhere' ? drawn : 1)
  await editor.press(/^Undo/)
  expect(editor.site.text).toBe(studio.text)
})

test('a file that is used stays, and one that another program has added appears and is deleted', async () => {
  const editor = await open()
  await editor.press('Delete')
  expect(shows(/"\/images\/krug.svg" is used/, dialog())).toBe(true)
  editor.site.files.set('/images/fremd.svg', { bytes: 7 })
  await editor.change(({ site }) => {
    site.name = 'Andere'
  })
  const { text } = editor.site
  await editor.until(() => findAll('[role="row"]', /^fremd/, dialog()).length === 1)
  await editor.select(row('fremd.svg'))
  await editor.press('Delete')
  await editor.until(() => shows('fremd.svg is deleted', dialog()))
  expect(findAll('[role="row"]', /^fremd/, dialog())).toEqual([])
  expect(editor.site.text).toBe(text)
})

test('files are uploaded one after the other, what is refused is named, and the last one is chosen', async () => {
  const editor = await open()
  const huge = file('zu-gross.svg')
  Object.defineProperty(huge, 'size', { value: 60_000_000 })
  await editor.act(() =>
    editor.files.upload([file('eins.svg'), huge, file('leer.svg', ''), file('zwei.svg', 'others')]),
  )
  expect(shows(/"zu-gross.svg" is too large/, dialog())).toBe(true)
  expect(shows('"leer.svg" is empty.', dialog())).toBe(true)
  expect(shows('"eins.svg" is now "/images/eins.svg"', dialog())).toBe(true)
  await editor.until(() => find('.file-details').getAttribute('aria-label') === 'zwei.svg')
  expect(editor.site.calls.filter((name) => name === 'add')).toHaveLength(3)
  expect(editor.site.text).toBe(studio.text)
})

test('while a file is on its way, no other one is used in its place', async () => {
  const editor = await open()
  const old = picture(editor)
  await editor.act(async () => editor.files.observable.set({ waiting: 1 }))
  const use = findAll('button', 'Use this picture', dialog())[0] as HTMLButtonElement
  expect([use.disabled, shows('Uploading', dialog())]).toEqual([true, true])
  fireEvent.keyDown(alt(), { key: 'Enter' })
  await editor.settle()
  expect([isClosed(), picture(editor)]).toEqual([false, old])
  await editor.act(async () => editor.files.observable.set({ waiting: 0 }))
  expect(use.disabled).toBe(false)
})

test('files that are dropped on a field are uploaded for it; elsewhere nothing happens', async () => {
  const editor = await RenderedEditor.open()
  await editor.choose(0)
  const dataTransfer = { types: ['Files'], files: [file('eins.svg')], dropEffect: '' }
  fireEvent.drop(find('.outline'), { dataTransfer })
  await editor.settle()
  expect(isClosed()).toBe(true)
  const place = editor.form().querySelector('[data-file-drop="/pages/0/blocks/0/image/src"] button') as Element
  fireEvent.dragOver(place, { dataTransfer })
  expect([dataTransfer.dropEffect, editor.form().querySelectorAll('[data-dropping]').length]).toEqual(['copy', 1])
  fireEvent.drop(place, { dataTransfer })
  await editor.settle(50)
  expect(editor.form().querySelectorAll('[data-dropping]')).toHaveLength(0)
  expect(shows('"eins.svg" is now "/images/eins.svg"', dialog())).toBe(true)
})
