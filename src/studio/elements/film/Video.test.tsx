import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as words from '../../words.json'
import { Video } from './Video'

afterEach(cleanup)

test('a film that is not there yet says so, and there is nothing to press (B5)', () => {
  render(<Video title="The valley shop" />)
  expect(screen.getByText('COMING SOON')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('where its loop plays, it is the whole film that is not there yet', () => {
  render(<Video title="The valley shop" loop="/loops/valley.json" />)
  expect(screen.getByText(words.wholeFilm)).toBeTruthy()
})
