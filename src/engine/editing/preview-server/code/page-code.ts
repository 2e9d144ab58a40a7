import type { IncomingMessage, ServerResponse } from 'node:http'
import type * as ServerEntry from '../../../building/site-build/code/server-entry'
import type { PageFiles } from '../../../building/site-build/pages/document'

/** They import all other code. */
export const entries = {
  client: 'src/engine/editing/preview-server/overlay/client.ts',
  loader: 'src/engine/pages/page-scripts/loader/loader.ts',
  app: 'src/engine/pages/page-scripts/app/hydrate.tsx',
  elements: 'src/engine/pages/page-scripts/custom-elements.ts',
  catalogue: 'src/engine/pages/block-catalogue/main.ts',
  editor: 'src/engine/editing/editor-ui/main.tsx',
}

type Entry = keyof typeof entries

export interface PageCode {
  isLive: boolean
  /** With the words of a language; without one, of the site's own. */
  loadServer(language?: string): Promise<typeof ServerEntry>
  /** Leaves out the first script. */
  filesOf(blockTypes: string[]): PageFiles
  /** `nonce` is the document's, if its policy has one. */
  headOf(scripts: Entry[], nonce?: string): Promise<string>
  /** Returns whether the address is a file of the code. */
  send(request: IncomingMessage, response: ServerResponse, address: string): boolean
  close(): Promise<void>
}
