import { afterEach, expect, test, vi } from 'vitest'
import { allowThirdParties, whenThirdPartiesAllowed } from './third-parties'

const { dataset } = document.documentElement

afterEach(() => {
  delete dataset.thirdParties
  sessionStorage.clear()
})

test('a site that says "at once" does not wait', () => {
  dataset.thirdParties = 'at once'
  const start = vi.fn()
  whenThirdPartiesAllowed(start)
  expect(start).toHaveBeenCalledOnce()
})

test('a site that says "when asked" waits for a visitor who agrees, and remembers it on the pages that follow', () => {
  dataset.thirdParties = 'when asked'
  const [start, cancelled, later] = [vi.fn(), vi.fn(), vi.fn()]
  whenThirdPartiesAllowed(start)
  whenThirdPartiesAllowed(cancelled)()
  expect(start).not.toHaveBeenCalled()
  allowThirdParties()
  allowThirdParties()
  expect(start).toHaveBeenCalledOnce()
  expect(cancelled).not.toHaveBeenCalled()
  dataset.thirdParties = 'when asked'
  whenThirdPartiesAllowed(later)
  expect(later).toHaveBeenCalledOnce()
})

test('where nothing can be stored, the visitor has agreed for this page', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
  }
  const start = vi.fn()
  whenThirdPartiesAllowed(start)
  allowThirdParties()
  whenThirdPartiesAllowed(start)
  expect(start).toHaveBeenCalledTimes(2)
})
