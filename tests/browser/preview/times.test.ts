import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { days, withTimes } from '../../sites/timed-site'
import { findViolations } from '../support/axe'
import { editStudio } from '../support/edited-studio'

/** Drafts, pages that are to come and pages that have ended, in the preview and in the editor. */
const studio = editStudio(withTimes)
const { read, saved } = studio

interface Page {
  path: string
  draft?: boolean
  publish?: string
  expire?: { at: string; redirect?: string }
}
const pagesAt = (path: string): Page[] => JSON.parse(read()).pages.filter((page: Page) => page.path === path)
const ribbon = () => studio.page.locator('page-ribbon')
const asOn = () => studio.page.getByRole('button', { name: /^As on:/ })
const heading = (name: string) => studio.page.getByRole('heading', { level: 1, name, exact: true })

const group = (): Locator => studio.page.getByRole('group', { name: 'When visitors see it' })
const way = (name: string) => group().getByRole('radio', { name, exact: true })
const from = () => group().getByLabel('Appears', { exact: true })
const undo = (name: RegExp) => studio.page.getByRole('button', { name })

async function openEditor(path: string): Promise<void> {
  await studio.page.goto(`${studio.address}/__editor${path}`)
  await group().waitFor()
}

test.each([
  ['/arbeiten/dose', 'Dose', /Draft/],
  ['/arbeiten/kanne', 'Kanne', /12 January 2097, 09:00/],
  ['/markt', 'Markt', /ended on 29 February 2020.*\/kurse/],
])(
  'the page %s, which visitors do not see, is shown under a ribbon, and no grid names it',
  async (path, title, words) => {
    await studio.page.goto(studio.address + path)
    await heading(title).waitFor()
    await ribbon().getByText(words).waitFor()
    await studio.page.goto(`${studio.address}/arbeiten`)
    await studio.page.getByRole('link', { name: 'Vase' }).waitFor()
    expect(await studio.page.getByRole('link', { name: title, exact: true }).count()).toBe(0)
  },
)

test('the preview shows the site as on a date that lies ahead, and as now again', async () => {
  await studio.page.goto(`${studio.address}/kurse`)
  await heading('Kurse').waitFor()
  await asOn().click()
  expect(await findViolations(studio.page)).toEqual([])
  await studio.page.getByRole('button', { name: /^Friday 1 March 2097/ }).click()
  await heading('Kurse im Sommer').waitFor()
  await ribbon().getByText('Shown as on Friday 1 March 2097, 00:00').waitFor()
  await studio.page.goto(`${studio.address}/arbeiten`)
  await studio.page.getByRole('link', { name: 'Kanne', exact: true }).waitFor()
  await ribbon().getByRole('button', { name: 'Back to now' }).click()
  await studio.page.getByRole('link', { name: 'Kanne', exact: true }).waitFor({ state: 'detached' })
  expect(await asOn().textContent()).toBe('As on: now')
})

test('of two pages of one path each is opened and edited from the list of pages', async () => {
  for (const [title, other] of [
    ['Kurse im Sommer', 'Kurse'],
    ['Kurse', 'Kurse im Sommer'],
  ] as const) {
    await studio.page.getByRole('button', { name: 'Pages', exact: true }).click()
    await studio.page.getByRole('searchbox').fill('/kurse')
    await studio.page.getByRole('row', { name: `${title} /kurse` }).dblclick()
    // A heading that can be edited in place is a text field.
    await expect.poll(() => studio.text('Überschrift of Auftakt').textContent()).toBe(title)
    const field = studio.field('Title')
    await expect.poll(() => field.inputValue()).toBe(title)
    await field.fill(`${title}, neu`)
    await field.press('Enter')
    await expect.poll(() => read()).toContain(`"title": "${title}, neu"`)
    expect(read()).toContain(`"title": "${other}"`)
    await undo(/^Undo: Title/).click()
    await expect.poll(read).toBe(saved)
  }
})

test('a page becomes a draft, is given a day and an end, and each step is taken back by its name', async () => {
  await openEditor('/arbeiten/kanne')
  await way('Draft').check()
  await undo(/Undo: Page kept as a draft/).waitFor()
  expect(pagesAt('/arbeiten/kanne')[0]?.draft).toBe(true)
  await studio
    .frame()
    .locator('page-ribbon')
    .getByText(/^Draft/)
    .waitFor()
  await way('On …').check()
  await undo(/Undo: Page shown on its day/).waitFor()
  expect(read()).toBe(saved)
  await way('At once').check()
  await undo(/Undo: Page shown at once/).waitFor()
  expect(pagesAt('/arbeiten/kanne')[0]?.publish).toBe(undefined)
  await way('On …').check()
  await from().fill('2098-05-04T07:30')
  await from().press('Enter')
  await expect.poll(() => pagesAt('/arbeiten/kanne')[0]?.publish).toBe('2098-05-04 07:30')
  await group().getByRole('checkbox', { name: 'Until …' }).check()
  const end = group().getByLabel('Time', { exact: true })
  await end.fill('2098-06-01T00:00')
  await end.press('Enter')
  await expect
    .poll(() => pagesAt('/arbeiten/kanne')[0]?.expire)
    .toEqual({ at: '2098-06-01 00:00', redirect: '/arbeiten' })
  const target = group().getByRole('combobox', { name: 'Lead visitors to' })
  expect(await target.inputValue()).toBe('/arbeiten')
  expect(await findViolations(studio.page)).toEqual([])
  await group().getByRole('checkbox', { name: 'Until …' }).uncheck()
  await expect.poll(() => pagesAt('/arbeiten/kanne')[0]?.expire).toBe(undefined)
  for (const name of [/End of the page taken out/, /End of the page changed/, /Day on which/, /at once/, /on its day/])
    await undo(name).click()
  await undo(/Undo: Page kept as a draft/).click()
  await expect.poll(read).toBe(saved)
})

test('what the check says against a day stands at its field', async () => {
  await openEditor('/kurse')
  const end = group().getByLabel('Time', { exact: true })
  await end.fill('2097-04-01T00:00')
  await end.press('Enter')
  await group()
    .getByText(/Two pages would have the path "\/kurse"/)
    .waitFor()
  expect(await end.getAttribute('aria-invalid')).toBe('true')
  expect(read()).toBe(saved)
})

test('a site without a time zone is asked for one, and for what builds it, before a day is written', async () => {
  const { site, pages } = JSON.parse(saved)
  const { timeZone: _, timer: __, ...settings } = site
  const untimed = pages.filter(({ draft, publish, expire }: Page) => !draft && !publish && !expire)
  studio.write(JSON.stringify({ ...JSON.parse(saved), site: settings, pages: untimed }, null, 2))
  await openEditor('/werkstatt')
  await way('On …').check()
  await group().getByLabel('Time zone of the site').fill('Europe/Vienna')
  await group().getByRole('button', { name: 'Use it' }).click()
  await group().getByText('By the clocks of Europe/Vienna').waitFor()
  await group().getByLabel('Timer').selectOption('host')
  await from().fill(days.past.replace(' ', 'T'))
  await from().press('Enter')
  await expect.poll(() => pagesAt('/werkstatt')[0]?.publish).toBe(days.past)
  expect(JSON.parse(read()).site).toMatchObject({ timeZone: 'Europe/Vienna', timer: 'host' })
})
