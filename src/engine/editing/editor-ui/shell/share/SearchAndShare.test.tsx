import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fill, find, findAll, RenderedEditor } from '../../../../../../tests/components/edited-site'

const seen = (part: string) => find(part).textContent

test('a page is shown as search results and cards show it, in the settings of its language, while it is typed', async () => {
  // Each letter is ten pixels wide.
  const measured = { font: '', measureText: (text: string) => ({ width: text.length * 10 }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(measured as never)
  const editor = await RenderedEditor.open({ path: '/en/workshop' })
  const details = find('summary', 'In search and when shared').closest('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  await editor.until(() => findAll('.search-result', /(?:)/).length === 1)
  expect(seen('.search-address')).toBe('kiesel.example › en › workshop')
  fill(editor.field('Title'), 'Where we turn a lump of clay into a jug, a bowl, and a vase')
  await editor.settle()
  expect(seen('.search-title')).toBe('Where we turn a lump of clay into a jug, a bowl, and a …')
  expect(seen('.share-title')).toBe('Where we turn a lump of clay into a jug, a bowl, and a vase')
  fireEvent.input(editor.field('Title'), { target: { value: 'Our workshop' } })
  await editor.settle()
  expect(seen('.search-title')).toBe('Our workshop · Kiesel Pottery')
})
