import { createHash } from 'node:crypto'
import type { Compiler } from '../compile'
import type { ClientManifest } from './client-manifest'
import type { RenderContext } from './renderer'

export const hashOf = (...texts: string[]): string => {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(text)
  return hash.digest('base64')
}

/** What all pages of a site are rendered with. */
export interface PageContext {
  context: RenderContext
  /** The text of the settings file. */
  settingsText: string
  /** Stands for a page's files, by the text of its data: another context, and it is another key. */
  keyOf(text: string): string
}

/**
 * Readies what all pages of a site are rendered with. `renderer` stands for the code that renders, `accessKey` is that
 * of guarded pages, "" where there are none.
 */
export function createPageContext(
  { settings, prerender }: Pick<Compiler, 'settings' | 'prerender'>,
  manifest: ClientManifest,
  renderer: string,
  accessKey: string,
): PageContext {
  const settingsText = JSON.stringify(settings)
  // The name changes with the content, so browsers may keep the file for ever.
  const settingsAddress = `/assets/site-${createHash('sha256').update(settingsText).digest('hex').slice(0, 10)}.json`
  const common = hashOf(renderer, settingsText, accessKey)
  return {
    context: { settings, settingsAddress, times: prerender, manifest },
    settingsText,
    keyOf: (text) => hashOf(common, text),
  }
}
