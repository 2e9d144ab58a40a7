/** The data that a build writes for the editor on the web, at addresses of the editor's own origin. */
export const webEditorData = {
  /** BuiltFor. */
  site: '/editor/site.json',
  /** What is known of each file of public/ that the build has seen, by its blob id: see the room `facts`. */
  facts: '/editor/facts.json',
  /** Placement[], each by `placementOf`: the files that lie at the addresses that the published site has them at. */
  placements: '/editor/placements.json',
  /** All schemas, by their path below schemas/. */
  schemas: '/editor/schemas.json',
  /** A module whose default export is the quick validator of the schemas. */
  validator: '/editor/validator.js',
  /** StartText or SealedStart, where there is no host. It may be missing. */
  start: '/editor/start.json',
}

/** Where a file lies that the published site does not show at its address: in a key folder, or for a draft. */
export const hiddenFile = (blobId: string, address: string): string =>
  `/files/${blobId}${address.match(/\.\w+$/)?.[0].toLowerCase() ?? ''}`

/**
 * Says that a file with this content lies at this address, without the name: 12 hexadecimal digits of the SHA-256 of
 * "ADDRESS BLOBID". What is not in the list is served by its blob id, see `hiddenFile`, or read from the host.
 */
export async function placementOf(address: string, blobId: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${address} ${blobId}`))
  return Array.from(new Uint8Array(bytes).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The setting `site.editor`, or what the environment of the build says instead. */
export interface WebEditorHost {
  /** "github:owner/name". */
  host: string
  /** The branch that authors edit; without it the default branch. */
  branch?: string
  clientId?: string
  /** The address of deploy/sign-in. */
  relay?: string
}

/** What an editor was built for. */
export interface BuiltFor {
  /** The name of the site in its settings. */
  name: string
  /** Undefined where changes are saved as a file. */
  repository?: WebEditorHost
  /** The site's folder in its repository: "" or "sites/fox/". */
  place: string
  /** The ids that git gives to the folders of schemas and code, by their paths from the repository's root; empty without git. */
  trees: Record<string, string>
  /** The same of public/. */
  files: Record<string, string>
  /** "2026-11-26T08:00:00.000Z". */
  builtAt: string
}

/** What the editor begins with where there is no host. */
export interface StartText {
  /** Of pages.json. */
  text: string
  /** The blob ids of public/, by address. */
  files: Record<string, string>
}

/** StartText, sealed with the access key of the guarded pages in the slot "data" for the path `webEditorData.start`. */
export interface SealedStart {
  sealed: string
}

/** Where index.html has the data of the window: the attributes of #editor. */
export interface EditorAttributes {
  /** The address of the worker's script. */
  worker: string
}

/** The id of the script element of frame.html that holds FrameCode as JSON. */
export const frameCodeId = 'frame-code'

/** The code of a page in a frame, as addresses. */
export interface FrameCode {
  /** The entry module of the app, then those that it imports. */
  app: string[]
  loader: string
  opener: string
  statistics: string
  elements: string
  /** frame.html links them. */
  styles: string[]
  /** What the blocks of a type need besides. */
  blockStyles: Record<string, string[]>
}
