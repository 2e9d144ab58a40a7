import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import type { PreviewCode } from './code/preview-code'
import { PageResponder } from './page-responder'
import type { LiveSite } from './previewed-site/live-site'

test.each(['/news/feed.xml', '/news/feed.json'])('the feed %s, which a build makes, is a sentence', async (path) => {
  const shown = {
    compiler: {},
    pages: { has: () => false },
    history: { findMoved: () => undefined },
    redirectAt: () => undefined,
  }
  const hosted = { feeds: [{ path, type: '' }] }
  const live = { shown, hosted } as unknown as LiveSite
  const sent: unknown[] = []
  const response = {
    removeHeader() {},
    setHeader() {},
    writeHead(status: number) {
      sent.push(status)
      return this
    },
    end: (text: string) => sent.push(text),
  } as unknown as ServerResponse
  const responder = new PageResponder(live, { current: {} } as PreviewCode, () => {})
  await responder.sendPage({ path, search: '' } as never, response)
  expect(sent).toEqual([404, expect.stringContaining('npm start')])
})
