import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './submit-when-valid'

let see: (isSeen: boolean) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(then: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => then([{ isIntersecting }])
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  document.body.innerHTML = `<form>
    <input type="email" required>
    <submit-when-valid><button>Send</button></submit-when-valid>
  </form>`
})

afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

const field = () => document.querySelector('input') as HTMLInputElement
const isDisabled = () => document.querySelector('button')?.disabled
const fillIn = (value: string) => {
  field().value = value
}

test('a button is disabled before the first touch, and follows what is typed', () => {
  expect(isDisabled()).toBe(true)
  fillIn('anna@example.org')
  field().dispatchEvent(new Event('input', { bubbles: true }))
  expect(isDisabled()).toBe(false)
})

test.each<[string, () => unknown]>([
  ['while the form is seen', () => vi.advanceTimersByTime(1000)],
  ['when the window comes back', () => dispatchEvent(new Event('focus'))],
  ['when the page comes back', () => dispatchEvent(new Event('pageshow'))],
  ['when a field is left', () => field().dispatchEvent(new Event('focusout', { bubbles: true }))],
])('what a browser fills in without an event counts %s, and others hear of it once', (_, happen) => {
  const hear = vi.fn()
  field().addEventListener('input', hear)
  see(true)
  fillIn('anna@example.org')
  happen()
  happen()
  expect([isDisabled(), hear.mock.calls.length]).toEqual([false, 1])
  fillIn('')
  happen()
  expect([isDisabled(), hear.mock.calls.length]).toEqual([true, 2])
})

test('a form that is not seen, or has gone, is not looked at', () => {
  see(true)
  see(false)
  expect(vi.getTimerCount()).toBe(0)
  see(true)
  document.body.replaceChildren()
  expect(vi.getTimerCount()).toBe(0)
})

test('a busy form cannot be sent', () => {
  fillIn('anna@example.org')
  document.querySelector('submit-when-valid')?.toggleAttribute('busy', true)
  expect(isDisabled()).toBe(true)
  document.querySelector('submit-when-valid')?.toggleAttribute('busy', false)
  expect(isDisabled()).toBe(false)
})

test('what a browser has filled in and not told yet counts', () => {
  vi.stubGlobal('CSS', { supports: () => true })
  vi.spyOn(field(), 'matches').mockImplementation((selector) => selector === ':autofill')
  dispatchEvent(new Event('focus'))
  expect(isDisabled()).toBe(false)
})
