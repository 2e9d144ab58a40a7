import type { EventEmitter } from 'node:events'
import type { RunnableDevEnvironment } from 'vite'
import { isObject } from '../../../base/shared-types/json'
import { failToLoad } from '../../../building/site-build/code/load-server'
import type * as ServerEntry from '../../../building/site-build/code/server-entry'
import { sendText } from '../../../building/static-server/http-server'
import { headOf } from './document-head'
import { entries, type PageCode } from './page-code'
import { isServedCode } from './served-code'
import { environmentFor, isOverlay, openVite } from './vite-server'

const serverEntry = '/src/engine/building/site-build/code/server-entry.ts'

const addressOf = (source: string) => `/${source}`

/** Vite shows each change of the sources at once. */
export async function openLiveCode(root: string, studio: string, upgrades: EventEmitter): Promise<PageCode> {
  const vite = await openVite(root, studio, upgrades)
  const files = {
    // Nothing is encrypted in the preview.
    opener: '',
    app: [addressOf(entries.app)],
    elements: addressOf(entries.elements),
    styles: [],
  }
  return {
    isLive: true,
    async loadServer(language = '') {
      const environment = vite.environments[environmentFor(language)] as RunnableDevEnvironment | undefined
      try {
        return (await (environment?.runner.import(serverEntry) ??
          vite.ssrLoadModule(serverEntry))) as typeof ServerEntry
      } catch (error) {
        // What Vite cannot compile names its plugin: see live-site.ts. Vite has printed the stacks of all others.
        throw isObject(error) && 'plugin' in error ? error : failToLoad(error)
      }
    },
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
