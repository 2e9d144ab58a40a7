import type { IncomingMessage, ServerResponse } from 'node:http'
import type * as ServerEntry from '../../../building/site-build/code/server-entry'
import type { PageFiles } from '../../../building/site-build/pages/document'

/** The scripts that the preview's documents name, by their sources. They import all other code. */
export const entries = {
  client: 'src/engine/editing/preview-server/overlay/client.ts',
  loader: 'src/engine/pages/page-scripts/loader/loader.ts',
  app: 'src/engine/pages/page-scripts/app/hydrate.tsx',
  elements: 'src/engine/pages/page-scripts/custom-elements.ts',
  catalogue: 'src/engine/pages/block-catalogue/main.ts',
  editor: 'src/engine/editing/editor-ui/main.tsx',
}

export type Entry = keyof typeof entries

/** The code of the preview's documents, and how they get it. */
export interface PageCode {
  /** Whether it follows its sources. */
  isLive: boolean
  loadServer(): Promise<typeof ServerEntry>
  /** The files that a page with some types of blocks links to, without its first script. */
  filesOf(blockTypes: string[]): PageFiles
  /** The tags of scripts, and of their styles, for a document's head. `nonce` is the document's, if its policy has one. */
  headOf(scripts: Entry[], nonce?: string): Promise<string>
  /** Sends a file of the code. Returns whether the address is one. */
  send(request: IncomingMessage, response: ServerResponse, address: string): boolean
  close(): Promise<void>
}
