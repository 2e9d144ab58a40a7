import { expect, test, vi } from 'vitest'
import { announce, focusContent } from './announce'

test('screen readers get one live region, which exists before its text (R7)', async () => {
  announce('About')
  const region = document.querySelector('[role=status]')
  expect(region?.textContent).toBe('')
  await vi.waitFor(() => expect(region?.textContent).toBe('About'))
  announce('Contact')
  await vi.waitFor(() => expect(region?.textContent).toBe('Contact'))
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1)
})

test('the keyboard starts at the content of the new page (R7)', () => {
  document.body.innerHTML = '<a href="/">Home</a><main id="content" tabindex="-1"></main>'
  document.querySelector('a')?.focus()
  focusContent()
  expect(document.activeElement?.id).toBe('content')
})

test('a page without content moves no focus', () => {
  document.body.innerHTML = '<a href="/">Home</a>'
  document.querySelector('a')?.focus()
  focusContent()
  expect(document.activeElement?.tagName).toBe('A')
})
