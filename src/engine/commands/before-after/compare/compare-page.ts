import { frameTarget } from '../../../content/change-summary/words/target-key'
import { CapturedPage } from '../capture/captured-page'
import type { Side } from '../capture/side'
import type { PlannedBlock, PlannedPage } from '../plan/plan-comparison'
import { type PicturePair, screens, type VisibleChange } from '../visible-change'
import { encodePair } from './encode'
import { decode } from './pixels'
import { ScreenComparison, type ScreenFinding } from './screen-comparison'

export interface OpenSides {
  before: Side
  now: Side
}

const frameLabel = 'the frame of the page: header, navigation and footer'

async function capturePage(sides: OpenSides, page: PlannedPage): Promise<VisibleChange> {
  const { target, path, now } = page
  const isNew = now !== undefined
  const visit = await CapturedPage.open(isNew ? sides.now : sides.before, path)
  const pairs: PicturePair[] = []
  let isUnstable = false
  try {
    for (const screen of screens) {
      const { png, unstable } = await visit.capture(screen)
      const pixels = await decode(png)
      isUnstable ||= unstable.length > 0
      pairs.push(await encodePair(screen.name, isNew ? { now: pixels } : { before: pixels }, []))
    }
  } finally {
    await visit.close()
  }
  return { target, kind: isNew ? 'new' : 'removed', page: path, label: 'the page', pairs, isUnstable, alsoOn: [] }
}

function mergeScreens(page: PlannedPage, findings: ScreenFinding[], areSettingsEdited: boolean): VisibleChange[] {
  const changes = new Map<string, VisibleChange>()
  for (const { block, pair, isUnstable } of findings) {
    const key = block ? `${block.before} ${block.now}` : frameTarget
    const change = changes.get(key) ?? {
      target: block?.target ?? frameTarget,
      kind: block?.kind ?? (areSettingsEdited ? 'changed' : 'indirect'),
      page: page.path,
      label: block?.label ?? frameLabel,
      ...(block?.wasNumber !== undefined && { wasNumber: block.wasNumber }),
      pairs: [],
      isUnstable: false,
      alsoOn: [],
    }
    if (pair) change.pairs.push(pair)
    change.isUnstable ||= isUnstable
    changes.set(key, change)
  }
  return [...changes.values()]
}

export async function comparePage(
  sides: OpenSides,
  page: PlannedPage,
  areSettingsEdited: boolean,
): Promise<VisibleChange[]> {
  if (page.before === undefined || page.now === undefined) return [await capturePage(sides, page)]
  const [before, now] = await Promise.all([
    CapturedPage.open(sides.before, page.before),
    CapturedPage.open(sides.now, page.now),
  ])
  const findings: ScreenFinding[] = []
  const edited = page.blocks.filter(({ kind }) => kind !== 'indirect')
  const countOf = (state: 'before' | 'now') => page.blocks.filter((block) => block[state] !== undefined).length
  try {
    for (const screen of screens) {
      const comparison = await ScreenComparison.open(screen, { before, now })
      if (!comparison) continue
      const { counts } = comparison
      const isClear = counts.before === countOf('before') && counts.now === countOf('now')
      const whole: PlannedBlock = {
        target: page.target,
        kind: edited.length > 0 ? 'changed' : 'indirect',
        label: 'the page',
      }
      findings.push(
        ...(await (isClear ? comparison.find(page.blocks, areSettingsEdited) : comparison.findWhole(whole))),
      )
    }
  } finally {
    await Promise.all([before.close(), now.close()])
  }
  return mergeScreens(page, findings, areSettingsEdited)
}
