import * as words from '@studio/words.json'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormField } from '../../../base/schema-types/content'
import { PageContext } from '../use-page'
import { Form } from './Form'

const form: FormField = {
  id: 'enquiry',
  fields: [
    { kind: 'email', label: 'Email address', help: '<p>For our answer.</p>', required: true },
    { kind: 'choice', label: 'Topic', options: ['Films', 'Games'], required: true },
    { kind: 'choices', label: 'Days', options: ['Monday', 'Tuesday'] },
    { kind: 'longText', label: 'Message', maxLength: 10 },
  ],
  button: 'Send',
  thanks: '<p>We will answer soon.</p>',
  email: 'hello@studio.example',
}

const service = { url: 'https://forms.example/{form}', trapField: '_gotcha', timeField: 'elapsed' }

const tree = (formService: typeof service | undefined = service) => (
  <PageContext
    value={{
      path: '/',
      assets: {},
      settings: { name: 'Studio', language: 'en', formService, privacyPage: '/privacy' } as never,
    }}
  >
    <Form {...form} />
  </PageContext>
)

const email = () => screen.getByLabelText<HTMLInputElement>('Email address')
const message = () => screen.getByLabelText<HTMLTextAreaElement>(/^Message/)
const type = (control: HTMLElement, value: string) => fireEvent.input(control, { target: { value } })
const send = () => act(async () => fireEvent.submit(email().closest('form') as HTMLFormElement))
const noteOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('|')

interface Call {
  url: string
  body: URLSearchParams
  answer: (response: Response) => Promise<void>
  fail: () => Promise<void>
}
let calls: Call[]

beforeEach(() => {
  sessionStorage.clear()
  calls = []
  vi.stubGlobal('fetch', (url: string, { body }: { body: URLSearchParams }) => {
    return new Promise<Response>((resolve, reject) => {
      calls.push({
        url,
        body,
        answer: (response) => act(async () => resolve(response)),
        fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
      })
    })
  })
})

afterEach(cleanup)

const fillIn = () => {
  type(email(), 'mia@thimble.example')
  fireEvent.click(screen.getByLabelText('Games'))
  fireEvent.click(screen.getByLabelText('Tuesday'))
}

test('a mistake is named when its field is left, not while it is typed, and no more once it is mended', () => {
  render(tree())
  fireEvent.blur(email())
  type(email(), 'mia@')
  expect(noteOf(email())).toBe('For our answer.')
  fireEvent.blur(email())
  expect(noteOf(email())).toBe(`For our answer.|${words.invalidEmail}`)
  expect(email().getAttribute('aria-invalid')).toBe('true')
  type(email(), 'mia@thimble.example')
  expect(noteOf(email())).toBe('For our answer.')
})

test('what a browser fills in without an event mends a mistake, and is brought back by a reload', () => {
  render(tree())
  type(email(), 'mia@')
  fireEvent.blur(email())
  // Past the property by which React notices what scripts write.
  Reflect.set(HTMLInputElement.prototype, 'value', 'mia@thimble.example', email())
  fireEvent(window, new Event('pageshow'))
  expect(noteOf(email())).toBe('For our answer.')
  cleanup()
  render(tree())
  expect(email().value).toBe('mia@thimble.example')
})

test('sending lists all mistakes, takes the focus there, and a click leads to the field', async () => {
  render(tree())
  type(message(), 'Eleven char')
  await send()
  expect(calls).toHaveLength(0)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  const links = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ hash }) => hash !== '')
  expect(links.map((link) => link.textContent)).toEqual([
    `Email address – ${words.missingAnswer}`,
    `Topic – ${words.missingChoice}`,
    expect.stringMatching(/^Message – .*\b11\b/),
  ])
  fireEvent.click(links[1] as HTMLElement)
  expect(document.activeElement).toBe(screen.getByLabelText('Films'))
})

test('it is sent once, by the names of its fields, and what follows has the focus', async () => {
  render(tree())
  fillIn()
  await send()
  await send()
  expect(calls).toHaveLength(1)
  expect(calls[0]?.url).toBe('https://forms.example/enquiry')
  const { elapsed, ...sent } = Object.fromEntries(calls[0]?.body ?? [])
  expect(sent).toEqual({
    form: 'enquiry',
    email: 'mia@thimble.example',
    topic: 'Games',
    days: 'Tuesday',
    message: '',
    _gotcha: '',
  })
  expect(elapsed).toMatch(/^\d+$/)
  expect(screen.getByRole('status').textContent).toBe(words.sending)
  await calls[0]?.answer(new Response('Fine', { status: 200 }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('We will answer soon.')
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

test.each<[string, (call?: Call) => Promise<void> | undefined]>([
  ['does not answer', (call) => call?.fail()],
  ['answers with status 500', (call) => call?.answer(new Response('', { status: 500 }))],
  ['refuses without a reason', (call) => call?.answer(Response.json({ errors: [null, {}] }, { status: 422 }))],
  ['refuses in no JSON', (call) => call?.answer(new Response('<h1>', { status: 422 }))],
])(
  'a service that %s: nothing typed is lost, it goes into a letter, and the form can be sent again',
  async (_, happen) => {
    render(tree())
    fillIn()
    await send()
    await happen(calls[0])
    expect(screen.getByRole('alert').textContent).toContain(words.formNotSent)
    const letter = screen.getByRole<HTMLAnchorElement>('link', { name: 'hello@studio.example' })
    expect(decodeURIComponent(letter.href)).toMatch(
      /^mailto:hello@studio\.example\?body=.*mia@thimble\.example.*Games/s,
    )
    expect(email().value).toBe('mia@thimble.example')
    await send()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(calls).toHaveLength(2)
  },
)

test('what the service says of an answer is shown at its field', async () => {
  render(tree())
  fillIn()
  await send()
  const errors = [{ field: 'email', message: 'This address is on our list already.' }]
  await calls[0]?.answer(Response.json({ errors }, { status: 422 }))
  expect(noteOf(email())).toContain('This address is on our list already.')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

test('a reload brings back what was typed, until the form has been sent', async () => {
  const reload = () => {
    cleanup()
    render(tree())
  }
  render(tree())
  fillIn()
  reload()
  expect(email().value).toBe('mia@thimble.example')
  expect(screen.getByLabelText<HTMLInputElement>('Games').checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Tuesday').checked).toBe(true)
  await send()
  await calls[0]?.answer(new Response('', { status: 200 }))
  reload()
  expect(email().value).toBe('')
})

test('what is typed before React has come is kept, and wins over what was kept before', () => {
  render(tree())
  type(email(), 'old@thimble.example')
  cleanup()
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(tree())
  const field = box.querySelector<HTMLInputElement>('[type="email"]') as HTMLInputElement
  field.value = 'new@thimble.example'
  render(tree(), { container: box, hydrate: true })
  expect(email().value).toBe('new@thimble.example')
  box.remove()
})

test('without script it is a plain form, and its trap is met by no person', () => {
  const html = document.createElement('div')
  html.innerHTML = renderToString(tree())
  const plain = html.querySelector('form') as HTMLFormElement
  expect([plain.method, plain.action, plain.noValidate]).toEqual(['post', 'https://forms.example/enquiry', false])
  const trap = plain.querySelector('[name="_gotcha"]')
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(trap?.getAttribute('tabindex')).toBe('-1')
  expect(plain.querySelector<HTMLInputElement>('[type="email"]')?.required).toBe(true)
})

test('a site without a form service says so, and where to write', () => {
  render(tree(undefined))
  expect(screen.queryByRole('button')).not.toBeNull()
  cleanup()
  render(
    <PageContext value={{ path: '/', assets: {}, settings: { name: 'Studio' } as never }}>
      <Form {...form} />
    </PageContext>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.body.textContent).toContain(words.formClosed)
  expect(screen.getByRole('link', { name: 'hello@studio.example' })).toBeTruthy()
})
