import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Video } from './Video'

afterEach(cleanup)

test('a film that is not there yet says so, and there is nothing to press (B5)', () => {
  render(<Video title="The valley shop" />)
  expect(screen.getByText('COMING SOON')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
