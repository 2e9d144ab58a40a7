import * as words from '@studio/words.json'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormField } from '../../../base/schema-types/content'
import { fill } from '../../../base/text/interface-words'
import { PageContext } from '../use-page'
import { Form } from './Form'
import { allKinds } from './kinds/all-kinds'
import { setRenderedKinds } from './kinds/rendered-kinds'

const form: FormField = {
  id: 'table',
  fields: [
    { kind: 'date', label: 'Day', earliest: 'today', latest: 'in 6 months', required: true },
    { kind: 'time', label: 'Time', earliest: '18:00', step: 15 },
    { kind: 'number', label: 'Guests', least: 1, greatest: 8 },
    { kind: 'file', label: 'Plan', accepts: ['pdf'] },
    { kind: 'hidden', label: 'Page' },
  ],
  button: 'Book',
  thanks: '<p>Thank you.</p>',
  email: 'hello@studio.example',
}

const settings = {
  name: 'Studio',
  language: 'pt',
  timeZone: 'Europe/Lisbon',
  formService: { url: 'https://forms.example/' },
}
const tree = (
  <PageContext value={{ path: '/rooms/blue', assets: {}, settings }}>
    <Form {...form} />
  </PageContext>
)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const send = () => act(async () => fireEvent.submit(field('Day').form as HTMLFormElement))
const messages = () => [...document.querySelectorAll('[role="alert"] a')].map(({ textContent }) => textContent)

let sent: (FormData | URLSearchParams)[]

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z'), toFake: ['Date'] })
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    sent.push(body)
    return new Response('', { status: 200 })
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Until the code of the kinds has come, browsers check the fields. */
async function open(): Promise<void> {
  render(tree)
  expect(field('Day').form?.noValidate).toBe(false)
  await waitFor(() => expect(field('Day').form?.noValidate).toBe(true))
}

test('without script the limits are attributes, but for a latest day that is counted from the visit', () => {
  setRenderedKinds(allKinds)
  const html = document.createElement('div')
  html.innerHTML = renderToString(tree)
  setRenderedKinds(new Map())
  const attributes = [...html.querySelectorAll('input')].map(({ type, min, max, step, accept, value }) =>
    [type, min, max, step, accept, value].filter(Boolean).join(' '),
  )
  expect(attributes).toEqual([
    'hidden table',
    'date 2026-11-28',
    'time 18:00 900',
    'number 1 8',
    'file .pdf',
    'hidden /rooms/blue',
    'text',
  ])
  expect(html.querySelector('form')?.enctype).toBe('multipart/form-data')
})

test('a day of the past and too many guests are named', async () => {
  await open()
  expect([field('Day').min, field('Day').max]).toEqual(['2026-11-28', '2027-05-28'])
  type('Day', '2026-11-27')
  type('Guests', '9')
  await send()
  expect(sent).toEqual([])
  expect(messages()).toEqual([
    expect.stringContaining('28 de novembro de 2026'),
    `Guests – ${fill(words.tooMuch, { limit: 8 })}`,
  ])
})

test('what a browser has no value for, such as 31 February, is no empty field', async () => {
  await open()
  for (const label of ['Day', 'Guests']) Object.defineProperty(field(label), 'validity', { value: { badInput: true } })
  await send()
  expect(messages()).toEqual([expect.stringContaining('31/12/2027'), `Guests – ${words.invalidNumber}`])
})

test('a browser without a field for days shows how one is written', async () => {
  vi.spyOn(HTMLInputElement.prototype, 'type', 'get').mockImplementation(function (this: HTMLInputElement) {
    return (this.getAttribute('type') ?? 'text').replace('date', 'text')
  })
  await open()
  expect(field('Day').placeholder).toBe('31/12/2027')
})

test('answers are sent as a service reads them, in parts where there may be a file', async () => {
  await open()
  type('Day', '2026-12-24')
  type('Guests', '2.0')
  await send()
  expect(sent[0]).toBeInstanceOf(FormData)
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ day: '2026-12-24', guests: '2', page: '/rooms/blue' })
})
