import { expect, test } from 'vitest'
import { fill, find, findAll, RenderedEditor, shows } from '../../../../../../tests/components/edited-site'
import { studio } from '../../../../../../tests/sites/memory-site'

const dialog = () => find('[role="dialog"]')
const side = () => find('.page-side', /(?:)/, dialog())
const input = (label: string) =>
  document.getElementById((find('label', label, side()) as HTMLLabelElement).htmlFor) as HTMLInputElement
const last = ({ content }: RenderedEditor) => content.pages.at(-1)

test('an address that leads elsewhere is added, changed and removed, with what the check says of it', async () => {
  const editor = await RenderedEditor.open()
  const confirm = async (verb: string) => {
    await editor.until(() => editor.button(verb, side()).getAttribute('aria-disabled') === 'false')
    await editor.press(verb, side())
  }
  await editor.press('Pages')
  const shown = find('.page-filter select', /(?:)/, dialog()) as HTMLSelectElement
  const [only] = [...shown.options].filter(({ text }) => text.startsWith('Addresses that lead elsewhere'))
  fill(shown, only?.value ?? '')
  await editor.until(() => findAll('button', 'Change', side()).length === 1)
  await editor.press('New address', dialog())
  await editor.until(() => findAll('label', 'Leads to', side()).length === 1)
  fill(input('Address'), '/Alter Ofen')
  await editor.until(() => input('Address').getAttribute('aria-invalid') === 'true')
  fill(input('Address'), '/alter-ofen')
  fill(input('Leads to'), '/alter-ofen')
  fill(input('Address'), 'alter-ofen')
  await editor.until(() => shows('in a circle', side()))
  expect([input('Address'), input('Leads to')].map((field) => field.getAttribute('aria-invalid'))).toEqual([
    null,
    'true',
  ])
  await editor.press('Add address', side())
  expect(findAll('.error', /in a circle/, side())).toHaveLength(1)
  fill(input('Leads to'), 'laden.example/ofen')
  await confirm('Add address')
  expect(last(editor)).toEqual({ path: '/alter-ofen', redirect: 'https://laden.example/ofen' })
  await editor.until(() => shows('Leads to', side()))
  await editor.press('Change', side())
  fill(input('Leads to'), '/kontakt')
  await confirm('Change')
  expect(last(editor)).toEqual({ path: '/alter-ofen', redirect: '/kontakt' })
  await editor.until(() => findAll('button', 'Remove', side()).length === 1)
  await editor.press('Remove', side())
  await confirm('Remove')
  expect(editor.site.text).toBe(studio.text)
})
