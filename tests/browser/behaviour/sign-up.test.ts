import type { Page, Route } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formService as service } from '../../sites/studio-site'
import { noteTimes, readTimes } from '../support/sign-up-times'
import { eachOnStudio, openPage, waitForHydration } from '../support/site'

/** The form on the built site; component.test.tsx beside it has its states. The form service is a third party: here every test says itself what it answers. */
const somethingBad = 'Something bad happened; please try again later.'
const email = 'mouse@thimble.example'

let address: string
let page: Page
let complaints: string[]
let calls: Route[]

eachOnStudio(
  (visit) => {
    ;({ page, address, complaints } = visit)
  },
  { isQuiet: false },
)

beforeEach(async () => {
  calls = []
  await page.route(`${service}**`, (route) => void calls.push(route))
})

/** Where a test has opened a page of its own, that is closed, too. */
afterEach(() => page.context().close())

const block = () => page.locator('[data-block="form"]')
const field = () => page.getByLabel('Your email address')
const button = () => block().getByRole('button')
const isTwoSeconds = (milliseconds: number) => milliseconds > 1950 && milliseconds < 2600
/** Pixels between a field and what is said about it. */
const isBeside = (distance: number) => distance >= 0 && distance < 24
const alert = () => block().getByRole('alert')
const status = (text: string) => block().getByRole('status').filter({ hasText: text })
const completed = () => block().getByText('Your hour is in good hands.')

/** The form has come to life: it knows that it is empty. */
const waitForForm = () => button().and(page.locator(':disabled')).waitFor()

async function open(): Promise<void> {
  await page.goto(`${address}/thegoodhour`)
  await waitForHydration(page)
  await block().scrollIntoViewIfNeeded()
  await waitForForm()
}

/** Waits for the call with this number, 1 for the first. */
async function call(number = 1): Promise<Route> {
  await expect.poll(() => calls.length).toBe(number)
  return calls[number - 1] as Route
}

/** The service belongs to another origin, and allows this site to read its answers. */
const headers = { 'access-control-allow-origin': '*' }

async function signUp(): Promise<void> {
  await field().fill(email)
  await button().click()
}

test('a success plays the animation for 2000 ms, then the form is replaced; what stands below keeps its place (B7, B8)', async () => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open()
  await noteTimes(page)
  const heights: number[] = []
  const note = async () => heights.push((await block().boundingBox())?.height ?? 0)
  await note()
  await signUp()
  await status('Sending').waitFor()
  await note()
  expect(await button().isDisabled()).toBe(true)
  const route = await call()
  const { searchParams } = new URL(route.request().url())
  expect(route.request().method()).toBe('GET')
  expect(Object.fromEntries(searchParams)).toMatchObject({ email, ajax: '1', form: 'good-hour' })
  await route.fulfill({ json: { success: true }, headers })
  await status('Thank you!').waitFor()
  await note()
  await block().locator('svg').waitFor()
  await completed().waitFor()
  await note()
  expect(new Set(heights).size, heights.join(', ')).toBe(1)
  expect(await block().locator('form').count()).toBe(0)
  const { thanks, stood } = await readTimes(page)
  expect(thanks).toBe(1)
  expect(stood).toSatisfy(isTwoSeconds)
  expect(complaints).toEqual([])
})

test('what the service complains of is shown in a red alert, and the answer is logged (B8)', async () => {
  await open()
  await signUp()
  const answer = { errors: { fatal: 'You are <b>already</b> on the list.' } }
  const logged = page.waitForEvent('console', (message) => message.type() === 'error')
  await (await call()).fulfill({ json: answer, headers })
  await alert().waitFor()
  expect(await alert().textContent()).toBe('You are <b>already</b> on the list.')
  const mark = await alert().evaluate((element) => getComputedStyle(element, '::before').backgroundColor)
  const [red = 0, green = 0, blue = 0] = mark.match(/\d+/g)?.map(Number) ?? []
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  const { y = 0, height = 0 } = (await field().boundingBox()) ?? {}
  expect(((await alert().boundingBox())?.y ?? 0) - y - height).toSatisfy(isBeside)
  const values = await Promise.all((await logged).args().map((value) => value.jsonValue()))
  expect(values).toContainEqual(answer)
  expect(await button().isEnabled()).toBe(true)
  expect(await field().inputValue()).toBe(email)
})

test('a service that does not answer: general words, the focus stays in the form, and it can be sent again (X2, B7)', async () => {
  await open()
  await field().fill(email)
  await button().and(page.locator(':enabled')).waitFor()
  await button().focus()
  await page.keyboard.press('Enter')
  await (await call()).abort()
  await alert().waitFor()
  expect(await alert().textContent()).toBe(somethingBad)
  expect(await block().evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Enter')
  await (await call(2)).fulfill({ json: {}, headers })
  await status('Thank you!').waitFor()
  expect(await alert().count()).toBe(0)
})

test('an address that was typed before the page came to life counts (B7)', async () => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto(`${address}/thegoodhour`, { waitUntil: 'commit' })
  await field().fill(email)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(await button().isEnabled()).toBe(true)
  await button().click()
  expect(new URL((await call()).request().url()).searchParams.get('email')).toBe(email)
})

/** As iOS and password managers do: past the property by which React notices what scripts write. */
const fillSilently = (value: string) =>
  field().evaluate((input, filled) => Reflect.set(HTMLInputElement.prototype, 'value', filled, input), value)

test('the button is disabled before React has come and before any touch, and follows what is filled in without an event (B7)', async () => {
  await page.route('**/assets/hydrate*.js', () => undefined)
  await page.goto(`${address}/thegoodhour`)
  await waitForForm()
  await block().scrollIntoViewIfNeeded()
  await fillSilently(email)
  await button().and(page.locator(':enabled')).waitFor()
  await fillSilently('')
  await waitForForm()
})

test('what was filled in without an event is sent, and takes back what was said of a mistake (B7, B8)', async () => {
  await open()
  await field().fill('mouse')
  await field().press('Enter')
  await page.locator('[aria-invalid="true"]').waitFor()
  await fillSilently(email)
  await page.locator('[aria-invalid="false"]').waitFor()
  await button().click()
  expect(new URL((await call()).request().url()).searchParams.get('email')).toBe(email)
})

test('Enter on a wrong address before the page came to life is answered (B7)', async () => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto(`${address}/thegoodhour`, { waitUntil: 'commit' })
  await field().fill('mouse')
  await page.keyboard.press('Enter')
  await page.locator('[aria-invalid="true"]').waitFor()
  expect(await block().getByRole('status').textContent()).not.toBe('')
})

test('a visitor who leaves while it loads and comes back finds the form ready, and nothing broken (B7)', async () => {
  await open()
  await signUp()
  const route = await call()
  await page.getByRole('link', { name: 'Paper Fox' }).first().click()
  await page.waitForFunction(() => document.documentElement.className === 'home')
  await route.fulfill({ json: { errors: { fatal: 'Too late to tell.' } }, headers })
  await page.goBack()
  await page.waitForFunction(() => document.documentElement.className === 'thegoodhour')
  await block().scrollIntoViewIfNeeded()
  await waitForForm()
  expect(await alert().count()).toBe(0)
  expect(await status('Sending').count()).toBe(0)
  await signUp()
  await (await call(2)).fulfill({ json: {}, headers })
  await status('Thank you!').waitFor()
  expect(complaints.filter((complaint) => !complaint.startsWith('The form service refused'))).toEqual([])
})

test('the keyboard is enough: type, Enter, and the text that follows has the focus (B7)', async () => {
  await open()
  await field().focus()
  await page.keyboard.type('mouse')
  await page.keyboard.press('Enter')
  expect(calls).toHaveLength(0)
  await page.keyboard.type('@thimble.example')
  // Past the link to the privacy notice.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await button().evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await (await call()).fulfill({ json: {}, headers })
  await completed().waitFor()
  const isFocused = () => page.evaluate(() => document.activeElement?.matches('[data-block="form"] *'))
  await expect.poll(isFocused).toBe(true)
})

test('without script a plain form leads to the service (R10, B8)', async () => {
  ;({ page } = await openPage({ javaScriptEnabled: false }))
  await page.route(`${service}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Thank you</h1>' }))
  await page.goto(`${address}/thegoodhour`)
  expect(await block().locator('form').getAttribute('action')).toBe(service)
  await signUp()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  const { origin, pathname, searchParams } = new URL(page.url())
  expect(origin + pathname).toBe(service)
  expect(Object.fromEntries(searchParams)).toEqual({ email, form: 'good-hour', subscribe: '1', antiForgery: '1' })
})
