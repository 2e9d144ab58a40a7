import { createPolicy } from '../elements/trusted-types'
import type { PageViews } from './analytics'

const tag = 'https://www.googletagmanager.com/gtag/js?id='

function refuseOthers(address: string): string {
  if (!address.startsWith(tag)) throw new TypeError(`${address} is not Google's tag.`)
  return address
}

/**
 * Google's tag: https://developers.google.com/tag-platform/gtagjs/reference. Making it loads its script. One that does
 * not come takes nothing with it: the views stay in the list that it would have read.
 */
export function createGtag(id: string): PageViews {
  const layer: IArguments[] = []
  Object.assign(window, { dataLayer: layer })
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: Google's script tells commands from other entries by this very object
    layer.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  const policy = createPolicy('statistics', { createScriptURL: refuseOthers })
  script.src = policy.createScriptURL(tag + encodeURIComponent(id))
  document.head.append(script)
  return { send: (view) => gtag('event', 'page_view', view) }
}
