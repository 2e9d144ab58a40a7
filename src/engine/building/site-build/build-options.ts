import type { Problem } from '../../base/shared-types/problem'
import type { ReportProgress } from '../../base/shared-types/progress'
import type { Moment } from '../../content/publication-dates/local-time'
import type { SiteFiles } from '../../folders/site-folder/read-site'

export interface BuildOptions {
  root: string
  site: string
  out: string
  /** See timeOf. */
  at?: string | Moment
  /** Only for a site that is served on this computer and not published. */
  formAddress?: string
  /** See refuseFewerPages. */
  mayLosePages?: boolean
  /** Built in place of pages.json and public/, and held to the schemas alone. */
  given?: SiteFiles
  notify: (line: string) => void
  progress: ReportProgress
}

export interface BuildFailed {
  problems: Problem[]
  text: string
}
