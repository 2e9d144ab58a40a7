import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { find, RenderedEditor } from '../../../../../tests/components/edited-site'

const state = () => find('.save-state').textContent

test('an address that another page has is refused at its field, until it is changed', async () => {
  const editor = await RenderedEditor.open({ path: '/kontakt' })
  await editor.press('Page settings')
  const field = document.querySelector<HTMLInputElement>('input[data-pointer$="/path"]')
  if (!field) throw new Error('There is no field for the address.')
  const before = state()
  const type = (value: string) => editor.act(() => fireEvent.change(field, { target: { value } }))
  await type('/werkstatt')
  await editor.act(() => fireEvent.keyDown(field, { key: 'Enter' }))
  await editor.until(() => field.getAttribute('aria-invalid') === 'true')
  expect(state()).toContain('/werkstatt')
  await type('/kontakt')
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  expect(state()).toBe(before)
})
