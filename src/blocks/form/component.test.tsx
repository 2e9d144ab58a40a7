// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageContext, type PageContextValue } from '../../elements/page-context'
import Form from './component'

const somethingBad = 'Something bad happened; please try again later.'
const contact = { email: 'a@b.example', phone: '1', phoneLink: '+1' }
const service = { url: 'https://forms.example/subscribe?list=1' }

const tree = (formService: PageContextValue['settings']['formService'] = service) => (
  <PageContext value={{ path: '/thegoodhour', assets: {}, settings: { name: 'Studio', contact, formService } }}>
    <Form
      type="form"
      heading="Take the pledge"
      formId="good-hour"
      label="Your email address"
      button="Sign up"
      completed="<p>Look out for our letter.</p>"
    />
  </PageContext>
)

const field = () => screen.getByLabelText<HTMLInputElement>('Your email address')
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' })
const type = (email: string) => fireEvent.change(field(), { target: { value: email } })
const send = () => act(async () => fireEvent.submit(field().form as HTMLFormElement))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const json = (answer: unknown, status = 200) => Response.json(answer, { status })

/** The form service, as the browser reaches it. Answers a call as soon as it is told what to say. */
const service_ = { calls: [] as { url: URL; signal?: AbortSignal | null; answer: (response: Response) => Promise<void> }[] }

beforeEach(() => {
  vi.useFakeTimers()
  service_.calls = []
  vi.stubGlobal('fetch', (url: URL, { signal }: RequestInit = {}) => {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      service_.calls.push({ url, signal, answer: (response) => act(async () => resolve(response)) })
    })
  })
})
