import type { Sources } from '../load'

/** The data that a build writes for the editor on the web, at addresses of the editor's own origin. */
export const webEditorData = {
  /** BuiltFor. */
  site: '/editor/site.json',
  /** FileFacts of the files of public/ at build time. */
  facts: '/editor/facts.json',
  /** string[], each made by `placementOf`: the files that lie at the addresses that the published site has them at. */
  placements: '/editor/placements.json',
  /** All schemas, by their path below schemas/. */
  schemas: '/editor/schemas.json',
  /** The picture that examples show. */
  placeholder: '/editor/placeholder.svg',
  /** A module whose default export is the compiled validator of the schemas: see openValidator. */
  validator: '/editor/validator.js',
  /** StartText or SealedStart, where there is no host. It may be missing. */
  start: '/editor/start.json',
}

/** The setting `site.editor`. */
export interface EditorSetting extends Partial<WebEditorHost> {
  /** Read of the text that is published, by `publishWayOf`. */
  publish?: 'request' | 'direct'
}

/** Where a site is kept, by the setting `site.editor` or what the environment of the build says instead. */
export interface WebEditorHost {
  /** "github:owner/name". */
  host: string
  /** The branch that authors edit; without it the default branch. */
  branch?: string
  clientId?: string
  /** The address of deploy/sign-in. */
  relay?: string
}

export interface BuiltFor {
  name: string
  /** Undefined where changes are saved as a file. */
  repository?: WebEditorHost
  /** The site's folder in its repository: "" or "sites/fox/". */
  place: string
  /** The ids that git gives to the folders of schemas and code, by their paths from the repository's root; empty without git. */
  trees: Record<string, string>
  /** The same of public/. */
  files: Record<string, string>
  /** Of the studio's sources, as they were kept when the editor was built. */
  answers?: Sources
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
