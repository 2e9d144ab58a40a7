import { beforeAll, expect, test } from 'vitest'
import { BuiltPage } from '../support/built-page'
import { accessKey, pages } from '../support/content'
import { findDeadLinks, findWrongContent } from '../support/page-content'
import { serveReal } from '../support/site'

/** What pages.json says is in the html of its page. That of a guarded page is read in pages.test.ts, once it is open. */
let address: string
let key: string

beforeAll(async () => {
  address = await serveReal()
  key = await accessKey()
})

const open = pages.filter(({ guard }) => guard === undefined)

test.each(open.map((route) => ({ path: route.path, route })))(
  '$path (B5, E2, R3, R4, S1, S2, S3, S4, S5, S6, S7, S8, S12, S13, S14, S15, S16, S17)',
  async ({ path, route }) => {
    const { document } = new BuiltPage(path)
    expect([...findWrongContent(document, route, key), ...(await findDeadLinks(document, address))]).toEqual([])
  },
)
