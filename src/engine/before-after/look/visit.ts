import type { Page } from 'playwright-core'
import { type Box, type Screen, screens } from '../model'
import { readBlocks, snapBlocks, withBlockAlone, withFrameAlone } from './places'
import type { Side } from './side'
import { waitForPictures } from './stillness'
import { type Taken, takeSettled } from './take-settled'

/** A page as it looks on a screen. */
export interface Look extends Taken {
  /** Where its blocks are. */
  blocks: Box[]
}

/** A page that is open in one of the two states. */
export class Visit {
  private constructor(private readonly page: Page) {}

  static async open(side: Side, path: string): Promise<Visit> {
    return new Visit(await side.visit(path))
  }

  /** Shows the page on a screen and takes its picture. */
  async look({ width, height }: Screen): Promise<Look> {
    const { page } = this
    if (width !== screens[0]?.width) await page.setViewportSize({ width, height })
    await waitForPictures(page)
    await snapBlocks(page)
    return { ...(await takeSettled(page)), blocks: await readBlocks(page) }
  }

  /** Takes a picture of the frame of the page: its blocks are folded away. */
  frame = (): Promise<Taken> => withFrameAlone(this.page, () => takeSettled(this.page))

  /** Takes a picture of one block without what lies over and under it. */
  alone = (index: number, clip: Box): Promise<Taken> =>
    withBlockAlone(this.page, index, () => takeSettled(this.page, clip))

  close = (): Promise<void> => this.page.close()
}
