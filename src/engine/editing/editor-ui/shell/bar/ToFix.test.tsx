import { expect, test } from 'vitest'
import { fill, find, findAll, RenderedEditor, shows } from '../../../../../../tests/components/edited-site'

const panel = () => find('.to-do-panel')
const rows = () => findAll('.task', /(?:)/, panel())

test('what is to fill in is a list in the order of the page that stays, ticks what is done, and leads to each field', async () => {
  const editor = await RenderedEditor.open({ path: '/werkstatt' })
  await editor.change(({ pages }) => {
    const [opening, prose] = pages[1].blocks
    opening.heading = '[Überschrift]'
    prose.heading = '[Später]'
    pages[1].title = '[Titel]'
  })
  await editor.press('3 to fill in')
  expect(rows().map((row) => row.querySelector('strong')?.textContent)).toEqual(['Title', 'Überschrift', 'Überschrift'])
  expect(document.activeElement).toBe(rows()[0])
  await editor.click(rows()[1] as HTMLElement)
  await editor.settle(50)
  const field = document.activeElement as HTMLInputElement
  expect(field.dataset.pointer).toBe('/pages/1/blocks/0/heading')
  fill(field, 'Willkommen')
  field.blur()
  await editor.until(() => shows('2 things left of 3', panel()))
  expect(rows().map(({ dataset }) => dataset.done)).toEqual([undefined, 'true', undefined])
  expect(editor.button('2 to fill in').getAttribute('aria-expanded')).toBe('true')
  await editor.press('Close', panel())
  expect([findAll('.to-do-panel', /(?:)/).length, document.activeElement]).toEqual([0, editor.button('2 to fill in')])
})

test('a picture that is still to come leads to the pictures', async () => {
  const editor = await RenderedEditor.open({ path: '/' })
  await editor.change(({ pages }) => {
    pages[0].blocks[0].image.src = '/images/placeholder.svg'
  })
  await editor.press('1 to fill in')
  await editor.settle(50)
  expect(shows('Choose a picture', find('[role="dialog"]'))).toBe(true)
})
