import { frameSight } from '../../review/words/sights'
import type { Side } from '../look/side'
import { Visit } from '../look/visit'
import { type PicturePair, type SeenChange, screens } from '../model'
import type { PlannedBlock, PlannedPage } from '../plan/plan-pages'
import { encodePair } from './encode'
import { decode } from './pixels'
import { type Finding, ScreenComparison } from './screen-comparison'

/** The two states of a site, each served to a browser. */
export interface OpenSides {
  before: Side
  now: Side
}

const frameLabel = 'the frame of the page: header, navigation and footer'

/** A page that is in one of the states only, as a whole. */
async function showPage(sides: OpenSides, page: PlannedPage): Promise<SeenChange> {
  const { sight, path, now } = page
  const isNew = now !== undefined
  const visit = await Visit.open(isNew ? sides.now : sides.before, path)
  const pairs: PicturePair[] = []
  let isRestless = false
  try {
    for (const screen of screens) {
      const { png, restless } = await visit.look(screen)
      const pixels = await decode(png)
      isRestless ||= restless.length > 0
      pairs.push(await encodePair(screen.name, isNew ? { now: pixels } : { before: pixels }, []))
    }
  } finally {
    await visit.close()
  }
  return { sight, kind: isNew ? 'new' : 'removed', page: path, label: 'the page', pairs, isRestless, alsoOn: [] }
}

/** Puts together what was found of each place on all screens. */
function gather(page: PlannedPage, findings: Finding[], isFrameWritten: boolean): SeenChange[] {
  const changes = new Map<string, SeenChange>()
  for (const { block, pair, isRestless } of findings) {
    const key = block ? `${block.before} ${block.now}` : frameSight
    const change = changes.get(key) ?? {
      sight: block?.sight ?? frameSight,
      kind: block?.kind ?? (isFrameWritten ? 'changed' : 'unwritten'),
      page: page.path,
      label: block?.label ?? frameLabel,
      ...(block?.wasNumber !== undefined && { wasNumber: block.wasNumber }),
      pairs: [],
      isRestless: false,
      alsoOn: [],
    }
    if (pair) change.pairs.push(pair)
    change.isRestless ||= isRestless
    changes.set(key, change)
  }
  return [...changes.values()]
}

/** Returns what became of a page's blocks and of its frame. `isFrameWritten` says whether settings of the site were changed. */
export async function comparePage(sides: OpenSides, page: PlannedPage, isFrameWritten: boolean): Promise<SeenChange[]> {
  if (page.before === undefined || page.now === undefined) return [await showPage(sides, page)]
  const [before, now] = await Promise.all([Visit.open(sides.before, page.before), Visit.open(sides.now, page.now)])
  const findings: Finding[] = []
  const written = page.blocks.filter(({ kind }) => kind !== 'unwritten')
  const countOf = (state: 'before' | 'now') => page.blocks.filter((block) => block[state] !== undefined).length
  try {
    for (const screen of screens) {
      const comparison = await ScreenComparison.open(screen, { before, now })
      if (!comparison) continue
      const { counts } = comparison
      const isClear = counts.before === countOf('before') && counts.now === countOf('now')
      const whole: PlannedBlock = {
        sight: page.sight,
        kind: written.length > 0 ? 'changed' : 'unwritten',
        label: 'the page',
      }
      findings.push(...(await (isClear ? comparison.find(page.blocks, isFrameWritten) : comparison.findWhole(whole))))
    }
  } finally {
    await Promise.all([before.close(), now.close()])
  }
  return gather(page, findings, isFrameWritten)
}
