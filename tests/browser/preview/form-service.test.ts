import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { editStudio } from '../support/edited-studio'
import { openHydrated, waitForReact } from '../support/site'

/** The stand-in of a form service that the preview brings along; forms.test.ts has that of `npm start`. */
const studio = editStudio({ begin: async () => undefined })
const submissions = join(dirname(studio.file), 'submissions.jsonl')

const kept = () => readFileSync(submissions, 'utf8').trimEnd().split('\n')

test('a form of the preview lands in a file, nobody is sent to the real service, and pages.json stays as it is', async () => {
  const { page } = studio
  const service: string = JSON.parse(studio.saved).site.formService.url
  await openHydrated(page, `${studio.address}/kontakt`)
  expect(await page.content()).not.toContain(service)
  const form = page.locator('main form')
  await form.scrollIntoViewIfNeeded()
  await waitForReact(form)
  // Who sends a form sooner is a robot for the stand-in.
  await page.waitForFunction(() => performance.now() > 1000)
  await form.locator('[type="email"]').fill('mia@kiesel.example')
  for (const text of await form.locator('input[required]:not([type]), input[type="text"][required], textarea').all())
    await text.fill('Mia fragt nach dem Krug')
  await form.getByRole('radio').first().check()
  await form.getByRole('button').click()
  await form.waitFor({ state: 'detached' })
  expect(existsSync(submissions) && kept()).toMatchObject([expect.stringContaining('mia@kiesel.example')])
  expect(studio.read()).toBe(studio.saved)
})
