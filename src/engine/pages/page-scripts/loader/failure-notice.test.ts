import * as words from '@studio/words.json'
import { expect, test, vi } from 'vitest'
import { hideFailure, showFailure } from './failure-notice'

const notices = () => document.querySelectorAll<HTMLElement>('[role=alert]')
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()

test('a notice about a page that failed to load takes the focus and offers to try again', () => {
  const retry = vi.fn()
  showFailure(retry)
  expect(notices()[0]?.querySelector('p')?.textContent).toBe(words.pageNotLoaded)
  expect(document.activeElement?.textContent).toBe(words.tryAgain)
  press(words.tryAgain)
  expect(retry).toHaveBeenCalledOnce()
  expect(notices()).toHaveLength(0)
})

test('there is one notice at most, and it can be taken away', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  showFailure(first)
  showFailure(second)
  expect(notices()).toHaveLength(1)
  press(words.tryAgain)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  showFailure(first)
  hideFailure()
  hideFailure()
  expect(notices()).toHaveLength(0)
})

test.each([
  ['its button', () => press(words.close)],
  [
    'Escape',
    () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ],
])('a notice that is closed by %s gives the focus back', (_, close) => {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '/about'
  link.focus()
  showFailure(vi.fn())
  expect(document.activeElement).not.toBe(link)
  close()
  expect(notices()).toHaveLength(0)
  expect(document.activeElement).toBe(link)
})
