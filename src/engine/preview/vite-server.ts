import { createHash } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { studioAlias } from '../site-build/code/studio-alias'
import { noncePlaceholder } from './document-head'
import { lateTypefaces } from './overlay/typefaces'

/** Where packages are bundled to. Each studio has a folder of its own: two previews at a time would clear each other's. */
function cacheFolder(root: string, studio: string): string {
  const name = createHash('sha256').update(studio).digest('hex').slice(0, 8)
  return join(root, 'node_modules/.vite', studio === root ? '' : name)
}

/**
 * Opens Vite as a part of the preview's server. Vite does not check who sends a request: the server has done that.
 * `upgrades` sends the requests for Vite's web socket. `studio` is the folder of the studio whose blocks are shown.
 */
export function openVite(root: string, studio: string, upgrades: EventEmitter): Promise<ViteDevServer> {
  return createServer({
    root,
    cacheDir: cacheFolder(root, studio),
    plugins: [lateTypefaces],
    resolve: { alias: studioAlias(studio) },
    html: { cspNonce: noncePlaceholder },
    server: {
      middlewareMode: true,
      hmr: { server: upgrades as Server },
      cors: false,
      allowedHosts: true,
      fs: { allow: [root, studio] },
      // What is written meanwhile, a built site and the journal of edits, is no code of the page.
      watch: { ignored: ['**/dist/**', '**/dist.local/**', '**/.editor/**'] },
    },
    // Packages are found before the first visit. One found later would reload the page under an author's hands.
    optimizeDeps: {
      entries: [
        'src/engine/browser/{loader/loader,app/hydrate,statistics/analytics,custom-elements}.{ts,tsx}',
        'src/engine/editor/{main.tsx,rich-text/open-rich-text.ts}',
        join(studio, 'src/studio/{blocks,layouts}/*/*.tsx'),
      ],
    },
  })
}

/** Vite's error overlay opens a file of the code in the editor. No link and no page of another site may. */
export const isOverlay = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'empty'

/** Whether a request is for Vite's web socket. */
export const isVitesSocket = ({ headers }: IncomingMessage, path: string): boolean =>
  path === '/' && ['vite-hmr', 'vite-ping'].includes(headers['sec-websocket-protocol'] ?? '')
