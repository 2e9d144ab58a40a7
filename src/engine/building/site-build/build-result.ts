import type { NextChange } from '../../content/publication-dates/publication-events'
import type { BuildFailed, BuildOptions } from './build-options'
import type { SoundSite } from './checked-site'
import type { Published } from './output/output'

export interface EditorOptions extends BuildOptions {
  /** Where the site is kept, "github:owner/name". Without it the environment says so, or the setting `editor`. */
  host?: string
  /** A build of the site has just read and checked it. */
  sound?: SoundSite
}

export interface BuiltSite {
  problems: []
  pages: string[]
  guarded: string[]
  redirects: number
  reused: number
  pictures: number
  encoded: number
  published: Published
  next?: NextChange
  sound: SoundSite
}

export type BuildResult = BuiltSite | BuildFailed

export type EditorResult = { problems: []; published: Published } | BuildFailed
