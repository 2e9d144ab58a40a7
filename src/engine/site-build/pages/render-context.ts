import { createHash } from 'node:crypto'
import type { ReadySite } from '../../model/page'
import type { DocumentSite } from './document'
import { readTabIcon } from './tab-icon'

/** What every page of a site is rendered with. */
export interface RenderContext extends DocumentSite {
  times: ReadySite['prerender']
}

/** The text of a site's settings file, as browsers fetch it. */
export const settingsText = ({ settings }: Pick<ReadySite, 'settings'>): string => JSON.stringify(settings)

/** Readies what all pages of a site are rendered with. `folder` is the site's: its icon is read. */
export function createRenderContext(site: Pick<ReadySite, 'settings' | 'prerender'>, folder: string): RenderContext {
  const { settings, prerender } = site
  // The name changes with the content, so browsers may keep the file for ever.
  const hash = createHash('sha256').update(settingsText(site)).digest('hex').slice(0, 10)
  return {
    settings,
    settingsAddress: `/assets/site-${hash}.json`,
    times: prerender,
    tabIcon: readTabIcon(folder, settings.icon),
  }
}
