import { vi } from 'vitest'

/** jsdom does not implement media queries. */
export function preferReducedMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
