// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OffsetBadge } from './offset-badge'

const badge = {
  src: 'https://badges.example/badge.svg?colour={colour}',
  alt: 'Carbon offset every month',
  fallback: '/images/badge.svg',
  blackOn: ['/'],
}

const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'Carbon offset every month' })

let comeNear: () => void
/** What the other site answers. */
let answer: () => Promise<void>

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        comeNear = () => tell([{ target: picture(), isIntersecting: true }])
      }
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode = () => answer()
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shown = () => picture().getAttribute('src')

test('a picture of this site stands there until the badge has come, whose address carries its colour (R3)', async () => {
  answer = () => Promise.resolve()
  const { rerender } = render(<OffsetBadge badge={badge} path="/" />)
  expect(shown()).toBe('/images/badge.svg')
  comeNear()
  await vi.waitFor(() => expect(shown()).toBe('https://badges.example/badge.svg?colour=black'))
  rerender(<OffsetBadge badge={badge} path="/contact" />)
  expect(shown()).toBe('/images/badge.svg')
  comeNear()
  await vi.waitFor(() => expect(shown()).toBe('https://badges.example/badge.svg?colour=white'))
})

test('it stays there when the badge does not come, at the same size (R3)', async () => {
  const failed = vi.fn(() => Promise.reject(new Error('The source image cannot be decoded.')))
  answer = failed
  render(<OffsetBadge badge={badge} path="/" />)
  comeNear()
  await Promise.allSettled(failed.mock.results.map(({ value }) => value))
  expect(failed).toHaveBeenCalledOnce()
  expect(shown()).toBe('/images/badge.svg')
  expect([picture().getAttribute('width'), picture().getAttribute('height')]).toEqual(['160', '64'])
})
