// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OffsetBadge } from './offset-badge'

const badge = {
  src: 'https://badges.example/badge.svg?colour={colour}',
  alt: 'Carbon offset every month',
  fallback: '/images/badge.svg',
  blackOn: ['/'],
}

const picture = () => screen.getByRole('img', { name: 'Carbon offset every month' })

afterEach(cleanup)

test('the address of the badge carries its colour (R3)', () => {
  const { rerender } = render(<OffsetBadge badge={badge} path="/" />)
  expect(picture().getAttribute('src')).toBe('https://badges.example/badge.svg?colour=black')
  rerender(<OffsetBadge badge={badge} path="/contact" />)
  expect(picture().getAttribute('src')).toBe('https://badges.example/badge.svg?colour=white')
})

test('it names the picture that takes its place when it fails, and keeps its size (R3)', () => {
  render(<OffsetBadge badge={badge} path="/" />)
  expect(picture().dataset.standIn).toBe('/images/badge.svg')
  expect([picture().getAttribute('width'), picture().getAttribute('height')]).toEqual(['160', '64'])
})
