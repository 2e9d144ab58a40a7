import type { EventEmitter } from 'node:events'
import { sendText } from '../../serve/http-server'
import type * as ServerEntry from '../../site-build/code/server-entry'
import { headOf } from './document-head'
import { entries, type PageCode } from './page-code'
import { isServedCode } from './served-code'
import { isOverlay, openVite } from './vite-server'

const serverEntry = '/src/engine/site-build/code/server-entry.ts'

const addressOf = (source: string) => `/${source}`

/** The code of the preview as it is in its sources, module by module: Vite shows each change at once. */
export async function openLiveCode(root: string, studio: string, upgrades: EventEmitter): Promise<PageCode> {
  const vite = await openVite(root, studio, upgrades)
  const files = {
    // Nothing is encrypted in the preview.
    opener: '',
    app: [addressOf(entries.app)],
    statistics: addressOf(entries.statistics),
    elements: addressOf(entries.elements),
    styles: [],
  }
  return {
    isLive: true,
    loadServer: () => vite.ssrLoadModule(serverEntry) as Promise<typeof ServerEntry>,
    filesOf: () => files,
    headOf: (scripts, nonce) =>
      headOf(
        vite,
        scripts.map((script) => addressOf(entries[script])),
        nonce,
      ),
    send(request, response, address) {
      const isOpener = address.startsWith('/__open-in-editor?') && isOverlay(request)
      if (!isOpener && !isServedCode(vite, studio, address)) return false
      vite.middlewares(request, response, () => sendText(response, 404))
      return true
    },
    close: () => vite.close(),
  }
}
