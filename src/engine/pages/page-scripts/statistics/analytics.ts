import { onConsentChange } from '../../../base/dom/services/consent'
import type { Analytics } from '../../../base/shared-types/services/analytics'
import type { Counting } from '../../../base/shared-types/services/pixel-services'
import { mayCount, storeAnswer } from './consent'
import { askForConsent } from './consent-bar'
import type { Counter } from './counter'
import type { PageView } from './page-view'

/** Only the code of the provider in use is fetched. */
const providers: Record<Analytics['provider'], () => Promise<(service: Analytics) => Counter>> = {
  gtag: () => import('./gtag').then(({ createGtag }) => createGtag),
  plausible: () => import('./plausible').then(({ createPlausible }) => createPlausible),
  matomo: () => import('./matomo').then(({ createMatomo }) => createMatomo),
}

async function createCounter(service: Counting): Promise<Counter> {
  const { provider, pixels } = service
  if (!pixels) return (await providers[provider]())(service)
  const { createPixels } = await import('./pixels')
  return createPixels(pixels, provider && (await createCounter({ ...service, pixels: undefined })))
}

/** Sends nothing before consent, unless the settings say that the service needs none. */
export function createPageViews(service: Counting) {
  let counter: Promise<Counter> | undefined
  let hasView = false
  let waiting: PageView[] = []

  async function openCounter(): Promise<Counter> {
    counter ??= createCounter(service)
    try {
      return await counter
    } catch (error) {
      counter = undefined
      throw error
    }
  }
  async function applyConsent(): Promise<void> {
    if (mayCount(service) === undefined) return
    const { allow, send } = await openCounter()
    const answer = mayCount(service)
    if (answer === 'no') allow(false)
    // Guarded pages have no view, so they load nothing.
    if (answer !== 'yes' || !hasView) return
    allow(true)
    for (const view of waiting.splice(0)) send(view)
  }
  /** `opener` gets the focus back. */
  async function ask(opener?: HTMLElement): Promise<void> {
    const question = service.pixels && (await import('./pixels')).questionAbout(service.pixels)
    askForConsent(storeAnswer, opener, opener && mayCount(service), question)
  }
  const askLater = (opener?: HTMLElement) => void ask(opener).catch(() => undefined)
  const update = () => void applyConsent().catch(() => undefined)

  onConsentChange(update)
  return {
    send(view: PageView) {
      const isFirst = !hasView
      hasView = true
      // Consent is for the page that is shown when it is given.
      if (mayCount(service) !== 'yes') waiting = []
      waiting.push(view)
      update()
      if (isFirst && mayCount(service) === undefined) askLater()
    },
    review: askLater,
  }
}

let pageViews: ReturnType<typeof createPageViews> | undefined

function viewsFor(service: Counting) {
  pageViews ??= createPageViews(service)
  return pageViews
}

export const countView = (service: Counting, view: PageView): void => viewsFor(service).send(view)

export const reviewConsent = (control: HTMLElement): void =>
  viewsFor(JSON.parse(control.dataset.statistics ?? '')).review(control)
