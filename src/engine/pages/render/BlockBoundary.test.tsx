import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BlockBoundary, BlockNotice } from './BlockBoundary'

const quiet = 'This part of the page cannot be shown right now.'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

function Broken(): never {
  throw new Error('The film ran out.')
}

test('visitors see a short notice without the reason (X3)', () => {
  render(<BlockNotice name="Block 3 (film)" reason="The film ran out." isDevelopment={false} />)
  expect(document.body.textContent).toBe(quiet)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('developers see which block broke, and why (X3)', () => {
  render(<BlockNotice name="Block 3 (film)" reason="The film ran out." isDevelopment />)
  expect(screen.getByRole('alert').textContent).toBe('Block 3 (film) brokeThe film ran out.')
})

test.each([
  [true, 'Block 3 (film) brokeThe film ran out.'],
  [false, quiet],
])('what a block throws is caught; in development: %s (X3)', (isDevelopment, text) => {
  vi.stubEnv('DEV', isDevelopment)
  render(
    <BlockBoundary name="Block 3 (film)">
      <Broken />
    </BlockBoundary>,
  )
  expect(document.body.textContent).toBe(text)
})

test('a block that broke is shown again when it has changed', () => {
  const { rerender } = render(
    <BlockBoundary name="Block 3 (film)">
      <Broken />
    </BlockBoundary>,
  )
  rerender(
    <BlockBoundary name="Block 3 (film)">
      <p>Mended.</p>
    </BlockBoundary>,
  )
  expect(document.body.textContent).toBe('Mended.')
})

test('a working block is shown as it is', () => {
  render(
    <BlockBoundary name="Block 1 (text)">
      <p>All is well.</p>
    </BlockBoundary>,
  )
  expect(document.body.innerHTML).toBe('<div><p>All is well.</p></div>')
})
