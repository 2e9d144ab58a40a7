import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { dataFile } from '../model/addresses'
import type { ReportProgress } from '../model/progress'
import { asPart } from '../review/compare/part'
import { comparePage } from './compare/compare-page'
import { gatherSame } from './compare/gather-same'
import { startChromium } from './look/browser'
import { inLanes } from './look/in-lanes'
import { Side } from './look/side'
import type { SeenChange } from './model'
import type { PlannedPage } from './plan/plan-pages'

/** Pages to look at, in two built sites. */
export interface LookInput {
  /** The folders of the two sites. */
  before: string
  now: string
  pages: PlannedPage[]
  /** The path of a Chromium. */
  chromium: string
  /** Opens guarded pages. */
  accessKey: string
  /** Whether settings of the site were changed, which are seen in the frame of its pages. */
  isFrameWritten: boolean
  progress: ReportProgress
}

/** The layout of a built page. A page that is gone has none. */
function layoutIn(dist: string, path: string): string {
  const file = join(dist, dataFile(path))
  return existsSync(file) ? String(asPart(JSON.parse(readFileSync(file, 'utf8'))).layout) : ''
}

async function openSides(browser: Browser, { before, now, accessKey }: LookInput) {
  // One moment for both: what tells the time looks the same.
  const time = Date.now()
  return {
    before: await Side.open(browser, before, time, accessKey),
    now: await Side.open(browser, now, time, accessKey),
  }
}

/** Looks at pages in both states, and returns what looks different. Throws a Failure where Chromium cannot be started. */
export async function lookAtPages(input: LookInput): Promise<SeenChange[]> {
  const { pages, isFrameWritten, progress } = input
  if (pages.length === 0) return []
  const browser = await startChromium(input.chromium)
  try {
    const sides = await openSides(browser, input)
    const found = await inLanes(
      pages,
      (page) => comparePage(sides, page, isFrameWritten),
      (done) => progress('Compared', done, pages.length),
    )
    await Promise.all([sides.before.close(), sides.now.close()])
    return gatherSame(found.flat(), (path) => layoutIn(input.now, path))
  } finally {
    await browser.close()
  }
}
