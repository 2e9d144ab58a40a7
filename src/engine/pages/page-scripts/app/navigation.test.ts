import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { visit } from './navigation'

let arrive: () => void = () => undefined
vi.mock('./page-loader', () => ({
  loadPage: () =>
    new Promise((resolve) => {
      arrive = () => resolve({ page: {} })
    }),
}))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const isMarked = () => document.documentElement.hasAttribute('data-loading')

test('a page that is on its way for a while is marked as loading until it is there', async () => {
  const visited = visit('/about')
  const marked = [isMarked()]
  vi.advanceTimersByTime(200)
  marked.push(isMarked())
  arrive()
  await visited
  marked.push(isMarked())
  expect(marked).toEqual([false, true, false])
  expect(location.pathname).toBe('/about')
})

test('a page that comes at once is never marked', async () => {
  const visited = visit('/contact')
  arrive()
  await visited
  vi.advanceTimersByTime(200)
  expect(isMarked()).toBe(false)
  expect(location.pathname).toBe('/contact')
})
