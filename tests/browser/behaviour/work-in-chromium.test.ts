import { expect, inject, test } from 'vitest'
import { workInChromium } from '../../../src/engine/base/chromium/work-in-chromium'

test('what Chromium does not answer is done once more in a new one', async () => {
  const attempts = new Map<string, number>()
  const results = await workInChromium(['answers', 'answers later', 'never answers'], {
    chromium: inject('chromium'),
    open: (browser) => browser.newContext(),
    work: async (context, task) => {
      const attempt = (attempts.get(task) ?? 0) + 1
      attempts.set(task, attempt)
      const page = await context.newPage()
      if (task === 'never answers' || (task === 'answers later' && attempt === 1))
        await page.evaluate(() => new Promise(() => {}))
      return await page.evaluate((name) => name, task)
    },
    limit: 3000,
    onDone: () => {},
  })
  expect(results).toEqual(['answers', 'answers later', undefined])
  expect(Object.fromEntries(attempts)).toEqual({ answers: 1, 'answers later': 2, 'never answers': 2 })
})
