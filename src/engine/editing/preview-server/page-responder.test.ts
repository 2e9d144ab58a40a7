import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import type { PreviewCode } from './code/preview-code'
import { PageResponder } from './page-responder'
import type { LiveSite } from './previewed-site/live-site'

/** Keeps the status and the text that are sent. */
function catchResponse(headers: Record<string, string> = {}) {
  const sent: unknown[] = []
  const response = {
    removeHeader() {},
    setHeader() {},
    writeHead(status: number) {
      sent.push(status)
      return this
    },
    end: (text: string) => sent.push(text),
    req: { headers },
  } as unknown as ServerResponse
  return { sent, response }
}

test.each([
  ['iframe', undefined, 'cannot be shown yet'],
  ['document', undefined, '<pre>page 1</pre>'],
  ['iframe', 'The code is broken.', '<pre>page 1</pre>'],
])('a site with errors from the start: a %s with the failure "%s" shows %s', async (dest, failure, part) => {
  const live = { shown: { number: 1 }, problems: { failure }, report: 'page 1' } as unknown as LiveSite
  const { sent, response } = catchResponse({ 'sec-fetch-dest': dest })
  const code = { current: { headOf: async () => '' } } as unknown as PreviewCode
  await new PageResponder(live, code, () => {}).sendPage({ path: '/', search: '', host: 'x' } as never, response)
  expect(sent).toEqual([500, expect.stringContaining(part)])
})

test.each(['/news/feed.xml', '/news/feed.json'])('the feed %s, which a build makes, is a sentence', async (path) => {
  const shown = {
    compiler: {},
    pages: { has: () => false },
    history: { findMoved: () => undefined },
    redirectAt: () => undefined,
  }
  const hosted = { feeds: [{ path, type: '' }] }
  const live = { shown, hosted, problems: {} } as unknown as LiveSite
  const { sent, response } = catchResponse()
  const responder = new PageResponder(live, { current: {} } as PreviewCode, () => {})
  await responder.sendPage({ path, search: '' } as never, response)
  expect(sent).toEqual([404, expect.stringContaining('npm start')])
})
