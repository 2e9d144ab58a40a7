import type { Problem } from '../model/problem'
import type { ReportProgress } from '../model/progress'
import type { NextChange } from '../schedule/changes'
import type { Moment } from '../schedule/local-time'
import type { SiteFiles } from '../site/read-site'
import type { SoundSite } from './checked-site'
import type { Published } from './output/output'

export interface BuildOptions {
  /** The folder of this project, with schemas/ and src/. */
  root: string
  /** The folder with pages.json and public/. */
  site: string
  out: string
  /** See timeOf. */
  at?: string | Moment
  /** Replaces the site's form service. */
  formAddress?: string
  /** See refuseFewerPages. */
  mayLosePages?: boolean
  /** Built in place of pages.json and public/, and held to the schemas alone. */
  given?: SiteFiles
  notify: (line: string) => void
  progress: ReportProgress
}

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

/** The problems that stopped a build, and the text that has them. */
export interface BuildFailed {
  problems: Problem[]
  text: string
}

export type BuildResult = BuiltSite | BuildFailed

export type EditorResult = { problems: []; published: Published } | BuildFailed
