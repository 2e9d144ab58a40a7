import type { Route as Call, Page } from 'playwright-core'
import type { Route } from './routes'

/** What a page shows after an action of the visitor. */
export interface State {
  name: string
  isOn: (route: Route) => boolean
  /** Returns false if the state does not exist at this width. */
  enter: (page: Page) => Promise<boolean | undefined>
  /** Replaces the path of the page. */
  path?: string
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
}

const form = '[data-block="form"] form'

/** Sends the form, and answers for its service. */
async function signUp(page: Page, answer: object): Promise<void> {
  const action = await page.locator(form).getAttribute('action')
  const service = new URL(action ?? '', page.url()).href
  const fulfill = (call: Call) => call.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } })
  await page.route((url) => url.href.startsWith(service), fulfill)
  await page.locator(form).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.locator(`${form} input[type=email]`).fill('mouse@thimble.example')
  await page.locator(`${form} button`).click()
}

export const states: State[] = [
  {
    name: 'menu open',
    isOn: ({ path }) => path === '/',
    async enter(page) {
      const button = page.locator('header button[popovertarget]')
      if (!(await button.isVisible())) return false
      await button.click()
    },
  },
  {
    name: 'picture enlarged',
    isOn: ({ html }) => html.includes('Enlarge:'),
    async enter(page) {
      await page.getByRole('button', { name: 'Enlarge:' }).first().click()
      await page.locator('.modal.show img').waitFor()
    },
  },
  {
    name: 'service opened',
    isOn: ({ html }) => html.includes('<summary'),
    async enter(page) {
      const closed = page.locator('details:not([open]) > summary').first()
      const section = page
        .locator('details', { has: page.locator('summary') })
        .filter({ hasText: await closed.innerText() })
      await closed.click()
      await section.first().evaluate((element) => element.scrollIntoView({ block: 'start' }))
    },
  },
  {
    name: 'form with an error',
    isOn: ({ html }) => html.includes('data-block="form"'),
    async enter(page) {
      await signUp(page, { errors: { fatal: 'This address is on our list already.' } })
      await page.locator(`${form} [role=alert]`).waitFor()
    },
  },
  {
    name: 'form completed',
    isOn: ({ html }) => html.includes('data-block="form"'),
    async enter(page) {
      await signUp(page, { success: true })
      await page.locator(form).waitFor({ state: 'detached' })
    },
  },
  {
    name: 'consent bar',
    // Only a site that counts its visits asks.
    isOn: ({ html }) => html.includes('data-analytics='),
    prepare: (page) => page.addInitScript(() => localStorage.removeItem('statistics')),
    async enter(page) {
      await page.locator('[class*="consent-bar"] button').first().waitFor()
    },
  },
  { name: 'unknown address', isOn: ({ path }) => path === '/404', path: '/no/such/page', enter: async () => undefined },
]
