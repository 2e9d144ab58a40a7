import type { Look, Visit } from '../look/visit'
import type { Box, PicturePair, Screen } from '../model'
import type { PlannedBlock } from '../plan/plan-pages'
import { encodePair } from './encode'
import { compareApart, comparePixels, crop, type Difference, decode, leastShare, type Pixels } from './pixels'

/** A page in one of the two states, on a screen. */
interface State {
  visit: Visit
  look: Look
  pixels: Pixels
}

/** What is to be shown of a place. */
export interface Finding {
  /** Undefined for the frame of the page. */
  block?: PlannedBlock
  /** Undefined where what was written cannot be seen. */
  pair?: PicturePair
  isRestless: boolean
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** The whole width of a page above its first block, and below its last one. */
function outsideOf({ look: { blocks }, pixels: { width, height } }: State): [above: Box, below: Box] {
  const top = Math.min(height, ...blocks.map(({ y }) => y))
  const bottom = Math.max(0, ...blocks.map((box) => box.y + box.height))
  return [
    { x: 0, y: 0, width, height: top },
    { x: 0, y: bottom, width, height: height - bottom },
  ]
}

/** A block that looks different, though nothing was written in it. */
interface Suspect {
  block: PlannedBlock
  difference: Difference
  isRestless: boolean
  /** Whether its words are others: it shows those of another place, and a few of them are little of a large block. */
  hasOtherWords: boolean
}

/** Compares a page in its two states on one screen, block with block. */
export class ScreenComparison {
  private constructor(
    private readonly screen: Screen,
    private readonly before: State,
    private readonly now: State,
  ) {}

  /** Shows a page on a screen in both states; returns undefined where both look the same in every pixel. */
  static async open(screen: Screen, visits: { before: Visit; now: Visit }): Promise<ScreenComparison | undefined> {
    const [before, now] = await Promise.all([visits.before.look(screen), visits.now.look(screen)])
    if (before.png.equals(now.png)) return undefined
    const [old, fresh] = await Promise.all([decode(before.png), decode(now.png)])
    return new ScreenComparison(
      screen,
      { visit: visits.before, look: before, pixels: old },
      { visit: visits.now, look: now, pixels: fresh },
    )
  }

  /** How many blocks there are in the two states. */
  get counts(): { before: number; now: number } {
    return { before: this.before.look.blocks.length, now: this.now.look.blocks.length }
  }

  /** Returns what is to be shown of blocks and frame. `isFrameWritten` says whether settings of the site were changed. */
  async find(blocks: PlannedBlock[], isFrameWritten: boolean): Promise<Finding[]> {
    const findings: Finding[] = []
    const suspects: Suspect[] = []
    for (const block of blocks) {
      const isRestless = this.isRestless(block)
      const difference = this.differenceOf(block)
      if (block.kind !== 'unwritten') findings.push({ block, isRestless, pair: await this.pairOf(block, difference) })
      else if (isRestless) findings.push({ block, isRestless })
      else if (difference.share > 0) {
        const hasOtherWords = await this.hasOtherWords(block)
        if (hasOtherWords || difference.share >= leastShare)
          suspects.push({ block, difference, isRestless, hasOtherWords })
      }
    }
    const frame = await this.compareFrames(isFrameWritten)
    if (frame) findings.push(frame)
    for (const suspect of await this.clear(suspects, findings.length > 0))
      findings.push({ ...suspect, pair: await this.pairOf(suspect.block, suspect.difference) })
    return findings
  }

  /** Shows the page as a whole: where its blocks cannot be told apart. */
  async findWhole(block: PlannedBlock): Promise<Finding[]> {
    const { before, now } = this
    const { share, marks } = comparePixels(before.pixels, now.pixels)
    if (share < leastShare) return []
    const pictures = { before: before.pixels, now: now.pixels }
    return [{ block, isRestless: false, pair: await encodePair(this.screen.name, pictures, marks) }]
  }

  private boxOf(state: 'before' | 'now', block: PlannedBlock): Box | undefined {
    const place = block[state]
    return place === undefined ? undefined : this[state].look.blocks[place]
  }

  private pixelsOf(state: 'before' | 'now', block: PlannedBlock): Pixels | undefined {
    const box = this.boxOf(state, block)
    return box && crop(this[state].pixels, box)
  }

  private isRestless(block: PlannedBlock): boolean {
    return (['before', 'now'] as const).some((state) => {
      const box = this.boxOf(state, block)
      return box !== undefined && this[state].look.restless.some((other) => overlap(box, other))
    })
  }

  private differenceOf(block: PlannedBlock): Difference {
    const [before, now] = [this.pixelsOf('before', block), this.pixelsOf('now', block)]
    return before && now ? comparePixels(before, now) : { share: 1, marks: [] }
  }

  /** Returns undefined where a block that was changed in its place looks the same. */
  private async pairOf(block: PlannedBlock, { share, marks }: Difference): Promise<PicturePair | undefined> {
    if (share === 0 && block.kind === 'changed') return undefined
    const pictures = { before: this.pixelsOf('before', block), now: this.pixelsOf('now', block) }
    return encodePair(this.screen.name, pictures, marks)
  }

  /** Compares header, navigation and footer, where anything outside of the blocks differs. */
  private async compareFrames(isWritten: boolean): Promise<Finding | undefined> {
    const { before, now, screen } = this
    const [outside, outsideNow] = [outsideOf(before), outsideOf(now)]
    const isSuspect = outside.some((box, index) => {
      const other = outsideNow[index] as Box
      return comparePixels(crop(before.pixels, box), crop(now.pixels, other)).share > 0
    })
    if (!isSuspect) return undefined
    const [old, fresh] = await Promise.all([before.visit.frame(), now.visit.frame()])
    const [was, is] = await Promise.all([decode(old.png), decode(fresh.png)])
    const { share, marks } = comparePixels(was, is)
    // One word of the navigation is less than that of the whole frame.
    if (share === 0 || (!isWritten && share < leastShare)) return undefined
    const isRestless = old.restless.length + fresh.restless.length > 0
    return { isRestless, pair: await encodePair(screen.name, { before: was, now: is }, marks) }
  }

  /**
   * What stands beside a block may reach into its place: then the block looks different though it is not. Looked at alone
   * it is the same, and something else on the page has changed.
   */
  private async clear(suspects: Suspect[], hasOthers: boolean): Promise<Suspect[]> {
    if (suspects.length === 0 || (suspects.length === 1 && !hasOthers)) return suspects
    const real: Suspect[] = []
    for (const suspect of suspects)
      if (suspect.hasOtherWords || (await this.differsAlone(suspect.block))) real.push(suspect)
    return real.length > 0 || hasOthers ? real : suspects
  }

  private async hasOtherWords({ before, now }: PlannedBlock): Promise<boolean> {
    if (before === undefined || now === undefined) return before !== now
    const [was, is] = await Promise.all([this.before.visit.words(before), this.now.visit.words(now)])
    return was !== is
  }

  private async differsAlone(block: PlannedBlock): Promise<boolean> {
    const take = (state: 'before' | 'now') => {
      const box = this.boxOf(state, block)
      const isSeen = box && box.width > 0 && box.height > 0
      return isSeen ? this[state].visit.alone(block[state] as number, box) : undefined
    }
    const [before, now] = await Promise.all([take('before'), take('now')])
    if (!before || !now) return before !== now
    if (before.png.equals(now.png)) return false
    return compareApart(await decode(before.png), await decode(now.png)).share >= leastShare
  }
}
