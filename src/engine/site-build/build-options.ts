import type { Problem } from '../model/problem'
import type { ReportProgress } from '../model/progress'
import type { NextChange } from '../schedule/changes'
import type { Moment } from '../schedule/local-time'
import type { Published } from './output/output'

/** What to build, where to, and whom to notify. */
export interface BuildOptions {
  /** The folder of this project: schemas/ and src/ are in it. */
  root: string
  /** The folder with pages.json and public/. */
  site: string
  /** The folder that the site is built into. */
  out: string
  /** The time that the site is built for, by its own clocks ("2027-01-12 09:00") or as a moment; now where it is left out. */
  at?: string | Moment
  /** Where forms are sent instead of the service that the site names. */
  formAddress?: string
  /** Whether the site may have far fewer pages than at its last build. */
  mayLosePages?: boolean
  notify: (line: string) => void
  progress: ReportProgress
}

/** A site that was built. */
export interface BuiltSite {
  problems: []
  /** The paths of its pages, and those of them that are guarded. */
  pages: string[]
  guarded: string[]
  /** How many addresses redirect. */
  redirects: number
  /** How many pages are as they were in the last build. */
  reused: number
  /** How many pictures of pixels the pages show, and how many of them were encoded now. */
  pictures: number
  encoded: number
  published: Published
  /** The site's next change that a date brings. */
  next?: NextChange
}

/** What a build returns: the site, or the problems that stopped it with the text that they are in. */
export type BuildResult = BuiltSite | { problems: Problem[]; text: string }
