import { expect, test, vi } from 'vitest'
import { hideFailure, showFailure } from './failure-notice'

const notices = () => document.querySelectorAll('[role=alert]')

test('a page that could not be fetched is told in a notice, which offers another try', () => {
  const retry = vi.fn()
  showFailure(retry)
  expect(notices()[0]?.querySelector('p')?.textContent).toBe('This page could not be loaded. Are you online?')
  const button = notices()[0]?.querySelector('button')
  expect(button?.textContent).toBe('Try again')
  button?.click()
  expect(retry).toHaveBeenCalledOnce()
})

test('there is one notice at most, and it can be taken away', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  showFailure(first)
  showFailure(second)
  expect(notices()).toHaveLength(1)
  notices()[0]?.querySelector('button')?.click()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  hideFailure()
  hideFailure()
  expect(notices()).toHaveLength(0)
})
