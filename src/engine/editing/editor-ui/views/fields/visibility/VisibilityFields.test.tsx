import { act, fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, find, findAll, RenderedEditor, shows } from '../../../../../../../tests/components/edited-site'
import { MemorySite, studio } from '../../../../../../../tests/sites/memory-site'
import { days, withTimes } from '../../../../../../../tests/sites/timed-site'

interface Page {
  path: string
  draft?: boolean
  publish?: string
  expire?: { at: string; redirect?: string }
}

function timedSite(text = withTimes(studio.text)): MemorySite {
  const site = new MemorySite()
  site.text = text
  return site
}

const group = () => find('.when')
const choice = (name: string) => document.getElementById((find('label', name, group()) as HTMLLabelElement).htmlFor)
const field = (pointer: string) => group().querySelector<HTMLInputElement>(`[data-pointer$="${pointer}"]`)
const pageAt = ({ content }: RenderedEditor, path: string): Page =>
  content.pages.find((page: Page) => page.path === path)

/** Types a day and a time, and leaves them by Enter. */
async function enter(editor: RenderedEditor, pointer: string, text: string): Promise<void> {
  const [day = '', time = ''] = text.split(' ')
  const element = field(pointer) as HTMLInputElement
  fill(element, day)
  if (time !== '') fill(element.nextElementSibling as HTMLElement, time)
  fireEvent.keyDown(element, { key: 'Enter' })
  await editor.settle()
}

test('a page becomes a draft, is given a day and an end, and each step is undone by its name', async () => {
  const path = '/arbeiten/kanne'
  const editor = await RenderedEditor.open({ site: timedSite(), path })
  const saved = editor.site.text
  const choose = (name: string) => editor.click(choice(name) as HTMLElement)
  await choose('Draft')
  expect(editor.button('Undo: Page kept as a draft')).toBeDefined()
  expect(pageAt(editor, path).draft).toBe(true)
  await choose('On …')
  expect(editor.button('Undo: Page shown on its day')).toBeDefined()
  expect(editor.site.text).toBe(saved)
  await choose('At once')
  expect(pageAt(editor, path).publish).toBe(undefined)
  // Nothing is written before there is a day.
  const dateless = editor.site.text
  await choose('On …')
  expect(editor.site.text).toBe(dateless)
  await enter(editor, '/publish', '2041-05-04 07:30')
  expect(pageAt(editor, path).publish).toBe('2041-05-04 07:30')
  const end = find('label.check', /^Until/, group()).querySelector('input') as HTMLElement
  await editor.click(end)
  await enter(editor, '/expire/at', '2041-06-01 00:00')
  expect(pageAt(editor, path).expire).toEqual({ at: '2041-06-01 00:00', redirect: '/arbeiten' })
  expect(field('/expire/redirect')?.value).toBe('/arbeiten')
  await editor.click(find('label.check', /^Until/, group()).querySelector('input') as HTMLElement)
  expect(pageAt(editor, path).expire).toBe(undefined)
  for (const name of [/End of the page removed/, /End of the page changed/, /Day on which/, /at once/, /on its day/])
    await editor.press(new RegExp(`^Undo: .*${name.source}`))
  await editor.press('Undo: Page kept as a draft')
  expect(editor.site.text).toBe(saved)
})

test('a day without a time gets one; what is not complete is a thing to fix, and no change is called saved', async () => {
  const path = '/arbeiten/kanne'
  const editor = await RenderedEditor.open({ site: timedSite(), path })
  await editor.click(choice('Draft') as HTMLElement)
  await editor.click(choice('At once') as HTMLElement)
  const undated = editor.site.text
  const problems = () => findAll('.bar button', /thing to fix/).length
  await editor.click(choice('On …') as HTMLElement)
  // Nothing is said before the field was left.
  const isTroubled = () => document.querySelector('[data-trouble], .error, [aria-invalid="true"]') !== null
  expect([problems(), isTroubled(), editor.site.text]).toEqual([0, false, undated])
  const empty = field('/publish') as HTMLInputElement
  fireEvent.blur(empty)
  await editor.settle()
  expect([problems(), shows('Choose a day and a time.', group())]).toEqual([1, true])
  // Half of a value that was refused before gets the words of its controls.
  fill(empty.nextElementSibling as HTMLElement, '10:30')
  await editor.act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(shows('The day is missing. Choose one.', group())).toBe(true)
  fill(empty.nextElementSibling as HTMLElement, '')
  // What waits is still there when the page is opened again.
  await editor.act(() => editor.session.open('/'))
  await editor.act(() => editor.session.open(path))
  expect((choice('On …') as HTMLInputElement).checked).toBe(true)
  await enter(editor, '/publish', '2041-05-04')
  expect([problems(), pageAt(editor, path).publish]).toEqual([0, '2041-05-04 09:00'])
  // An existing time is not replaced by half of one.
  const day = field('/publish') as HTMLInputElement
  fill(day.nextElementSibling as HTMLElement, '')
  act(() => document.body.focus())
  fireEvent.blur(day.nextElementSibling as HTMLElement)
  await editor.settle()
  expect([problems(), pageAt(editor, path).publish]).toEqual([1, '2041-05-04 09:00'])
  expect(shows('The time is missing.', group())).toBe(true)
  await editor.click(choice('At once') as HTMLElement)
  expect([problems(), editor.site.text]).toEqual([0, undated])
  // An end waits for its day while the page is changed in another way.
  const until = () => find('label.check', /^Until/, group()).querySelector('input') as HTMLInputElement
  await editor.click(until())
  await editor.click(choice('Draft') as HTMLElement)
  expect([problems(), until().checked]).toEqual([0, true])
  await editor.click(until())
  expect([problems(), pageAt(editor, path).expire]).toEqual([0, undefined])
  // An end that is still on its way to the file is taken back by one click.
  await editor.click(until())
  const end = field('/expire/at') as HTMLInputElement
  fill(end, '2041-06-01')
  fireEvent.blur(end)
  fireEvent.click(until())
  await editor.settle()
  expect([until().checked, pageAt(editor, path).expire]).toEqual([false, undefined])
})

test('what the check says against a day is shown at its field', async () => {
  const editor = await RenderedEditor.open({ site: timedSite(), path: '/kurse' })
  const saved = editor.site.text
  await enter(editor, '/expire/at', '2040-04-01 00:00')
  expect(shows(/Two pages would have the address "\/kurse"/, group())).toBe(true)
  expect(field('/expire/at')?.getAttribute('aria-invalid')).toBe('true')
  expect(editor.site.text).toBe(saved)
})

test('a site without a time zone is asked for one, and for what builds it, before a day is written', async () => {
  const { site, pages, ...rest } = JSON.parse(withTimes(studio.text))
  const { timeZone: _, timer: __, ...settings } = site
  const untimed = pages.filter(({ draft, publish, expire }: Page) => !draft && !publish && !expire)
  const editor = await RenderedEditor.open({
    site: timedSite(JSON.stringify({ ...rest, site: settings, pages: untimed }, null, 2)),
    path: '/werkstatt',
  })
  await editor.click(choice('On …') as HTMLElement)
  expect(field('/publish')).toBe(null)
  fill(choice('Time zone of the site') as HTMLElement, 'Europe/Vienna')
  await editor.press('Use it')
  expect(shows('By the clocks of Europe/Vienna', group())).toBe(true)
  fill(group().querySelector('select') as HTMLElement, 'host')
  await editor.settle()
  await enter(editor, '/publish', days.past)
  expect(pageAt(editor, '/werkstatt').publish).toBe(days.past)
  expect(editor.content.site).toMatchObject({ timeZone: 'Europe/Vienna', timer: 'host' })
})

test('of two pages of one path each is opened and edited from the list of pages', async () => {
  const editor = await RenderedEditor.open({ site: timedSite() })
  const saved = editor.site.text
  for (const [title, other] of [
    ['Kurse im Sommer', 'Kurse'],
    ['Kurse', 'Kurse im Sommer'],
  ] as const) {
    await editor.press('Pages')
    const rows = findAll('[role="row"]', new RegExp(`^${title}, /kurse`), find('[role="dialog"]'))
    await editor.select(rows[0] as HTMLElement)
    await editor.press('Open')
    expect(editor.field('Title').value).toBe(title)
    fill(editor.field('Title'), `${title}, neu`)
    fireEvent.keyDown(editor.field('Title'), { key: 'Enter' })
    await editor.settle()
    expect(editor.site.text).toContain(`"title": "${title}, neu"`)
    expect(editor.site.text).toContain(`"title": "${other}"`)
    await editor.press(/^Undo: Title/)
    expect(editor.site.text).toBe(saved)
  }
})
