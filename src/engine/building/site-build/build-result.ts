import type { NextChange } from '../../content/publication-dates/changes'
import type { BuildFailed, BuildOptions } from './build-options'
import type { SoundSite } from './checked-site'
import type { Published } from './output/output'

/** Of the editor on the web. */
export interface EditorOptions extends BuildOptions {
  /** Where the site is kept, "github:owner/name". Without it the environment says so, or the setting `editor`. */
  host?: string
  /** From a build of the site, which has just read and checked it. */
  sound?: SoundSite
}

export interface BuiltSite {
  problems: []
  /** The paths of all pages, and of the guarded ones. */
  pages: string[]
  guarded: string[]
  redirects: number
  /** How many pages have not changed since the last build. */
  reused: number
  /** How many raster pictures the pages show, and how many were encoded now. */
  pictures: number
  encoded: number
  published: Published
  next?: NextChange
  /** What it was built from. */
  sound: SoundSite
}

export type BuildResult = BuiltSite | BuildFailed

export type EditorResult = { problems: []; published: Published } | BuildFailed
