import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { completeDocument } from '../../../../../tests/components/edited-site'
import { IconButton } from './IconButton'
import { MenuButton } from './MenuButton'

beforeEach(completeDocument)
afterEach(cleanup)

test('a button that becomes unavailable keeps the focus and does nothing', () => {
  const press = vi.fn()
  const { rerender } = render(<IconButton icon="undo" name="Undo" onPress={press} />)
  const button = screen.getByRole('button', { name: 'Undo' })
  act(() => button.focus())
  fireEvent.click(button)
  rerender(<IconButton icon="undo" name="Undo" unavailable="Nothing to undo" onPress={press} />)
  fireEvent.click(button)
  expect(press).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('an unavailable item of a menu can be reached, says why, and does nothing', () => {
  const act = vi.fn()
  const actions = [
    { name: 'Copy', icon: 'copy' as const, act },
    { name: 'Remove', icon: 'remove' as const, unavailable: 'The template needs it', act },
  ]
  render(<MenuButton name="More" actions={actions} />)
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  const remove = screen.getByRole('menuitem', { name: 'Remove', description: 'The template needs it' })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(remove)
  expect(act).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Copy' }))
  expect(act).toHaveBeenCalledTimes(1)
})
