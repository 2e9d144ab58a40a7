import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { workInChromium } from '../../base/chromium/work-in-chromium'
import { dataFile } from '../../base/shared-types/addresses'
import { Failure } from '../../base/shared-types/failure'
import { asObject } from '../../base/shared-types/json'
import type { ReportProgress } from '../../base/shared-types/progress'
import { frameTarget, isFileTarget } from '../../content/change-summary/words/target-key'
import { Side } from './capture/side'
import { comparePage } from './compare/compare-page'
import type { PlannedPage } from './plan/plan-comparison'
import type { VisibleChange } from './visible-change'

function commonKey(
  { target, kind, page, pairs }: VisibleChange,
  layoutOf: (path: string) => string,
): string | undefined {
  if (target === frameTarget) return `${target} ${layoutOf(page)}`
  if (target.startsWith('shared ')) return target
  if (kind !== 'indirect' && !isFileTarget(target)) return undefined
  const hash = createHash('sha256').update(isFileTarget(target) ? target : kind)
  for (const { screen, before, now } of pairs)
    for (const shown of [before, now]) hash.update(`${screen} `).update(shown?.whole.webp ?? '')
  return hash.digest('hex')
}

/**
 * One change may be on several pages: a shared block, equal pictures, a layout's frame. The pictures are of the first
 * page that has some.
 */
function mergeSame(changes: VisibleChange[], layoutOf: (path: string) => string): VisibleChange[] {
  const merged = new Map<string, VisibleChange>()
  for (const [index, change] of changes.entries()) {
    const key = commonKey(change, layoutOf) ?? String(index)
    const first = merged.get(key)
    if (!first) merged.set(key, { ...change })
    else if (first.pairs.length === 0 && change.pairs.length > 0)
      merged.set(key, { ...change, alsoOn: [first.page, ...first.alsoOn] })
    else if (!first.alsoOn.includes(change.page) && first.page !== change.page) first.alsoOn.push(change.page)
  }
  return [...merged.values()]
}

/** Milliseconds for one page: some hundred screenshots on a busy machine. */
const longestComparison = 300_000

interface PagesInput {
  before: string
  now: string
  pages: PlannedPage[]
  chromium: string
  accessKey: string
  /** Settings show in every page's frame: header, navigation and footer. */
  areSettingsEdited: boolean
  progress: ReportProgress
}

function layoutIn(dist: string, path: string): string {
  const file = join(dist, dataFile(path))
  return existsSync(file) ? String(asObject(JSON.parse(readFileSync(file, 'utf8'))).layout) : ''
}

async function openSides(browser: Browser, { before, now, accessKey }: PagesInput) {
  const time = Date.now()
  return {
    before: await Side.open(browser, before, time, accessKey),
    now: await Side.open(browser, now, time, accessKey),
  }
}

export async function comparePages(input: PagesInput): Promise<VisibleChange[]> {
  const { pages, areSettingsEdited, progress } = input
  if (pages.length === 0) return []
  let done = 0
  const results = await workInChromium(pages, {
    chromium: input.chromium,
    open: (browser) => openSides(browser, input),
    work: (sides, page) => comparePage(sides, page, areSettingsEdited),
    limit: longestComparison,
    onDone: () => progress('Compared', ++done, pages.length),
  })
  const changes = results.flatMap((changes, index) => {
    if (changes) return changes
    throw new Failure(`Chromium shows no pictures of the page ${pages[index]?.path}. Run the command again.`)
  })
  return mergeSame(changes, (path) => layoutIn(input.now, path))
}
