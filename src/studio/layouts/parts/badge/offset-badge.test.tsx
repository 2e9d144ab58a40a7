import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OffsetBadge } from './offset-badge'

const badge = {
  src: 'https://badges.example/badge.svg?colour={colour}',
  alt: 'Carbon offset every month',
  fallback: '/images/badge.svg',
  blackOn: ['/'],
}

afterEach(cleanup)

const external = () => screen.getByRole('img').closest('external-picture')?.getAttribute('src')
const href = () => screen.getByRole('link', { name: badge.alt }).getAttribute('href')

test('a picture of this site stands in for the badge, whose address carries the colour of the page (R3)', () => {
  const { rerender } = render(<OffsetBadge badge={badge} path="/" />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/images/badge.svg')
  expect(external()).toBe('https://badges.example/badge.svg?colour=black')
  expect(href()).toBe('https://badges.example/badge.svg?colour=black')
  rerender(<OffsetBadge badge={badge} path="/contact" />)
  expect(external()).toBe('https://badges.example/badge.svg?colour=white')
  expect(href()).toBe('https://badges.example/badge.svg?colour=white')
})

test('it leads to a page about the studio where one is named', () => {
  render(<OffsetBadge badge={{ ...badge, href: 'https://badges.example/studio' }} path="/" />)
  expect(href()).toBe('https://badges.example/studio')
})
