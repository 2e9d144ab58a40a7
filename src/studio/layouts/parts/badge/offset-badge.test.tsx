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

test("a local picture precedes the badge, whose address has the page's colour (R3)", () => {
  const { rerender } = render(<OffsetBadge badge={badge} path="/" />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/images/badge.svg')
  expect(external()).toBe('https://badges.example/badge.svg?colour=black')
  expect(href()).toBe('https://badges.example/badge.svg?colour=black')
  rerender(<OffsetBadge badge={badge} path="/contact" />)
  expect(external()).toBe('https://badges.example/badge.svg?colour=white')
  expect(href()).toBe('https://badges.example/badge.svg?colour=white')
})

test("it links to the studio's page if there is one", () => {
  render(<OffsetBadge badge={{ ...badge, href: 'https://badges.example/studio' }} path="/" />)
  expect(href()).toBe('https://badges.example/studio')
})
