import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { accessKeyNames } from '../../base/shared-types/access-key-names'
import { Failure } from '../../base/shared-types/failure'
import { asList, isObject } from '../../base/shared-types/json'
import type { ReportProgress } from '../../base/shared-types/progress'
import { findAccessKey } from '../../building/site-build/guarded-pages/access-key'
import type { ChangeSince } from '../../content/change-summary/change-since'
import type { SiteChange } from '../../content/change-summary/compare/compare'
import { formatMoment } from '../../content/publication-dates/format-time'
import { type Moment, writeLocalTime } from '../../content/publication-dates/local-time'
import { publicSpan, stateAt, zoneOf } from '../../content/publication-dates/page-times'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { readFolderChange } from '../summary-command/read-change'
import { comparePages } from './compare-pages'
import { findDifferingPages, withFirstMade } from './plan/differing-pages'
import { planComparison } from './plan/plan-comparison'
import { buildSides } from './sides/build-sides'
import { findRevision } from './sides/revision-files'
import type { VisibleChange } from './visible-change'

export function describeHiddenPages({ pages, now: content }: SiteChange, at: Moment): string[] {
  const zone = zoneOf(content)
  return pages.flatMap(({ path, now }) => {
    if (!now || now.redirect !== undefined) return []
    const state = stateAt(now, at, zone)
    if (state === 'draft') return [`${path} is a draft, so it is not shown here.`]
    if (state !== 'coming') return []
    const { from } = publicSpan(now, zone)
    const time = writeLocalTime(from, zone)
    return [
      `${path} appears on ${formatMoment(from, { now: at, zone })}, so it is not shown here. Use --at "${time}" to show it.`,
    ]
  })
}

export interface CompareInput {
  root: string
  site: string
  revision: string
  /** Both states are shown as of this time, in the site's time zone. */
  at?: string
  chromium: string
  notify: (line: string) => void
  progress: ReportProgress
}

export interface Comparison {
  since: { name: string; subject: string; time: string }
  folder: ChangeSince
  changes: VisibleChange[]
  isCodeChanged: boolean
  pages: number
  pagesCompared: number
  notes: string[]
}

/**
 * The folder goes when the process exits, at the latest. It is made in one step: a signal may end the process between
 * two.
 */
function makeTemporaryFolder(): { folder: string; remove: () => void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'before-after-')))
  // A child process may still be writing to it.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', remove)
  return {
    folder,
    remove() {
      process.off('exit', remove)
      remove()
    },
  }
}

/** The environment hands the access key of guarded pages to builds. */
async function findKey({ root, site, notify }: CompareInput, { change }: ChangeSince) {
  const pages = [change.before, change.now].flatMap(({ pages: list }) => asList(list))
  if (!pages.some((page) => isObject(page) && page.guard !== undefined)) return { accessKey: '', env: {} }
  const names = accessKeyNames(await readSchemas(root, site))
  const accessKey = findAccessKey(site, names, notify)
  return { accessKey, env: { [names.variable]: accessKey } }
}

export async function compareStates(input: CompareInput): Promise<Comparison> {
  const { root, revision, at, chromium, notify, progress } = input
  const site = resolve(input.site)
  const edited = await readFolderChange(root, site, revision, at)
  const { since: name } = edited.context
  if (edited.before === undefined)
    throw new Failure(`There is no pages.json in ${name}, so there is nothing to compare with.`)
  const { subject, time } = await findRevision(site, revision)
  const { accessKey, env } = await findKey({ ...input, site }, edited)
  const { folder, remove } = makeTemporaryFolder()
  try {
    const sides = await buildSides({
      root: resolve(root),
      site,
      revision,
      name,
      at,
      folder,
      env: { ...env, SOURCES: 'kept' },
      notify,
    })
    const planned = withFirstMade(sides.before, sides.now, planComparison(edited.change, edited.context))
    const pages = findDifferingPages(sides.before, sides.now, planned)
    const areSettingsEdited = edited.change.settings.length > 0
    return {
      since: { name, subject, time },
      folder: edited,
      changes: await comparePages({ ...sides, pages, chromium, accessKey, areSettingsEdited, progress }),
      isCodeChanged: sides.isCodeChanged,
      pages: planned.length,
      pagesCompared: pages.length,
      notes: [...sides.notes, ...describeHiddenPages(edited.change, edited.context.at)],
    }
  } finally {
    remove()
  }
}
