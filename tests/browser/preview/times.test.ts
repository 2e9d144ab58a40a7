import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { withTimes } from '../../sites/timed-site'
import { findViolations } from '../support/axe'
import { editStudio } from '../support/edited-studio'

/** Drafts, pages that are to come and pages that have ended, in the preview and in the editor. */
const studio = editStudio({ change: withTimes, begin: async () => undefined })

const ribbon = () => studio.page.locator('page-ribbon')
const asOn = () => studio.page.getByRole('button', { name: /^As of:/ })
const heading = (name: string) => studio.page.getByRole('heading', { level: 1, name, exact: true })

const group = (): Locator => studio.page.getByRole('group', { name: 'When visitors see it' })

test('pages that visitors do not see are shown under a ribbon, and no grid names them', async () => {
  const hidden: [string, string, RegExp][] = [
    ['/arbeiten/dose', 'Dose', /Draft/],
    ['/arbeiten/kanne', 'Kanne', /12 January 2040, 09:00/],
    ['/markt', 'Markt', /ended on 29 February 2020.*\/kurse/],
  ]
  for (const [path, title, words] of hidden) {
    await studio.page.goto(studio.address + path)
    await heading(title).waitFor()
    await ribbon().getByText(words).waitFor()
  }
  await studio.page.goto(`${studio.address}/arbeiten`)
  await studio.page.getByRole('link', { name: 'Vase' }).waitFor()
  for (const [, title] of hidden)
    expect(await studio.page.getByRole('link', { name: title, exact: true }).count()).toBe(0)
})

test('the site is shown as on a date that lies ahead, and as now again', async () => {
  await studio.page.goto(`${studio.address}/__editor/kurse`)
  await asOn().click()
  expect(await findViolations(studio.page)).toEqual([])
  await studio.page.getByRole('button', { name: /^Thursday 1 March 2040/ }).click()
  await studio.page.getByRole('button', { name: /^As of: Thursday/ }).waitFor()
  await studio.page.goto(`${studio.address}/kurse`)
  await heading('Kurse im Sommer').waitFor()
  await ribbon().getByText('Shown as of Thursday 1 March 2040, 00:00').waitFor()
  await studio.page.goto(`${studio.address}/arbeiten`)
  await studio.page.getByRole('link', { name: 'Kanne', exact: true }).waitFor()
  await ribbon().getByRole('button', { name: 'Back to now' }).click()
  await studio.page.getByRole('link', { name: 'Kanne', exact: true }).waitFor({ state: 'detached' })
})

test('a page that becomes a draft in the editor says so above itself', async () => {
  await studio.page.goto(`${studio.address}/__editor/arbeiten/kanne`)
  await group().getByRole('button', { name: 'See it on 12 January 2040' }).click()
  await group().getByRole('button', { name: 'Back to now' }).click()
  await group().getByRole('button', { name: 'See it on 12 January 2040' }).waitFor()
  await group().getByRole('radio', { name: 'Draft', exact: true }).check()
  await studio
    .frame()
    .locator('page-ribbon')
    .getByText(/^Draft/)
    .waitFor()
  await group().getByRole('checkbox', { name: 'Until …' }).check()
  expect(await findViolations(studio.page)).toEqual([])
})
