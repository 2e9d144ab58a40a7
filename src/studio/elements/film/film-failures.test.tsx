import { fireEvent, render, screen } from '@testing-library/react'
import { PageContext } from 'schema-pages/elements/use-page'
import { afterEach, expect, test, vi } from 'vitest'
import { madeUpSettings } from '../../made-up-site'
import * as words from '../../words.json'
import { Video } from './Video'

/** What visitors read when Vimeo's own player gives up: https://developer.vimeo.com/api/oembed/videos */
const page = { path: '/', settings: { ...madeUpSettings }, assets: {} }
const address = 'https://vimeo.com/1084537'

afterEach(() => vi.unstubAllGlobals())

/** Has Vimeo answer with a status and a body; nothing when its network fails. */
function answerWith(answer?: { status: number; body: unknown }): string[] {
  const asked: string[] = []
  class Answering {
    onload?: () => void
    onerror?: () => void
    status = answer?.status
    responseText = typeof answer?.body === 'string' ? answer.body : JSON.stringify(answer?.body)
    open = (_: string, url: string) => asked.push(url)
    send = () => queueMicrotask(() => (answer ? this.onload?.() : this.onerror?.()))
  }
  vi.stubGlobal('XMLHttpRequest', Answering)
  return asked
}

async function failureOf(video: number | string): Promise<string> {
  render(
    <PageContext value={page}>
      <Video title="The valley shop" video={video} />
    </PageContext>,
  )
  fireEvent.click(screen.getByRole('button'))
  const alert = await screen.findByRole('alert')
  return alert.firstChild?.textContent ?? ''
}

test.each([
  ['not found', { status: 404, body: {} }, `“${address}” was not found.`],
  ['not embeddable', { status: 403, body: {} }, `“${address}” is not embeddable.`],
  [
    'not embeddable on this domain',
    { status: 200, body: { domain_status_code: 403 } },
    `“${address}” is not embeddable.`,
  ],
  ['no JSON', { status: 200, body: '<p>Busy</p>' }, words.filmNotFetched],
  ['without a film', { status: 200, body: {} }, words.filmNotFetched],
  ['that the service is broken', { status: 500, body: 'Sorry' }, words.filmNotFetched],
  ['nothing', undefined, words.filmNotFetched],
])('an answer that is %s (X1)', async (_, answer, failure) => {
  const asked = answerWith(answer)
  expect(await failureOf(1084537)).toBe(failure)
  expect(asked[0]).toContain(encodeURIComponent(address))
})

test.each([
  ['', 'An id or url must be passed, either in an options object or as a data-vimeo-id or data-vimeo-url attribute.'],
  ['one', '“one” is not a valid video id.'],
  ['https://films.example/1', '“https://films.example/1” is not a vimeo.com url.'],
])('a film that is named "%s" asks nobody for anything (X1)', async (video, failure) => {
  const asked = answerWith()
  expect(await failureOf(video)).toBe(failure)
  expect(asked).toEqual([])
})
