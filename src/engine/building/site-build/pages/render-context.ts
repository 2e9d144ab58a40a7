import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { BrowserSettings, SiteFrame } from '../../../base/shared-types/page'
import { readSiteFileSync } from '../../../folders/site-folder/read-file'
import type { DocumentSite } from './document'

export interface RenderContext extends DocumentSite {
  times: SiteFrame['prerender']
}

export function settingsText({ feeds: _, verification: __, ...sent }: BrowserSettings): string {
  return JSON.stringify(sent)
}

/** In bytes. A request for a small drawing weighs three times as much. */
const maxIcon = 1000

/** Keeps the characters of a drawing that a data: address may hold: https://url.spec.whatwg.org */
const encode = (text: string): string => encodeURIComponent(text).replace(/%(2C|2F|3A|3D)/g, decodeURIComponent)

/** Browsers fetch the file of an icon before they first show a page, so a small svg is a data: address. */
export function readTabIcon(folder: string, icon = ''): string | undefined {
  if (!icon.endsWith('.svg')) return undefined
  const svg = readSiteFileSync(join(folder, 'public', icon))
    .toString()
    .trim()
  return Buffer.byteLength(svg) > maxIcon ? undefined : `data:image/svg+xml,${encode(svg)}`
}

export function createRenderContext(site: SiteFrame, folder: string, language?: string): RenderContext {
  const settings = site.settingsIn(language)
  // Browsers may cache the file forever.
  const hash = createHash('sha256').update(settingsText(settings)).digest('hex').slice(0, 10)
  return {
    settings,
    settingsAddress: `/assets/site-${hash}.json`,
    times: site.prerender,
    tabIcon: readTabIcon(folder, settings.icon),
  }
}
