import { vi } from 'vitest'

/** Sets the result of the media query prefers-reduced-motion in a test: jsdom does not implement media queries. */
export function preferReducedMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
