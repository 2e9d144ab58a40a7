import type { Problem } from '../model/problem'
import type { Progress } from '../model/progress'
import type { Published } from './output/output'
import type { RenderedSite } from './pages/render-site'
import type { Share } from './shards/share'

/** What to build, where to, and whom to tell. */
export interface BuildOptions {
  /** The folder of this project: schemas/ and src/ are in it. */
  root: string
  /** The folder with pages.json and public/. */
  site: string
  /** The folder that the site is built into. */
  out: string
  /** Where forms are sent instead of the service that the site names. */
  formAddress?: string
  /** Whether the site may have far fewer pages than at its last build. */
  mayLosePages?: boolean
  /** The part of the site to build, where several builds share the work; see shards/merge.ts. */
  share?: Share
  notify: (line: string) => void
  progress: Progress
}

/** What a build has made beside the pages. */
export interface BuiltSite {
  problems: []
  published: Published
  /** How many pictures of pixels the pages show, and how many of them were encoded now. */
  pictures: number
  encoded: number
  /** Whether only what an edit has changed was checked and rendered; see edits/build-edit.ts. */
  isEdit: boolean
}

/** A build's answer: the problems that stopped it with the text they are in, or what it has rendered and changed. */
export type BuildResult =
  | { problems: Problem[]; text: string }
  | (Omit<RenderedSite, 'shown' | 'nameOf' | 'sources'> & BuiltSite)
