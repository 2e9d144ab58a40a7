import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { writeSyntheticSite } from '../../sites/synthetic-site'
import { buildAndServe, openHydrated, openPage } from '../support/site'

/** As much of Plausible's script as page views are about: https://github.com/plausible/analytics/tree/master/tracker */
const plausibleScript = `!function () {
  const script = document.currentScript
  const api = script.getAttribute('data-api') || new URL(script.src).origin + '/api/event'
  function trigger(name, options) {
    if (localStorage.plausible_ignore === 'true') return
    const request = new XMLHttpRequest()
    request.open('POST', api, true)
    request.setRequestHeader('Content-Type', 'text/plain')
    request.send(JSON.stringify({ n: name, u: (options && options.u) || location.href, d: script.getAttribute('data-domain') }))
  }
  const queue = (window.plausible && window.plausible.q) || []
  window.plausible = trigger
  for (const command of queue) trigger.apply(this, command)
}()`

/** The same of Matomo's: https://github.com/matomo-org/matomo/blob/5.x-dev/js/piwik.js. It asks for a picture. */
const matomoScript = `!function () {
  const state = {}
  const first = ['disableCookies', 'setTrackerUrl', 'setSiteId']
  function apply(...commands) {
    for (const [name, value] of commands) {
      if (name !== 'trackPageView') state[name] = value
      else new Image().src = state.setTrackerUrl + '?' + new URLSearchParams({
        idsite: state.setSiteId, action_name: state.setDocumentTitle, url: state.setCustomUrl, urlref: state.setReferrerUrl ?? document.referrer,
      })
    }
  }
  const queue = window._paq
  apply(...queue.filter(([name]) => first.includes(name)), ...queue.filter(([name]) => !first.includes(name)))
  window._paq = { push: apply }
}()`

const services = [
  {
    provider: 'plausible',
    settings: { provider: 'plausible', id: 'studio.example' },
    origin: 'https://plausible.io',
    path: '/js/script.manual.js',
    script: plausibleScript,
    viewOf: (_: URL, body: string | null) => (body ? new URL(JSON.parse(body).u).pathname : undefined),
  },
  {
    provider: 'matomo',
    settings: { provider: 'matomo', id: '7', address: 'https://counts.example/matomo', withoutConsent: true },
    origin: 'https://counts.example',
    path: '/matomo/matomo.js',
    script: matomoScript,
    viewOf: ({ searchParams }: URL) =>
      searchParams.get('idsite') === '7' ? new URL(searchParams.get('url') ?? '').pathname : undefined,
  },
] as const

type Service = (typeof services)[number]

/** Answers for a service. Returns the addresses that it is asked for, and the paths that it counts. */
async function standInFor(context: BrowserContext, { origin, path, script, viewOf }: Service) {
  const asked: string[] = []
  const counted: string[] = []
  await context.route(`${origin}/**`, async (route) => {
    const url = new URL(route.request().url())
    asked.push(url.pathname)
    if (url.pathname === path) return route.fulfill({ contentType: 'text/javascript', body: script })
    const view = viewOf(url, route.request().postData())
    if (view !== undefined) counted.push(view)
    return route.fulfill({ status: 202, headers: { 'access-control-allow-origin': '*' }, body: 'ok' })
  })
  return { asked, counted }
}

async function goTo(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, href)
  const title = `Page ${href.replace('/page-', '')} | Synthetic`
  await page.waitForFunction((wanted) => document.title === wanted, title)
}

describe.each(services)('statistics of $provider', (service) => {
  const folder = mkdtempSync(join(inject('folder'), `${service.provider}-`))
  let served: Awaited<ReturnType<typeof buildAndServe>>
  let page: Page
  let complaints: string[]

  beforeEach(async () => {
    if (!served) {
      await writeSyntheticSite(folder, 4, { analytics: service.settings })
      served = await buildAndServe(folder)
    }
    ;({ page, complaints } = await openPage())
  })
  afterEach(() => page.context().close())
  afterAll(() => {
    served.server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const allow = () => page.getByRole('button', { name: 'Allow' })
  const agree = async () => {
    if (!('withoutConsent' in service.settings)) await allow().click()
  }

  test('count each page that is shown, without asking where the settings say so', async () => {
    const { asked, counted } = await standInFor(page.context(), service)
    await openHydrated(page, served.address)
    if (!('withoutConsent' in service.settings)) {
      await allow().waitFor()
      expect(asked).toEqual([])
    }
    await agree()
    await expect.poll(() => counted).toEqual(['/'])
    await goTo(page, '/page-1')
    await goTo(page, '/page-2')
    await expect.poll(() => counted).toEqual(['/', '/page-1', '/page-2'])
    expect(await page.context().cookies()).toEqual([])
    expect(complaints).toEqual([])
  })

  test('a visitor who refuses at the foot of a page is counted no more', async () => {
    const { counted } = await standInFor(page.context(), service)
    await openHydrated(page, served.address)
    await agree()
    await expect.poll(() => counted).toEqual(['/'])
    await page.getByRole('contentinfo').getByRole('button', { name: 'Statistics', exact: true }).click()
    await page.getByRole('button', { name: 'No thanks' }).click()
    await goTo(page, '/page-1')
    await openHydrated(page, `${served.address}/page-2`)
    expect(counted).toEqual(['/'])
  })

  test.each(['blocked', 'silent'])('where the service is %s, the site works (X3)', async (how) => {
    await page.route(`${service.origin}/**`, (route) => (how === 'blocked' ? route.abort() : undefined))
    const asking = page.waitForRequest(`${service.origin}${service.path}`)
    await openHydrated(page, served.address)
    await agree()
    await asking
    await goTo(page, '/page-1')
    expect(complaints).toEqual([])
  })
})
