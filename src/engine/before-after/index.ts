import { rmSync } from 'node:fs'
import { mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { accessKeyNames } from '../model/access-key-names'
import { Failure } from '../model/failure'
import { isObject } from '../model/json'
import type { ReportProgress } from '../model/progress'
import { readSchemas } from '../project/read-schemas'
import { asList } from '../review/compare/part'
import { type FolderChange, readFolderChange } from '../review/summarize-folder'
import { findAccessKey } from '../site-build/guard/access-key'
import { lookAtPages } from './look-at-pages'
import type { SeenChange } from './model'
import { findDifferingPages } from './plan/differing-pages'
import { planPages } from './plan/plan-pages'
import { sayUnseen } from './plan/say-unseen'
import { buildSides } from './sides/build-sides'
import { findRevision } from './sides/revision-files'

/** What is compared, and whom to notify. */
export interface CompareInput {
  /** The folder of this project, and that of the site. */
  root: string
  site: string
  /** A revision of git. */
  revision: string
  /** The time that both states are shown for, by the clocks of the site; now where it is left out. */
  at?: string
  /** The path of a Chromium. */
  chromium: string
  notify: (line: string) => void
  progress: ReportProgress
}

/** How the two states of a site look. */
export interface Comparison {
  /** The revision: its name, what it is called, and when it was recorded, as a date of ISO 8601. */
  since: { name: string; subject: string; time: string }
  /** What was written. */
  folder: FolderChange
  /** What visitors see of it, and what looks different besides. */
  changes: SeenChange[]
  isCodeChanged: boolean
  /** How many pages there are in the two states, and how many of them were looked at. */
  pages: number
  lookedAt: number
  notes: string[]
}

/** A folder of its own, which goes with the process at the latest. */
async function makeFolder(): Promise<{ folder: string; remove: () => void }> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'before-after-')))
  // What was writing into it a moment ago may not have ended yet.
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

/** Returns the access key of guarded pages, as builds find it in their environment. */
async function findKey({ root, site, notify }: CompareInput, { change }: FolderChange) {
  const pages = [change.before, change.now].flatMap(({ pages: list }) => asList(list))
  if (!pages.some((page) => isObject(page) && page.guard !== undefined)) return { accessKey: '', env: {} }
  const names = accessKeyNames(await readSchemas(root, site))
  const accessKey = findAccessKey(site, names, notify)
  return { accessKey, env: { [names.variable]: accessKey } }
}

/** Builds a site as it was in a revision and as it is now, and compares how they look. Throws a Failure where that cannot be. */
export async function compareStates(input: CompareInput): Promise<Comparison> {
  const { root, revision, at, chromium, notify, progress } = input
  const site = resolve(input.site)
  const written = await readFolderChange(root, site, revision, at)
  const { since: name } = written.context
  if (written.before === undefined)
    throw new Failure(`There is no pages.json in ${name}, so there is nothing to compare with.`)
  const { subject, time } = await findRevision(site, revision)
  const { accessKey, env } = await findKey({ ...input, site }, written)
  const { folder, remove } = await makeFolder()
  try {
    const sides = await buildSides({ root: resolve(root), site, revision, name, at, folder, env, notify })
    const planned = planPages(written.change, written.context)
    const pages = findDifferingPages(sides.before, sides.now, planned)
    const isFrameWritten = written.change.settings.length > 0
    return {
      since: { name, subject, time },
      folder: written,
      changes: await lookAtPages({ ...sides, pages, chromium, accessKey, isFrameWritten, progress }),
      isCodeChanged: sides.isCodeChanged,
      pages: planned.length,
      lookedAt: pages.length,
      notes: [...sides.notes, ...sayUnseen(written.change, written.context.at)],
    }
  } finally {
    remove()
  }
}
