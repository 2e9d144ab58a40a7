import * as words from '@studio/words.json'
import { loadScript } from '../../../base/dom/services/load-script'
import { createPolicy, hasDefaultPolicy } from '../../../base/dom/trusted-types'
import { type Pixel, pixelServices } from '../../../base/shared-types/services/pixel-services'
import { removeCookies } from './cookies'
import type { Counter } from './counter'
import type { PageView } from './page-view'
import { reloadPage } from './reload-page'

interface Queue {
  (...command: unknown[]): void
  /** Of Meta. Its script adds `callMethod`. */
  queue: unknown[]
  callMethod?(...command: unknown[]): void
  /** Of LinkedIn. */
  q: unknown[]
}

const global = window as { dataLayer?: object[]; fbq?: Queue; lintrk?: Queue }

/** Of Google, Meta and LinkedIn, on the site itself. */
const ownCookies = /^(_ga|_gcl|_fbp$|_fbc$|li_)/

/** Takes commands until the script of the service comes. */
function createQueue(): Queue {
  const list: unknown[] = []
  const add = (...command: unknown[]) => {
    if (queue.callMethod) queue.callMethod(...command)
    else list.push(command)
  }
  const queue: Queue = Object.assign(add, { queue: list, q: list })
  return queue
}

interface PixelCode {
  begin(id: string): void
  send(view: PageView): void
}

const codes: Record<Pixel['provider'], PixelCode> = {
  // https://developers.google.com/tag-platform/tag-manager/datalayer
  gtm: {
    begin() {
      global.dataLayer ??= []
      global.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    },
    send: (view) => global.dataLayer?.push({ event: 'page_view', ...view }),
  },
  // https://developers.facebook.com/docs/meta-pixel/advanced. It sends neither clicks nor page views of its own.
  meta: {
    begin(id) {
      const fbq = Object.assign(createQueue(), { loaded: true, version: '2.0', disablePushState: true })
      Object.assign(window, { fbq, _fbq: fbq })
      fbq('set', 'autoConfig', false, id)
      fbq('init', id)
    },
    send: () => global.fbq?.('track', 'PageView'),
  },
  // https://www.linkedin.com/help/lms/answer/a418880. It counts the page on which it is loaded.
  linkedin: {
    begin(id) {
      global.lintrk = createQueue()
      Object.assign(window, { _linkedin_partner_id: id, _linkedin_data_partner_ids: [id] })
    },
    send: () => undefined,
  },
}

/** Scripts of pixels add scripts by texts. The content security policy limits their origins. */
function allowTheirScripts(pixels: Pixel[]): void {
  if (hasDefaultPolicy()) return
  const origins = pixels.flatMap(({ provider }) => pixelServices[provider].scripts ?? [])
  createPolicy('default', {
    createScriptURL(address) {
      if (!origins.some((origin) => address.startsWith(`${origin}/`))) throw new TypeError(`${address} is not allowed.`)
      return address
    },
  })
}

export const questionAbout = (pixels: Pixel[]): string =>
  words.mayWeTell.replace('{services}', pixels.map(({ provider }) => pixelServices[provider].name).join(', '))

/** `statistics` are those beside them. */
export function createPixels(pixels: Pixel[], statistics?: Counter): Counter {
  let isLoaded = false
  function load(): void {
    isLoaded = true
    allowTheirScripts(pixels)
    for (const pixel of pixels) {
      codes[pixel.provider].begin(pixel.id)
      loadScript(pixelServices[pixel.provider].script(pixel.id)).catch(() => undefined)
    }
  }
  return {
    send(view) {
      statistics?.send(view)
      for (const pixel of pixels) codes[pixel.provider].send(view)
    },
    allow(isAllowed) {
      statistics?.allow(isAllowed)
      if (isAllowed) {
        if (!isLoaded) load()
        return
      }
      removeCookies(ownCookies)
      // They have no way to stop.
      if (isLoaded) reloadPage()
    },
  }
}
