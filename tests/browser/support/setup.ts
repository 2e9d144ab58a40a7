import { afterAll, afterEach, beforeEach } from 'vitest'
import { expectNoViolations, printPages, startBrowser } from './site'

afterEach(expectNoViolations)

// A wait that ends without what it waits for says nothing about what was there instead.
beforeEach(({ onTestFailed }) => onTestFailed(printPages))

// The files of a process share its browser: a page that stays open goes on moving beside the tests of the next file.
afterAll(async () => {
  const browser = await startBrowser()
  await Promise.all(browser.contexts().map((context) => context.close()))
})
