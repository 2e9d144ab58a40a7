import { createHash } from 'node:crypto'
import type { ReadySite } from '../../model/page'
import type { RenderContext } from './renderer'
import { readTabIcon } from './tab-icon'

export const hashOf = (...texts: string[]): string => {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(text)
  return hash.digest('base64')
}

/** What the pages of a site have in common. */
export interface PageContextInput {
  /** The site without its pages. */
  frame: Pick<ReadySite, 'settings' | 'prerender'>
  /** Stands for the code that renders: pages that other code has rendered are rendered again. */
  renderer: string
  /** The site's folder: its icon is in there. */
  folder: string
}

/** What all pages of a site are rendered with. */
export interface PageContext {
  context: RenderContext
  /** The text of the settings file. */
  settingsText: string
  /** Stands for a page's files, by the text of its data and the key that it is locked with: another context, and it is another key. */
  keyOf(text: string, accessKey: string): string
}

/** Readies what all pages of a site are rendered with. */
export function createPageContext({ frame, renderer, folder }: PageContextInput): PageContext {
  const { settings, prerender } = frame
  const settingsText = JSON.stringify(settings)
  // The name changes with the content, so browsers may keep the file for ever.
  const settingsAddress = `/assets/site-${createHash('sha256').update(settingsText).digest('hex').slice(0, 10)}.json`
  const tabIcon = readTabIcon(folder, settings.icon)
  const common = hashOf(renderer, settingsText, tabIcon ?? '')
  return {
    context: { settings, settingsAddress, times: prerender, tabIcon },
    settingsText,
    keyOf: (text, accessKey) => hashOf(common, accessKey, text),
  }
}
