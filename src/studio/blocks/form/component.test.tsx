import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translateTexts } from '../../../engine/commands/studio-test/browser/translation'
import * as words from '../../words.json'
import { tree } from './test-form'

const field = () => screen.getByLabelText<HTMLInputElement>('Your email address')
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' })
const alert = () => screen.queryByRole('alert')?.textContent
const isCompleted = () =>
  screen.queryByText('Look out for our letter.') !== null && screen.queryByRole('button') === null
const type = (email: string) => fireEvent.change(field(), { target: { value: email } })
const send = () => act(async () => fireEvent.submit(field().closest('form') ?? field()))
const wait = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })

class Unseen {
  observe = () => undefined
  disconnect = () => undefined
}

/** A pending call to the form service. */
interface Call {
  url: URL
  answer: (response: Response) => Promise<void>
  breakOff: () => Promise<void>
}
let calls: Call[]
const lastCall = () => calls.at(-1) as Call
const signUp = async () => {
  type('mouse@thimble.example')
  await send()
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Unseen)
  calls = []
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // Fake timers do not control the real one.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const control = new AbortController()
    setTimeout(() => control.abort(new DOMException('Too slow', 'TimeoutError')), milliseconds)
    return control.signal
  })
  vi.stubGlobal('fetch', (url: URL, { signal }: RequestInit = {}) => {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      calls.push({
        url,
        answer: (response) => act(async () => resolve(response)),
        breakOff: () => act(async () => reject(new TypeError('Failed to fetch'))),
      })
    })
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a form whose words a browser has translated is sent, and replaced by the thanks', async () => {
  render(tree())
  type('mouse@thimble.example')
  const { form } = field()
  translateTexts()
  await act(async () => fireEvent.submit(form as HTMLFormElement))
  expect(screen.getByRole('status').textContent).toBe(words.sending)
  translateTexts()
  await lastCall().answer(Response.json({}))
  expect(screen.getByRole('status').textContent).toBe(words.thankYou)
  translateTexts()
  await wait(2000)
  expect(screen.getByText(/^look out for our letter/i)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the button is disabled until the address is valid (B7)', () => {
  render(tree())
  expect(button().disabled).toBe(true)
  type('mouse')
  expect(button().disabled).toBe(true)
  type('mouse@thimble.example')
  expect(button().disabled).toBe(false)
  type('')
  expect(button().disabled).toBe(true)
})

test('leaving the field shows the mistake, until it is corrected (B7)', () => {
  render(tree())
  const hint = () => screen.getByRole('status').textContent
  fireEvent.blur(field())
  expect(hint()).toBe('')
  type('mouse@')
  expect(hint()).toBe('')
  fireEvent.blur(field())
  expect(hint()).toBe(words.invalidEmail)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  type('mouse@thimble.example')
  expect(hint()).toBe('')
  expect(field().getAttribute('aria-invalid')).toBe('false')
})

test('Enter on an invalid address shows the mistake at once (B7)', () => {
  render(tree())
  type('mouse@')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(screen.getByRole('status').textContent).toBe(words.invalidEmail)
})

test("the call has the address, the three flags and the form, and keeps the query of the service's address (B8)", async () => {
  render(tree())
  await signUp()
  expect(lastCall().url.origin + lastCall().url.pathname).toBe('https://forms.example/subscribe')
  expect(Object.fromEntries(lastCall().url.searchParams)).toEqual({
    list: '1',
    email: 'mouse@thimble.example',
    subscribe: '1',
    antiForgery: '1',
    ajax: '1',
    form: 'good-hour',
  })
})

test.each<[string, unknown]>([
  ['an empty object', {}],
  ['an empty list of errors', { errors: [] }],
  ['null', null],
  ['a word', 'fine'],
])(
  'any JSON without an errors object is a success: %s. Two seconds later the form is replaced (B7, B8)',
  async (_, answer) => {
    render(tree())
    await signUp()
    await lastCall().answer(Response.json(answer))
    await wait(1999)
    expect(isCompleted()).toBe(false)
    await wait(1)
    expect(isCompleted()).toBe(true)
  },
)

test('the completed text takes the focus of the form', async () => {
  render(tree())
  field().focus()
  await signUp()
  await lastCall().answer(Response.json({}))
  await wait(2000)
  expect(document.activeElement?.textContent).toBe('Look out for our letter.')
})

test("the service's error is shown as text in an alert, and the response is logged (B8)", async () => {
  render(tree())
  const answer = { errors: { fatal: 'You are <b>already</b> on the list.' } }
  await signUp()
  await lastCall().answer(Response.json(answer))
  expect(alert()).toBe('You are <b>already</b> on the list.')
  expect(console.error).toHaveBeenCalledWith(expect.any(String), answer)
  expect(button().disabled).toBe(false)
})

test.each([
  ['300 signs are shown as they are', '🐭'.repeat(300), '🐭'.repeat(300)],
  ['more are cut, and no sign is cut in two', '🐭'.repeat(301), `${'🐭'.repeat(299)}…`],
  ['a page of them as well', 'Sorry! '.repeat(100_000), `${'Sorry! '.repeat(42)}Sorry…`],
])("of the service's error %s (B8)", async (_, fatal, shown) => {
  render(tree())
  await signUp()
  await lastCall().answer(Response.json({ errors: { fatal } }))
  expect(alert()).toBe(shown)
})

test.each<[string, (call: Call) => Promise<void>]>([
  ['an errors object without a fatal text', (call) => call.answer(Response.json({ errors: {} }))],
  ['an answer with status 500', (call) => call.answer(Response.json({}, { status: 500 }))],
  ['an answer that is not JSON', (call) => call.answer(new Response('<h1>Welcome</h1>'))],
  ['a network that fails', (call) => call.breakOff()],
  ['a service that says nothing for 15 seconds', () => wait(15_000)],
])('%s shows a general message, and the form can be sent again (X2, B7)', async (_, happen) => {
  render(tree())
  await signUp()
  await happen(lastCall())
  expect(alert()).toBe(words.signUpFailed)
  expect(button().disabled).toBe(false)
  await send()
  expect(alert()).toBeUndefined()
  await lastCall().answer(Response.json({}))
  await wait(2000)
  expect(isCompleted()).toBe(true)
})

test('a slow response may take up to the limit', async () => {
  render(tree())
  await signUp()
  await wait(14_999)
  expect(alert()).toBeUndefined()
  expect(button().disabled).toBe(true)
})

test('sending twice makes one call, and the button is disabled while it runs (B7)', async () => {
  render(tree())
  type('mouse@thimble.example')
  await act(async () => {
    const form = field().closest('form') ?? field()
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
  await send()
  expect(calls).toHaveLength(1)
  expect(button().disabled).toBe(true)
  await lastCall().answer(Response.json({}))
  expect(button().disabled).toBe(false)
})

test('an invalid address is not sent', async () => {
  render(tree())
  type('mouse')
  await send()
  expect(calls).toHaveLength(0)
})

test('a second success within two seconds restarts the timer (B7)', async () => {
  render(tree())
  await signUp()
  await lastCall().answer(Response.json({}))
  await wait(1500)
  await send()
  await lastCall().answer(Response.json({}))
  await wait(1500)
  expect(isCompleted()).toBe(false)
  await wait(500)
  expect(isCompleted()).toBe(true)
})

test('leaving the page clears the timer (B7)', async () => {
  const { unmount } = render(tree())
  await signUp()
  await lastCall().answer(Response.json({}))
  const before = vi.getTimerCount()
  unmount()
  expect(vi.getTimerCount()).toBe(before - 1)
})

test('the form links to the privacy page', () => {
  render(tree())
  expect(screen.getByRole('link', { name: 'privacy notice' }).getAttribute('href')).toBe('/privacy')
})

test('the drawing shows until the sign-up has worked', async () => {
  render(tree())
  const drawing = () => screen.queryByAltText('A mouse waits')
  await signUp()
  expect(drawing()).not.toBeNull()
  await lastCall().answer(Response.json({}))
  expect(screen.getByRole('status').textContent).toBe(words.thankYou)
  expect(drawing()).toBeNull()
})
