import type { Capture, CapturedPage } from '../capture/captured-page'
import type { PlannedBlock } from '../plan/plan-comparison'
import type { Box, PicturePair, ScreenSize } from '../visible-change'
import { encodePair } from './encode'
import { compareMoved, comparePixels, crop, decode, minShare, type PixelDifference, type Pixels } from './pixels'

interface State {
  visit: CapturedPage
  capture: Capture
  pixels: Pixels
}

export interface ScreenFinding {
  block?: PlannedBlock
  pair?: PicturePair
  isUnstable: boolean
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

function outsideOf({ capture: { blocks }, pixels: { width, height } }: State): [above: Box, below: Box] {
  const top = Math.min(height, ...blocks.map(({ y }) => y))
  const bottom = Math.max(0, ...blocks.map((box) => box.y + box.height))
  return [
    { x: 0, y: 0, width, height: top },
    { x: 0, y: bottom, width, height: height - bottom },
  ]
}

interface Suspect {
  block: PlannedBlock
  difference: PixelDifference
  isUnstable: boolean
  /** A block may show another place's text. A few words of a large block are less than `minShare`. */
  hasOtherText: boolean
}

export class ScreenComparison {
  private constructor(
    private readonly screen: ScreenSize,
    private readonly before: State,
    private readonly now: State,
  ) {}

  /** Undefined if both states look the same to the pixel. */
  static async open(
    screen: ScreenSize,
    visits: { before: CapturedPage; now: CapturedPage },
  ): Promise<ScreenComparison | undefined> {
    const [before, now] = await Promise.all([visits.before.capture(screen), visits.now.capture(screen)])
    if (before.png.equals(now.png)) return undefined
    const [old, fresh] = await Promise.all([decode(before.png), decode(now.png)])
    return new ScreenComparison(
      screen,
      { visit: visits.before, capture: before, pixels: old },
      { visit: visits.now, capture: now, pixels: fresh },
    )
  }

  get counts(): { before: number; now: number } {
    return { before: this.before.capture.blocks.length, now: this.now.capture.blocks.length }
  }

  async find(blocks: PlannedBlock[], areSettingsEdited: boolean): Promise<ScreenFinding[]> {
    const findings: ScreenFinding[] = []
    const suspects: Suspect[] = []
    for (const block of blocks) {
      const isUnstable = this.isUnstable(block)
      const difference = this.differenceOf(block)
      if (block.kind !== 'indirect') findings.push({ block, isUnstable, pair: await this.pairOf(block, difference) })
      else if (isUnstable) findings.push({ block, isUnstable })
      else if (difference.share > 0) {
        const hasOtherText = await this.hasOtherText(block)
        if (hasOtherText || difference.share >= minShare) suspects.push({ block, difference, isUnstable, hasOtherText })
      }
    }
    const frame = await this.compareFrames(areSettingsEdited)
    if (frame) findings.push(frame)
    for (const suspect of await this.dropOverlapped(suspects, findings.length > 0))
      findings.push({ ...suspect, pair: await this.pairOf(suspect.block, suspect.difference) })
    return findings
  }

  async findWhole(block: PlannedBlock): Promise<ScreenFinding[]> {
    const { before, now } = this
    const { share, marks } = comparePixels(before.pixels, now.pixels)
    if (share < minShare) return []
    const pictures = { before: before.pixels, now: now.pixels }
    return [{ block, isUnstable: false, pair: await encodePair(this.screen.name, pictures, marks) }]
  }

  private boxOf(state: 'before' | 'now', block: PlannedBlock): Box | undefined {
    const place = block[state]
    return place === undefined ? undefined : this[state].capture.blocks[place]
  }

  private pixelsOf(state: 'before' | 'now', block: PlannedBlock): Pixels | undefined {
    const box = this.boxOf(state, block)
    return box && crop(this[state].pixels, box)
  }

  private isUnstable(block: PlannedBlock): boolean {
    return (['before', 'now'] as const).some((state) => {
      const box = this.boxOf(state, block)
      return box !== undefined && this[state].capture.unstable.some((other) => overlap(box, other))
    })
  }

  private differenceOf(block: PlannedBlock): PixelDifference {
    const [before, now] = [this.pixelsOf('before', block), this.pixelsOf('now', block)]
    return before && now ? comparePixels(before, now) : { share: 1, marks: [] }
  }

  private async pairOf(block: PlannedBlock, { share, marks }: PixelDifference): Promise<PicturePair | undefined> {
    if (share === 0 && block.kind === 'changed') return undefined
    const pictures = { before: this.pixelsOf('before', block), now: this.pixelsOf('now', block) }
    return encodePair(this.screen.name, pictures, marks)
  }

  private async compareFrames(isEdited: boolean): Promise<ScreenFinding | undefined> {
    const { before, now, screen } = this
    const [outside, outsideNow] = [outsideOf(before), outsideOf(now)]
    const isSuspect = outside.some((box, index) => {
      const other = outsideNow[index] as Box
      return comparePixels(crop(before.pixels, box), crop(now.pixels, other)).share > 0
    })
    if (!isSuspect) return undefined
    const [old, fresh] = await Promise.all([before.visit.captureFrame(), now.visit.captureFrame()])
    const [was, is] = await Promise.all([decode(old.png), decode(fresh.png)])
    const { share, marks } = comparePixels(was, is)
    // One word of the navigation is less than `minShare` of the frame.
    if (share === 0 || (!isEdited && share < minShare)) return undefined
    const isUnstable = old.unstable.length + fresh.unstable.length > 0
    return { isUnstable, pair: await encodePair(screen.name, { before: was, now: is }, marks) }
  }

  /** Blocks that differ only by what reaches into their box are equal in isolation. */
  private async dropOverlapped(suspects: Suspect[], hasOthers: boolean): Promise<Suspect[]> {
    if (suspects.length === 0 || (suspects.length === 1 && !hasOthers)) return suspects
    const real: Suspect[] = []
    for (const suspect of suspects)
      if (suspect.hasOtherText || (await this.differsInIsolation(suspect.block))) real.push(suspect)
    return real.length > 0 || hasOthers ? real : suspects
  }

  private async hasOtherText({ before, now }: PlannedBlock): Promise<boolean> {
    if (before === undefined || now === undefined) return before !== now
    const [was, is] = await Promise.all([this.before.visit.readBlockText(before), this.now.visit.readBlockText(now)])
    return was !== is
  }

  private async differsInIsolation(block: PlannedBlock): Promise<boolean> {
    const take = (state: 'before' | 'now') => {
      const box = this.boxOf(state, block)
      const isSeen = box && box.width > 0 && box.height > 0
      return isSeen ? this[state].visit.captureBlock(block[state] as number, box) : undefined
    }
    const [before, now] = await Promise.all([take('before'), take('now')])
    if (!before || !now) return before !== now
    if (before.png.equals(now.png)) return false
    return compareMoved(await decode(before.png), await decode(now.png)).share >= minShare
  }
}
