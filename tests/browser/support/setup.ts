import { afterAll, afterEach } from 'vitest'
import { expectNoViolations, startBrowser } from './site'

afterEach(expectNoViolations)

// The files of a process share its browser: a page that stays open goes on moving beside the tests of the next file.
afterAll(async () => {
  const browser = await startBrowser()
  await Promise.all(browser.contexts().map((context) => context.close()))
})
