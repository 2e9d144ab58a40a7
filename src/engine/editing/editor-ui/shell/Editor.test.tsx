import { fireEvent } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, find, findAll, RenderedEditor, shows } from '../../../../../tests/components/edited-site'
import { MemorySite, studio } from '../../../../../tests/sites/memory-site'
import { withMethods } from '../../edited-site/methods'
import { Session } from '../model/session/session'

const heading = '/pages/0/blocks/0/heading'
const saved = expect.stringMatching(/^Saved/)
/** A row of the list of what is to be done. */
const task = (index: number) => findAll('.task', /(?:)/)[index] as HTMLElement
const headingOf = (site: MemorySite) => site.content.pages[0].blocks[0].heading

test('what the check refuses stays in the field with its message; the button leads there, and it can be corrected', async () => {
  const editor = await RenderedEditor.open()
  await editor.choose(0)
  fill(editor.field('Überschrift'), 'x'.repeat(95))
  fireEvent.blur(editor.field('Überschrift'))
  await editor.settle()
  expect(editor.state()).toContain('1 thing to fix, not saved. Überschrift of Auftakt')
  expect(editor.field('Überschrift').getAttribute('aria-invalid')).toBe('true')
  expect(find('.error', /90/, editor.form())).toBeDefined()
  expect(editor.site.text).toBe(studio.text)
  await editor.choose(1)
  await editor.press('1 thing to fix')
  await editor.click(task(0))
  expect(document.activeElement).toBe(editor.field('Überschrift'))
  fill(editor.field('Überschrift'), 'Kurz')
  fireEvent.keyDown(editor.field('Überschrift'), { key: 'Enter' })
  await editor.settle()
  expect([headingOf(editor.site), editor.state()]).toEqual(['Kurz', saved])
})

test('Escape keeps the words that were typed, Undo takes them back, and a switch leaves out again what was left out', async () => {
  const editor = await RenderedEditor.open()
  await editor.choose(0)
  fill(editor.field('Überschrift'), 'Weg damit')
  fireEvent.keyDown(editor.field('Überschrift'), { key: 'Escape' })
  await editor.settle()
  expect([headingOf(editor.site), editor.field('Überschrift').value]).toEqual(['Weg damit', 'Weg damit'])
  await editor.press(/^Undo/)
  expect(editor.field('Überschrift').value).toBe('Geschirr, das bleibt')
  fireEvent.click(editor.field('Verborgen'))
  await editor.settle()
  expect(editor.content.pages[0].blocks[0].hidden).toBe(true)
  fireEvent.click(editor.field('Verborgen'))
  await editor.settle()
  expect(editor.site.text).toBe(studio.text)
})

test('a switch that was written stays written', async () => {
  const site = new MemorySite()
  site.text = studio.text.replace('"type": "opening",', '"type": "opening",\n          "hidden": false,')
  const before = site.text
  const editor = await RenderedEditor.open({ site })
  await editor.choose(0)
  for (const isHidden of [true, false]) {
    fireEvent.click(editor.field('Verborgen'))
    await editor.settle()
    expect(editor.content.pages[0].blocks[0].hidden).toBe(isHidden)
  }
  expect(site.text).toBe(before)
})

describe('texts without a field', () => {
  const draft = { page: '/', pointer: heading, label: 'Überschrift of Auftakt', text: 'Fast', revision: '', time: '' }

  test('drafts of an earlier session are offered, and put back into their field', async () => {
    const site = new MemorySite()
    await site.store().keepDraft(draft)
    await site.store().keepDraft({ ...draft, page: '/kurse', text: 'Of another page' })
    const editor = await RenderedEditor.open({ site })
    expect(shows(/was not saved last time: Fast/)).toBe(true)
    await editor.press('Put it back')
    expect(headingOf(site)).toBe('Fast')
    expect(shows('was not saved')).toBe(false)
    expect(site.drafts.map(({ page }) => page)).toEqual(['/kurse'])
  })

  test('a long rich text is offered by the beginning of its words', async () => {
    const site = new MemorySite()
    const text = `<p>Eins &amp; <b>zwei</b></p>${'<p>Viele Worte.</p>'.repeat(50)}`
    await site.store().keepDraft({ ...draft, text })
    await RenderedEditor.open({ site })
    const shown = find('.note-card q').textContent ?? ''
    expect(shown).toMatch(/^Eins & zwei Viele Worte\..*…$/)
    expect(shown.length).toBeLessThan(200)
  })

  test('drafts are discarded for good', async () => {
    const site = new MemorySite()
    await site.store().keepDraft(draft)
    const editor = await RenderedEditor.open({ site })
    await editor.press('Discard')
    expect([shows('was not saved'), site.drafts, site.text]).toEqual([false, [], studio.text])
  })

  test('the page was removed: its text can be copied, and another page opened', async () => {
    const editor = await RenderedEditor.open({ path: '/werkstatt' })
    await editor.choose(0)
    fill(editor.field('Überschrift'), 'Am Fluss')
    await editor.change(({ pages }) => pages.splice(1, 1))
    expect(shows(/The page “\/werkstatt” no longer exists/)).toBe(true)
    expect(shows(/You typed: Am Fluss/)).toBe(true)
    await editor.press(/^Go to/)
    expect(editor.session.state.name).toBe('/')
    await editor.press('Discard')
    expect(editor.state()).toMatch(/^Saved/)
  })

  test('the block was removed while its field was open: the text stays in sight', async () => {
    const editor = await RenderedEditor.open()
    await editor.choose(0)
    fill(editor.field('Überschrift'), 'Im Ofen')
    await editor.change(({ pages }) => pages[0].blocks.splice(0, 1))
    expect(shows(/You typed: Im Ofen/)).toBe(true)
    expect(editor.state()).toContain('1 text not saved')
  })
})

test('a page that someone else moves is followed by the frame and by the address', async () => {
  const editor = await RenderedEditor.open({ path: '/werkstatt' })
  const frame = () => document.querySelector('.page iframe')?.getAttribute('src')
  expect([frame(), location.pathname]).toEqual(['about:blank#/werkstatt', '/werkstatt'])
  await editor.act(() =>
    editor.site.write(studio.text.replaceAll('"/werkstatt', '"/atelier').replaceAll('\\"/werkstatt', '\\"/atelier')),
  )
  expect([frame(), location.pathname]).toEqual(['about:blank#/atelier', '/atelier'])
  expect(editor.announcement()).toBe('This page is now at /atelier')
})

describe('changes of others', () => {
  const card = (name: string) => {
    const element = find('[role="alertdialog"]')
    expect(shows(name, element)).toBe(true)
    return element
  }

  test('of a file are said, and Undo is given up: there is nothing to compare', async () => {
    const site = new MemorySite()
    const { store } = site
    const nothing = {
      pointer: '',
      expected: '',
      found: '',
      isGone: true,
      entry: 'e',
      label: 'l',
      revision: 'r',
    } as const
    const undo = async () => ({ kind: 'conflict', problem: 'It is shown by now.', ...nothing }) as const
    site.store = (window) => {
      const made = store.call(site, window)
      return withMethods(made, { files: made.files, undo })
    }
    const editor = await RenderedEditor.open({ site })
    await editor.act(() => editor.session.history.undo())
    expect(card('It is shown by now.').querySelector('pre')).toBeNull()
    await editor.press('Leave it')
    expect(editor.session.state.conflict).toBeUndefined()
  })

  test.each([
    ['Use theirs', 'Ihres'],
    ['Use mine', 'Meins'],
  ])('of one field are shown beside the own text: %s', async (choice, expected) => {
    const editor = await RenderedEditor.open()
    await editor.choose(0)
    fill(editor.field('Überschrift'), 'Meins')
    await editor.change(({ pages }) => {
      pages[0].blocks[0].heading = 'Ihres'
    })
    expect(editor.field('Überschrift').value).toBe('Meins')
    fireEvent.blur(editor.field('Überschrift'))
    await editor.settle()
    const versions = [...card('Changed elsewhere').querySelectorAll('pre')].map(({ textContent }) => textContent)
    expect(versions).toEqual(['Meins', 'Ihres'])
    expect(headingOf(editor.site)).toBe('Ihres')
    await editor.press(choice)
    expect([headingOf(editor.site), editor.state(), editor.field('Überschrift').value]).toEqual([
      expected,
      saved,
      expected,
    ])
    expect(findAll('[role="alertdialog"]', /(?:)/)).toEqual([])
  })

  test('of another window are named before they are undone, and undone only then', async () => {
    const site = new MemorySite()
    const other = new Session(site.store('two'), (await RenderedEditor.open({ site })).session.book, '/')
    await other.tryAgain()
    await other.write(other.openField(heading, 'Überschrift of Auftakt'), 'Dort')
    const editor = await RenderedEditor.open({ site })
    await editor.press(/^Undo: Überschrift of Auftakt changed \(in Window 1\)$/)
    expect(shows('“Überschrift of Auftakt changed”', card('Changed in another window'))).toBe(true)
    await editor.press('Keep it')
    expect(headingOf(site)).toBe('Dort')
    await editor.press(/^Undo/)
    await editor.press('Undo it')
    expect(site.text).toBe(studio.text)
  })

  test('that no schema allows are named in sight, and removed; others are named at their field', async () => {
    const site = new MemorySite()
    site.text = studio.text
      .replace('"line": "Gedreht', '"tint": "red",\n          "line": "Gedreht')
      .replace('/images/krug.svg', '/images/kruk.svg')
    const editor = await RenderedEditor.open({ site })
    await editor.press('2 things to fix')
    await editor.click(task(0))
    expect(shows(/"tint" is not a field/, editor.form())).toBe(true)
    await editor.click(task(1))
    await editor.until(() => document.activeElement?.getAttribute('data-pointer') === '/pages/0/blocks/0/image/src')
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    await editor.press('Remove “tint”')
    expect(site.text).toBe(studio.text.replace('/images/krug.svg', '/images/kruk.svg'))
    expect(editor.button('1 thing to fix')).toBeDefined()
  })
})

test('the state names what keeps the store from answering, and whether a text waits', async () => {
  const editor = await RenderedEditor.open()
  editor.site.isAway = true
  await editor.change(() => {})
  await editor.choose(0)
  await editor.act(() => editor.session.tryAgain())
  expect(editor.state()).toContain('The store does not answer.')
  fill(editor.field('Überschrift'), 'Meins')
  fireEvent.blur(editor.field('Überschrift'))
  await editor.settle()
  expect(editor.state()).toContain('Not saved: The store does not answer.')
  expect(editor.field('Überschrift').value).toBe('Meins')
})

test('the browser goes back to the page that was open before, and forward again; a moved page leaves no entry', async () => {
  history.replaceState(null, '', '/')
  const editor = await RenderedEditor.open()
  const paths: string[] = editor.content.pages.map(({ path }: { path: string }) => path)
  const [home = '', second = ''] = paths
  const { length } = history
  await editor.act(() => editor.session.open(second))
  expect([location.pathname, history.length]).toEqual([second, length + 1])
  const move = async (step: () => void, path: string) => {
    step()
    await editor.until(() => editor.session.state.name === path)
    expect(location.pathname).toBe(path)
  }
  await move(() => history.back(), home)
  await move(() => history.forward(), second)
  await editor.act(() => editor.session.changePages({ kind: 'move', from: second, to: '/neu', withChildren: true }))
  await editor.until(() => location.pathname === '/neu')
  expect(history.length).toBe(length + 1)
})

test.each([heading, '/shared/besuch/heading'])(
  'the field %s of the address is opened on a page that has it',
  async (field) => {
    history.replaceState(null, '', `?field=${field}`)
    const editor = await RenderedEditor.open({ path: '/kontakt' })
    await editor.until(
      () => document.activeElement?.matches(`[data-pointer="${field}"], [data-pointer="${field}"] *`) === true,
    )
    expect([editor.session.state.name, location.search]).toEqual(['/', ''])
  },
)
