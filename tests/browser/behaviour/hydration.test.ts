import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagesOfEveryKind } from '../support/content'
import { moving, openPage, root, scrollThrough, startPreview, waitForHydration } from '../support/site'

/** Only React's development build says when the browser's tree differs from the server's, so the preview is asked. */
let preview: ChildProcess
let address: string

beforeAll(async () => {
  ;({ address, preview } = await startPreview(root))
})

afterAll(async () => {
  preview?.kill()
})

test('blocks of every kind come to life as the server has rendered them', { timeout: 300_000 }, async () => {
  const { page, complaints } = await openPage(moving)
  const faults: string[] = []
  for (const { path } of pagesOfEveryKind()) {
    await page.goto(address + path)
    await waitForHydration(page)
    await scrollThrough(page)
    faults.push(...complaints.splice(0).map((complaint) => `${path}: ${complaint}`))
  }
  expect(faults).toEqual([])
})
