import type { Sources } from '../load'

/** What a build writes for the editor on the web, on its own origin. */
export const webEditorData = {
  /** BuiltFor. */
  site: '/editor/site.json',
  /** FileFacts of the files of public/ at build time. */
  facts: '/editor/facts.json',
  /** string[] by `placementOf`: the files that the published site has at their own addresses. */
  placements: '/editor/placements.json',
  /** All schemas, by their path below schemas/. */
  schemas: '/editor/schemas.json',
  /** The picture that examples show. */
  placeholder: '/editor/placeholder.svg',
  /** A module that exports the compiled validator by default: see openValidator. */
  validator: '/editor/validator.js',
  /** StartText or SealedStart, for a site without a host. */
  start: '/editor/start.json',
}

/** The setting `site.editor`. */
export interface EditorSetting extends Partial<WebEditorHost> {
  /** Read of the text that is published, by `publishWayOf`. */
  publish?: 'request' | 'direct'
}

/** Where a site is kept: `site.editor`, or what the build's environment says instead. */
export interface WebEditorHost {
  /** "github:owner/name". */
  host: string
  /** That authors edit; else the default branch. */
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
  /** Git's ids of the folders of schemas and code, by path from the repository's root; empty without git. */
  trees: Record<string, string>
  /** The same of public/. */
  files: Record<string, string>
  /** The blob id of pages.json, in which the build has found no errors. Undefined if a text in it must be parsed to be shown. */
  soundText?: string
  /** Of sources, as kept when the editor was built. */
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

/** StartText, sealed with the access key in the slot "data" for the path `webEditorData.start`. */
export interface SealedStart {
  sealed: string
}
