// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OffsetBadge } from './offset-badge'

const badge = {
  src: 'https://badges.example/badge.svg?colour={colour}',
  alt: 'Carbon offset every month',
  fallback: '/images/badge.svg',
  blackOn: ['/'],
}

const picture = () => screen.getByRole('img', { name: 'Carbon offset every month' })
const size = () => [picture().getAttribute('width'), picture().getAttribute('height')]

afterEach(cleanup)

test('the address of the badge carries its colour (R3)', () => {
  const { rerender } = render(<OffsetBadge badge={badge} path="/" />)
  expect(picture().getAttribute('src')).toBe('https://badges.example/badge.svg?colour=black')
  rerender(<OffsetBadge badge={badge} path="/contact" />)
  expect(picture().getAttribute('src')).toBe('https://badges.example/badge.svg?colour=white')
})

test('a badge that fails to load is replaced by a picture of the same size (R3)', () => {
  render(<OffsetBadge badge={badge} path="/" />)
  const before = size()
  fireEvent.error(picture())
  expect(picture().getAttribute('src')).toBe('/images/badge.svg')
  expect(size()).toEqual(before)
})

test('a badge that failed before the page was hydrated is replaced as well (R3)', () => {
  const { complete, naturalWidth } = Object.getOwnPropertyDescriptors(HTMLImageElement.prototype)
  Object.defineProperties(HTMLImageElement.prototype, {
    complete: { configurable: true, get: () => true },
    naturalWidth: { configurable: true, get: () => 0 },
  })
  render(<OffsetBadge badge={badge} path="/" />)
  Object.defineProperties(HTMLImageElement.prototype, { complete, naturalWidth })
  expect(picture().getAttribute('src')).toBe('/images/badge.svg')
})
